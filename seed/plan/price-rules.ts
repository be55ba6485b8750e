import type { PriceRange } from '../../src/domain/price.ts'

const MAX_RATIO_BY_LEVEL = { 1: 0.75, 2: 1, 3: 1.25 }

/** Returns the stated average, or else the midpoint of the range in whole dollars (specification §9). */
export const getAveragePrice = (row: { minPrice: number; maxPrice: number; averagePrice?: number | null }): number =>
  row.averagePrice ?? Math.round((row.minPrice + row.maxPrice) / 2)

/** Compares the midpoint of a price with the midpoint of the usual range. Level 1 is the cheapest. */
export function computePriceLevel(price: PriceRange, usualRange: PriceRange): 1 | 2 | 3 | 4 {
  const usualSum = usualRange.min + usualRange.max
  const ratio = usualSum > 0 ? (price.min + price.max) / usualSum : 1
  if (ratio <= MAX_RATIO_BY_LEVEL[1]) return 1
  if (ratio <= MAX_RATIO_BY_LEVEL[2]) return 2
  return ratio <= MAX_RATIO_BY_LEVEL[3] ? 3 : 4
}
