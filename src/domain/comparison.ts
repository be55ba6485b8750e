import { getBodyPartOrKind } from './price.ts'
import type { ClinicPrice } from './price-record.ts'

export const COMPARISON_SIZE = { min: 2, max: 4 }

export const ALL_TREATMENTS = 'all'

const MAX_IDS_OR_SLUGS = 12
const ID_OR_SLUG_PATTERN = /^[a-z0-9-]{1,80}$/

export function parseIdsOrSlugs(values: readonly string[]): { idsOrSlugs: string[]; malformedCount: number } {
  const items = values.flatMap((value) => value.split(',')).map((item) => item.trim().toLowerCase())
  const uniqueItems = [...new Set(items)].filter(Boolean).slice(0, MAX_IDS_OR_SLUGS)
  const idsOrSlugs = uniqueItems.filter((item) => ID_OR_SLUG_PATTERN.test(item))
  return { idsOrSlugs, malformedCount: uniqueItems.length - idsOrSlugs.length }
}

export const hasDifferences = (texts: readonly string[]) => new Set(texts).size > 1

export interface PriceComparisonRow {
  service: string
  unit: string
  /** Body part or kind of treatment, such as 'Upper lip'. Null for a price per unit, syringe or vial of a product. */
  bodyPartOrKind: string | null
  pricesByClinic: ClinicPrice[][]
}

/** Returns all rows for `service`. If `service` is null, returns the rows in which two or more clinics have a price. */
export function groupComparablePrices(
  pricesByClinic: readonly (readonly ClinicPrice[])[],
  service: string | null = null,
): PriceComparisonRow[] {
  const rows = new Map<string, PriceComparisonRow>()
  for (const [column, prices] of pricesByClinic.entries()) {
    for (const price of prices) {
      if (service !== null && price.service !== service) continue
      const bodyPartOrKind = getBodyPartOrKind(price)
      const key = `${price.service} ${price.unit} ${bodyPartOrKind?.toLowerCase()}`
      const row = rows.get(key) ?? {
        service: price.service,
        unit: price.unit,
        bodyPartOrKind,
        pricesByClinic: pricesByClinic.map(() => []),
      }
      rows.set(key, row)
      row.pricesByClinic[column]?.push(price)
    }
  }
  const countClinics = ({ pricesByClinic }: PriceComparisonRow) =>
    pricesByClinic.filter((clinicPrices) => clinicPrices.length > 0).length
  const allRows = [...rows.values()]
  if (service !== null) return allRows.sort((a, b) => countClinics(b) - countClinics(a))
  return allRows.filter((row) => countClinics(row) >= COMPARISON_SIZE.min)
}
