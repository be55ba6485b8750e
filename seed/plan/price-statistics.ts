import { WILDCARD } from '../../src/domain/catalog.ts'

export interface ClinicPriceRange {
  clinicId: string
  min: number
  max: number
}

/** Returns null if `prices` is empty. Except in `priceCount`, each clinic counts once, with the range of its prices. */
export function summarizePrices(prices: readonly ClinicPriceRange[]) {
  const ranges = new Map<string, ClinicPriceRange>()
  for (const { clinicId, min, max } of prices) {
    const range = ranges.get(clinicId)
    ranges.set(clinicId, { clinicId, min: Math.min(range?.min ?? min, min), max: Math.max(range?.max ?? max, max) })
  }
  const clinicRanges = [...ranges.values()].sort(compareByPrice)
  const cheapest = clinicRanges[0]
  if (!cheapest) return null
  return {
    clinicCount: clinicRanges.length,
    priceCount: prices.length,
    minPrice: cheapest.min,
    maxPrice: Math.max(...clinicRanges.map(({ max }) => max)),
    medianPrice: roundToDollarsOrCents(
      computeMedian(clinicRanges.map(({ min, max }) => (min + max) / 2)),
      clinicRanges,
    ),
    cheapestClinicId: cheapest.clinicId,
  }
}

export function compareByPrice(a: ClinicPriceRange, b: ClinicPriceRange): number {
  return a.min - b.min || a.max - b.max || (a.clinicId < b.clinicId ? -1 : Number(a.clinicId > b.clinicId))
}

function roundToDollarsOrCents(amount: number, prices: readonly { min: number; max: number }[]): number {
  const areWholeDollars = prices.every(({ min, max }) => Number.isInteger(min) && Number.isInteger(max))
  return areWholeDollars ? Math.round(amount) : Math.round(amount * 100) / 100
}

export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const halfLength = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(halfLength) - 1, Math.floor(halfLength) + 1)
  return (low + high) / 2
}

type PriceItem = { type: string; unit: string; alsoCalled?: readonly string[] }

/** Returns `WILDCARD` unless exactly one item has the price's unit and a name whose words are all in the label. */
export function matchPriceItem(price: { label: string; unit: string }, items: readonly PriceItem[]): string {
  const labelWords = toWordSet(price.label)
  const isInLabel = (name: string) => [...toWordSet(name)].every((word) => labelWords.has(word))
  const matchingItems = items.filter(
    (item) => item.unit === price.unit && [item.type, ...(item.alsoCalled ?? [])].some((name) => isInLabel(name)),
  )
  return matchingItems.length === 1 ? (matchingItems[0]?.type ?? WILDCARD) : WILDCARD
}

const toWordSet = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu),
  )
