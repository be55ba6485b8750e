import { getBodyPartOrKind } from './price.ts'
import type { ClinicPrice } from './price-record.ts'

export const COMPARISON_SIZE = { min: 2, max: 4 }

export const ALL_TREATMENTS = 'all'

const MAX_CLINIC_NAMES = 12
const CLINIC_NAME_PATTERN = /^[a-z0-9-]{1,80}$/

export function parseClinicNames(values: readonly string[]): { names: string[]; malformedCount: number } {
  const typedNames = values.flatMap((value) => value.split(',')).map((name) => name.trim().toLowerCase())
  const uniqueNames = [...new Set(typedNames)].filter(Boolean).slice(0, MAX_CLINIC_NAMES)
  const names = uniqueNames.filter((name) => CLINIC_NAME_PATTERN.test(name))
  return { names, malformedCount: uniqueNames.length - names.length }
}

export const hasDifferences = (cells: readonly string[]) => new Set(cells).size > 1

export interface ComparablePrice {
  service: string
  unit: string
  /** Body part or kind of treatment, such as 'Upper lip'. Null for a price per unit, syringe or vial of a product. */
  label: string | null
  /** One list of prices per clinic, in column order. The list of a clinic without a price is empty. */
  prices: ClinicPrice[][]
}

/** Returns all rows for `service`. If `service` is null, returns the rows in which two or more clinics have a price. */
export function groupComparablePrices(
  pricesByClinic: readonly (readonly ClinicPrice[])[],
  service: string | null = null,
): ComparablePrice[] {
  const rows = new Map<string, ComparablePrice>()
  for (const [column, prices] of pricesByClinic.entries()) {
    for (const price of prices) {
      if (service !== null && price.service !== service) continue
      const label = getBodyPartOrKind(price)
      const key = `${price.service} ${price.unit} ${label?.toLowerCase()}`
      const row = rows.get(key) ?? {
        service: price.service,
        unit: price.unit,
        label,
        prices: pricesByClinic.map(() => []),
      }
      rows.set(key, row)
      row.prices[column]?.push(price)
    }
  }
  const countClinics = ({ prices }: ComparablePrice) => prices.filter((clinicPrices) => clinicPrices.length > 0).length
  const allRows = [...rows.values()]
  if (service !== null) return allRows.sort((a, b) => countClinics(b) - countClinics(a))
  return allRows.filter((row) => countClinics(row) >= COMPARISON_SIZE.min)
}
