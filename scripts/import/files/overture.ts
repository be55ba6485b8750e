import type { Cells } from './columns.ts'
import { isObject, type JsonObject } from './records.ts'

// Overture Maps' places: https://docs.overturemaps.org/schema/reference/places/place/

export function isOverture(record: JsonObject): boolean {
  const names = parseIfJson(record['names'])
  return isObject(names) && typeof names['primary'] === 'string'
}

export function overtureCells(record: JsonObject): Cells {
  const names = parseIfJson(record['names'])
  const [address] = toList(record['addresses'])
  const place = isObject(address) ? address : {}
  return withoutBlanks({
    name: isObject(names) ? names['primary'] : undefined,
    ...{ street: place['freeform'], city: place['locality'], zip: place['postcode'] },
    ...{ state: place['region'], country: place['country'] },
    phone: firstText(record['phones']),
    website: firstText(record['websites']),
    email: firstText(record['emails']),
    categories: categoriesOf(parseIfJson(record['categories'])),
    status: record['operating_status'],
  })
}

function categoriesOf(value: unknown): string[] {
  const { primary, alternate } = isObject(value) ? value : {}
  return [primary, ...toList(alternate)]
    .filter((name) => typeof name === 'string')
    .map((name) => name.replaceAll('_', ' '))
}

/** Parses a value that a tool wrote as JSON because it has no nested values. Returns other values unchanged. */
function parseIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function toList(value: unknown): unknown[] {
  const list = parseIfJson(value)
  return Array.isArray(list) ? list : []
}

const firstText = (value: unknown) => toList(value).find((item) => typeof item === 'string' && item !== '')

const withoutBlanks = (cells: Record<string, unknown>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== undefined && value !== ''))
