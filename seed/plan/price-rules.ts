import type { PriceRange } from '../../src/domain/price.ts'

/** The highest ratio of each level but the last. */
const MAX_RATIOS = [0.75, 1, 1.25]

/** Returns the stated average, or else the midpoint of the range in whole dollars (specification §9). */
export const getAveragePrice = (row: { minPrice: number; maxPrice: number; averagePrice?: number | null }): number =>
  row.averagePrice ?? Math.round((row.minPrice + row.maxPrice) / 2)

/** Compares the midpoint of a price with the midpoint of the usual range. Level 1 is the cheapest. */
export function computePriceLevel(price: PriceRange, usualRange: PriceRange): number {
  const ratio = (price.min + price.max) / (usualRange.min + usualRange.max)
  return MAX_RATIOS.filter((maxRatio) => ratio > maxRatio).length + 1
}
