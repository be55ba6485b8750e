import { WILDCARD } from '../../domain/catalog.ts'
import type { PriceUnit } from '../../domain/price.ts'
import type { PriceStatistic, PricingRow } from '../../domain/price-record.ts'
import { createIntegerParser } from '../../http/params.ts'

/** The largest plausible quantity of each unit for one person: 20 units of Botox is common, but 20 areas is not. */
const MAX_QUANTITY_BY_UNIT: Record<PriceUnit, number> = {
  unit: 100,
  syringe: 10,
  vial: 10,
  session: 12,
  month: 12,
  area: 4,
  package: 3,
}

const LARGEST_QUANTITY = Math.max(...Object.values(MAX_QUANTITY_BY_UNIT))

export function listEstimatorChoices(
  treatmentName: string,
  rows: readonly PricingRow[],
  statistics: readonly PriceStatistic[],
) {
  const cityStatistics = statistics.filter(({ area }) => area === WILDCARD)
  const hasStatistic = (item: string, unit: string) =>
    cityStatistics.some((row) => row.item === item && row.unit === unit)
  const tableChoices = rows.map((row) => ({
    ...getQuantityAndPriceLimits(row),
    name: row.type,
    noun: row.unit === 'area' ? 'treatment' : row.unit,
    item: hasStatistic(row.type, row.unit) ? row.type : WILDCARD,
    clinicCount: null,
  }))
  const statisticChoices = cityStatistics
    .filter(({ item, unit }) => item === WILDCARD && !rows.some((row) => row.unit === unit))
    .map((row) => ({
      ...getQuantityAndPriceLimits(row),
      name: treatmentName,
      noun: row.unit,
      item: WILDCARD,
      clinicCount: row.clinicCount,
    }))
  return [...tableChoices, ...statisticChoices]
}

export type EstimatorChoice = ReturnType<typeof listEstimatorChoices>[number]

const getQuantityAndPriceLimits = ({ unit, minPrice, maxPrice }: PricingRow | PriceStatistic) => ({
  unit,
  maxQuantity: MAX_QUANTITY_BY_UNIT[unit as PriceUnit] ?? LARGEST_QUANTITY,
  min: minPrice,
  max: maxPrice,
})

const parseChoiceIndex = createIntegerParser({ min: 0, max: 50 })
const parseQuantity = createIntegerParser({ min: 1, max: LARGEST_QUANTITY })

export function readEstimate(choices: readonly EstimatorChoice[], query: Record<string, string>) {
  if (query['row'] === undefined && query['quantity'] === undefined) return { estimate: null, invalidInput: null }
  const choiceIndex = parseChoiceIndex(query['row'])
  const quantity = parseQuantity(query['quantity'])
  const choice = (choiceIndex !== undefined && choices[choiceIndex]) || null
  const formValues = { choiceIndex: choiceIndex ?? 0, quantity: quantity ?? 1 }
  return choice && quantity !== undefined && quantity <= choice.maxQuantity
    ? { estimate: { ...formValues, choice }, invalidInput: null }
    : { estimate: null, invalidInput: { ...formValues, choice } }
}
