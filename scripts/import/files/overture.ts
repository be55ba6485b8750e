import type { Cells } from './columns.ts'
import { isObject, type JsonObject } from './records.ts'

// Overture Maps' places: https://docs.overturemaps.org/schema/reference/places/place/

export function isOverture(record: JsonObject): boolean {
  const { names } = record
  return isObject(names) && typeof names['primary'] === 'string'
}

export function overtureCells(record: JsonObject): Cells {
  const { names } = record
  const [address] = toList(record['addresses'])
  const place = isObject(address) ? address : {}
  return withoutBlanks({
    name: isObject(names) ? names['primary'] : undefined,
    street: place['freeform'],
    city: place['locality'],
    zip: place['postcode'],
    state: place['region'],
    country: place['country'],
    phone: firstText(record['phones']),
    website: firstText(record['websites']),
    email: firstText(record['emails']),
    categories: categoriesOf(record['categories']),
    status: record['operating_status'],
  })
}

function categoriesOf(value: unknown): string[] {
  const { primary, alternate } = isObject(value) ? value : {}
  return [primary, ...toList(alternate)]
    .filter((name) => typeof name === 'string')
    .map((name) => name.replaceAll('_', ' '))
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const firstText = (value: unknown) => toList(value).find((item) => typeof item === 'string' && item !== '')

const withoutBlanks = (cells: Record<string, unknown>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== undefined && value !== ''))
