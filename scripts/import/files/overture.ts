import type { Cells } from './columns.ts'
import { isObject, type JsonObject } from './records.ts'

// Overture Maps documents the format of places: https://docs.overturemaps.org/schema/reference/places/place/

export function isOverturePlace(record: JsonObject): boolean {
  const { names } = record
  return isObject(names) && typeof names['primary'] === 'string'
}

export function readOvertureCells(record: JsonObject): Cells {
  const { names } = record
  const [firstAddress] = readArrayOrEmpty(record['addresses'])
  const address = isObject(firstAddress) ? firstAddress : {}
  return removeBlankCells({
    name: isObject(names) ? names['primary'] : undefined,
    street: address['freeform'],
    city: address['locality'],
    zip: address['postcode'],
    state: address['region'],
    country: address['country'],
    phone: joinTexts(record['phones']),
    website: joinTexts(record['websites']),
    email: joinTexts(record['emails']),
    categories: readCategories(record['categories']),
    status: record['operating_status'],
  })
}

function readCategories(value: unknown): string[] {
  const { primary, alternate } = isObject(value) ? value : {}
  return [primary, ...readArrayOrEmpty(alternate)]
    .filter((name) => typeof name === 'string')
    .map((name) => name.replaceAll('_', ' '))
}

const readArrayOrEmpty = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Joins all websites: the first may be a page on social media, and the import reports what it leaves out. */
const joinTexts = (value: unknown) =>
  readArrayOrEmpty(value)
    .filter((item) => typeof item === 'string' && item !== '')
    .join('; ')

const removeBlankCells = (cells: Record<string, unknown>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== undefined && value !== ''))
