import { lazily } from './lazily.ts'

export const PRICE_UNITS = ['unit', 'syringe', 'session', 'package', 'month', 'area', 'vial'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export interface PriceRange {
  min: number
  max: number
}

export interface UnitPrice extends PriceRange {
  unit: string
  bodyPartOrKind: string | null
}

const wholeDollarFormat = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const centsFormat = lazily(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

const MAX_RATIO_BY_LEVEL = { 1: 0.75, 2: 1, 3: 1.25 }

export function formatUsd(amount: number): string {
  const format = hasCents(amount) ? centsFormat() : wholeDollarFormat()
  return `${amount < 0 ? '-' : ''}$${format.format(roundToCents(Math.abs(amount)))}`
}

export function formatRange(min: number, max: number): string {
  const [low, high] = min <= max ? [min, max] : [max, min]
  if (low === high) return formatUsd(low)
  const format = hasCents(low) || hasCents(high) ? centsFormat() : wholeDollarFormat()
  return `$${format.format(roundToCents(low))}–${format.format(roundToCents(high))}`
}

/** Units of a product, which cost the same for every part of the body. */
const PRODUCT_UNITS: ReadonlySet<string> = new Set(['unit', 'syringe', 'vial'])

/** Returns what a price is for, such as 'Upper lip'. Null for a price per unit of a product. */
export const bodyPartOrKind = (price: { label: string; unit: string }): string | null =>
  PRODUCT_UNITS.has(price.unit) ? null : labelWithoutUnit(price)

export const labelWithoutUnit = ({ label, unit }: { label: string; unit: string }): string =>
  label.replace(`, per ${unit}`, '')

/** Returns the stated average, or else the midpoint of the range in whole dollars (specification §9). */
export const averagePrice = (row: { minPrice: number; maxPrice: number; averagePrice?: number | null }): number =>
  row.averagePrice ?? Math.round((row.minPrice + row.maxPrice) / 2)

/** Compares the midpoint of a price with the midpoint of the usual range. Level 1 is the cheapest. */
export function priceLevel(price: PriceRange, usualRange: PriceRange): 1 | 2 | 3 | 4 {
  const usualSum = usualRange.min + usualRange.max
  const ratio = usualSum > 0 ? (price.min + price.max) / usualSum : 1
  if (ratio <= MAX_RATIO_BY_LEVEL[1]) return 1
  if (ratio <= MAX_RATIO_BY_LEVEL[2]) return 2
  return ratio <= MAX_RATIO_BY_LEVEL[3] ? 3 : 4
}

export function estimateTotal(input: { quantity: number; min: number; max: number }): PriceRange {
  const quantity = Math.max(input.quantity || 0, 0)
  return { min: roundToCents(quantity * input.min), max: roundToCents(quantity * input.max) }
}

export const formatUnit = (unit: string, count: number): string => (count === 1 ? unit : `${unit}s`)

const hasCents = (amount: number) => !Number.isInteger(roundToCents(amount))

const roundToCents = (amount: number) => Math.round(amount * 100) / 100
