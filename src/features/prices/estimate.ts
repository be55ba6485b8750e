import { ALL } from '../../domain/catalog.ts'
import type { PriceUnit } from '../../domain/price.ts'
import type { PriceStatistic, PricingRow } from '../../domain/price-record.ts'
import { integerParser } from '../../http/params.ts'

/** An option of the estimator: a row of the editors' table, or a unit that only the clinics' prices use. */
export interface EstimatorChoice {
  name: string
  unit: string
  /** The noun for the quantity: 'treatment' for the unit 'area', or else the unit. */
  noun: string
  maxQuantity: number
  min: number
  max: number
  /** The matching item of the clinics' prices, or `*` if none matches. */
  item: string
  /** Number of clinics that the range is based on. Null for a range from the editors' table. */
  clinicCount: number | null
}

/** The largest plausible quantities for one person. 20 units of Botox are common, but not 20 foreheads. */
const MAX_QUANTITY: Record<PriceUnit, number> = {
  unit: 100,
  syringe: 10,
  vial: 10,
  session: 12,
  month: 12,
  area: 4,
  package: 3,
}

const LARGEST_QUANTITY = Math.max(...Object.values(MAX_QUANTITY))

const maxQuantityOf = (unit: string) => MAX_QUANTITY[unit as PriceUnit] ?? LARGEST_QUANTITY

/** Returns the rows of the editors' table, then the units that only the clinics' prices use. */
export function estimatorChoices(
  treatmentName: string,
  rows: readonly PricingRow[],
  statistics: readonly PriceStatistic[],
): EstimatorChoice[] {
  const everywhere = statistics.filter(({ area }) => area === ALL)
  const hasStatistic = (item: string, unit: string) => everywhere.some((row) => row.item === item && row.unit === unit)
  const fromTable = rows.map((row) => ({
    name: row.type,
    unit: row.unit,
    noun: row.unit === 'area' ? 'treatment' : row.unit,
    maxQuantity: maxQuantityOf(row.unit),
    min: row.minPrice,
    max: row.maxPrice,
    item: hasStatistic(row.type, row.unit) ? row.type : ALL,
    clinicCount: null,
  }))
  const further = everywhere
    .filter(({ item, unit }) => item === ALL && !rows.some((row) => row.unit === unit))
    .map((row) => ({
      name: treatmentName,
      unit: row.unit,
      noun: row.unit,
      maxQuantity: maxQuantityOf(row.unit),
      min: row.minPrice,
      max: row.maxPrice,
      item: ALL,
      clinicCount: row.clinicCount,
    }))
  return [...fromTable, ...further]
}

export function mostCommonUnit(statistics: readonly PriceStatistic[]): string | null {
  const everywhere = statistics.filter(({ item, area }) => item === ALL && area === ALL)
  return [...everywhere].sort((a, b) => b.clinicCount - a.clinicCount || (a.unit < b.unit ? -1 : 1))[0]?.unit ?? null
}

const parseRowIndex = integerParser({ min: 0, max: 50 })
const parseQuantity = integerParser({ min: 1, max: LARGEST_QUANTITY })

/** A missing or invalid number becomes null. */
export const readEstimate = (query: Record<string, string>): { rowIndex: number | null; quantity: number | null } => ({
  rowIndex: parseRowIndex(query['row']) ?? null,
  quantity: parseQuantity(query['quantity']) ?? null,
})
