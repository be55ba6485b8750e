import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFarFromZipCenter } from '../../../seed/check/addresses.ts'
import type { Point } from '../../../src/domain/geo.ts'
import { findChangedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { ImportPlan, MergedRow } from '../plan/import-plan.ts'
import { ADDRESSES_PER_BATCH, geocodeBatch, type Network } from './geocoder.ts'

type PointsByAddress = Record<string, Point | null>

const getCacheFile = (folder: string) => join(folder, '.cache', 'geocoder.json')

interface GeocodeOptions {
  /** Null in a dry run, which uses only cached points. */
  network: Network | null
  onBatch: (doneCount: number, totalCount: number) => void
}

/** Geocodes the plan's clinics without an exact point. Returns how many addresses still have no known point. */
export async function geocodePlan(plan: ImportPlan, directory: Directory, options: GeocodeOptions): Promise<number> {
  const inexactRows = [...plan.changes, ...plan.unchangedRows].filter(
    ({ clinic }) => clinic.coordinates?.approximate ?? !clinic.coordinates,
  )
  const addresses = [...new Set(inexactRows.map(({ clinic }) => clinic.address))]
  const points = await findPoints(addresses, directory.folder, options)
  for (const mergedRow of inexactRows) setCoordinates(mergedRow, points[mergedRow.clinic.address] ?? null, directory)
  moveChangedRows(plan)
  return addresses.filter((address) => !points[address]).length
}

async function findPoints(
  addresses: readonly string[],
  folder: string,
  { network, onBatch }: GeocodeOptions,
): Promise<PointsByAddress> {
  const file = getCacheFile(folder)
  const points = readCache(file)
  const uncachedAddresses = addresses.filter((address) => !Object.hasOwn(points, address))
  for (let start = 0; network && start < uncachedAddresses.length; start += ADDRESSES_PER_BATCH) {
    onBatch(start, uncachedAddresses.length)
    const batch = await geocodeBatch(uncachedAddresses.slice(start, start + ADDRESSES_PER_BATCH), network)
    Object.assign(points, Object.fromEntries(batch))
    // Saves the cache after each batch, so that the next import does not repeat the requests of an interrupted one.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(points, null, 1)}\n`)
  }
  return points
}

function readCache(file: string): PointsByAddress {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PointsByAddress) : {}
  } catch {
    return {}
  }
}

function setCoordinates(mergedRow: MergedRow, point: Point | null, { zips }: Directory): void {
  const zip = zips.get(mergedRow.clinic.address.slice(-5))
  if (point && zip && !isFarFromZipCenter(zip, point)) mergedRow.clinic = { ...mergedRow.clinic, coordinates: point }
}

function moveChangedRows(plan: ImportPlan): void {
  const isChanged = ({ before, clinic }: MergedRow) => before === null || findChangedKeys(before, clinic).length > 0
  plan.changes.push(...plan.unchangedRows.filter(isChanged))
  plan.unchangedRows = plan.unchangedRows.filter((mergedRow) => !isChanged(mergedRow))
}
