import { parse } from 'csv-parse/sync'
import { UserError } from '../../../seed/user-error.ts'
import { formatCsvRows } from '../../../src/api-shapes/csv.ts'
import { findZipCode } from '../../../src/domain/clinic/address.ts'
import type { Point } from '../../../src/domain/geo.ts'

/** The US Census Bureau's batch geocoder: https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html */
const ENDPOINT = 'https://geocoding.geo.census.gov/geocoder/locations/addressbatch'
const BENCHMARK = 'Public_AR_Current'

/** A tenth of the geocoder's limit. A response to 1000 addresses takes a minute or two. */
export const ADDRESSES_PER_BATCH = 1000
const PAUSE_MS = 1000
const TIMEOUT_MS = 300_000
const MAX_ATTEMPTS = 3

export interface Network {
  fetch: typeof fetch
  pause: (milliseconds: number) => Promise<unknown>
}

export async function geocodeBatch(addresses: readonly string[], network: Network): Promise<Map<string, Point | null>> {
  const points = readGeocoderResponse(await requestGeocoderCsv(addresses, network))
  return new Map(addresses.map((address, index) => [address, points.get(String(index)) ?? null]))
}

async function requestGeocoderCsv(addresses: readonly string[], { fetch, pause }: Network): Promise<string> {
  let failureReason = ''
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await pause(PAUSE_MS * (2 ** attempt - 1))
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(ENDPOINT, { method: 'POST', body: toFormData(addresses), signal })
      if (response.ok) return await response.text()
      failureReason = `it returned ${response.status}`
    } catch (error) {
      failureReason = (error as Error).message
    }
  }
  throw new UserError(
    `The Census Bureau's geocoder failed (${failureReason}). Nothing was written. Try again later, or leave out --geocode`,
  )
}

function toFormData(addresses: readonly string[]): FormData {
  const form = new FormData()
  const rows = addresses.map((address, index) => [String(index), ...toGeocoderColumns(address)])
  form.set('addressFile', new Blob([formatCsvRows(rows)], { type: 'text/csv' }), 'addresses.csv')
  form.set('benchmark', BENCHMARK)
  return form
}

function toGeocoderColumns(address: string): string[] {
  const addressParts = address.split(', ')
  const street = addressParts.find((part) => /^\d/.test(part)) ?? addressParts[0] ?? ''
  return [street, addressParts.at(-2) ?? '', 'NY', findZipCode(address) ?? '']
}

/** Parses CSV with the columns id, address, match, match type, matched address and `lng,lat`. Returns points by id. */
export function readGeocoderResponse(text: string): Map<string, Point> {
  const points = new Map<string, Point>()
  for (const [id, , match, , , position] of parseRows(text)) {
    const [lng = Number.NaN, lat = Number.NaN] = (position ?? '').split(',').map(Number)
    if (id !== undefined && match === 'Match' && Number.isFinite(lat) && Number.isFinite(lng))
      points.set(id, { lat: roundDegrees(lat), lng: roundDegrees(lng) })
  }
  return points
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true })
  } catch {
    throw new UserError("The Census Bureau's geocoder did not return CSV. Try again later, or leave out --geocode")
  }
}

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6
