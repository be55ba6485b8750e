import { ALL } from './catalog.ts'
import type { PriceStatistic, PricingRow } from './price-record.ts'

/** Something whose price can be multiplied: a row of the editors' table, or a unit that only clinics price by. */
export interface EstimatorChoice {
  name: string
  unit: string
  min: number
  max: number
  /** Under which item the clinics' own prices for it stand; `*` when none is matched to it. */
  item: string
  /** How many clinics the range is from; null when it is the editors'. */
  clinics: number | null
}

/** The rows of the table in their order, then the units that clinics price by and the table does not have. */
export function estimatorChoices(
  name: string,
  rows: readonly PricingRow[],
  statistics: readonly PriceStatistic[],
): EstimatorChoice[] {
  const everywhere = statistics.filter(({ area }) => area === ALL)
  const stated = (item: string, unit: string) => everywhere.some((row) => row.item === item && row.unit === unit)
  const fromTable = rows.map((row) => ({
    name: row.type,
    unit: row.unit,
    min: row.minPrice,
    max: row.maxPrice,
    item: stated(row.type, row.unit) ? row.type : ALL,
    clinics: null,
  }))
  const further = everywhere
    .filter(({ item, unit }) => item === ALL && !rows.some((row) => row.unit === unit))
    .map((row) => ({ name, unit: row.unit, min: row.minPrice, max: row.maxPrice, item: ALL, clinics: row.clinics }))
  return [...fromTable, ...further]
}

/** The unit that more clinics price by than by any other; null when none states a price. */
export function usualUnit(statistics: readonly PriceStatistic[]): string | null {
  const everywhere = statistics.filter(({ item, area }) => item === ALL && area === ALL)
  return [...everywhere].sort((a, b) => b.clinics - a.clinics || (a.unit < b.unit ? -1 : 1))[0]?.unit ?? null
}
