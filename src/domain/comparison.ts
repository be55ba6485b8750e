import { bodyPartOrKind } from './price.ts'
import type { ClinicPrice } from './price-record.ts'

export const COMPARISON_SIZE = { min: 2, max: 4 }

export const ALL_TREATMENTS = 'all'

const MAX_NAMES = 12
const NAME_PATTERN = /^[a-z0-9-]{1,80}$/

export function parseClinicNames(values: readonly string[]): { names: string[]; malformedCount: number } {
  const given = values.flatMap((value) => value.split(',')).map((name) => name.trim().toLowerCase())
  const unique = [...new Set(given)].filter(Boolean).slice(0, MAX_NAMES)
  const names = unique.filter((name) => NAME_PATTERN.test(name))
  return { names, malformedCount: unique.length - names.length }
}

export const hasDifferences = (cells: readonly string[]) => new Set(cells).size > 1

export interface ComparablePrice {
  service: string
  unit: string
  /** Body part or kind, such as 'Upper lip'. Null for units such as a syringe, which cost the same for every part. */
  label: string | null
  /** One list per clinic, in column order. Empty for a clinic without such a price. */
  prices: ClinicPrice[][]
}

/** Returns the rows of one service, or of all services those with prices of at least two clinics. */
export function comparablePrices(
  clinics: readonly (readonly ClinicPrice[])[],
  service: string | null = null,
): ComparablePrice[] {
  const rows = new Map<string, ComparablePrice>()
  for (const [column, prices] of clinics.entries()) {
    for (const price of prices) {
      if (service !== null && price.service !== service) continue
      const label = bodyPartOrKind(price)
      const key = `${price.service} ${price.unit} ${label?.toLowerCase()}`
      const row = rows.get(key) ?? { service: price.service, unit: price.unit, label, prices: clinics.map(() => []) }
      rows.set(key, row)
      row.prices[column]?.push(price)
    }
  }
  const countClinics = ({ prices }: ComparablePrice) => prices.filter((ofClinic) => ofClinic.length > 0).length
  const all = [...rows.values()]
  if (service !== null) return all.sort((a, b) => countClinics(b) - countClinics(a))
  return all.filter((row) => countClinics(row) >= COMPARISON_SIZE.min)
}
