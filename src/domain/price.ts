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

const wholeDollars = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const withCents = lazily(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

const LEVEL_BOUNDS = { low: 0.75, middle: 1, high: 1.25 }

export function formatUsd(amount: number): string {
  const format = hasCents(amount) ? withCents() : wholeDollars()
  return `${amount < 0 ? '-' : ''}$${format.format(roundToCents(Math.abs(amount)))}`
}

export function formatRange(min: number, max: number): string {
  const [low, high] = min <= max ? [min, max] : [max, min]
  if (low === high) return formatUsd(low)
  const format = hasCents(low) || hasCents(high) ? withCents() : wholeDollars()
  return `$${format.format(roundToCents(low))}–${format.format(roundToCents(high))}`
}

/** Units that cost the same for every part of the body, so that comparisons ignore the label. */
const PRODUCT_UNITS: ReadonlySet<string> = new Set(['unit', 'syringe', 'vial'])

/** Returns what a price is for, such as 'Upper lip'. Null if its unit is one of PRODUCT_UNITS. */
export const bodyPartOrKind = (price: { label: string; unit: string }): string | null =>
  PRODUCT_UNITS.has(price.unit) ? null : labelWithoutUnit(price)

export const labelWithoutUnit = ({ label, unit }: { label: string; unit: string }): string =>
  label.replace(`, per ${unit}`, '')

/** Returns the row's average, or else its midpoint in whole dollars (specification §9). */
export const averagePrice = (row: { minPrice: number; maxPrice: number; averagePrice?: number | null }): number =>
  row.averagePrice ?? Math.round((row.minPrice + row.maxPrice) / 2)

/** Compares the midpoint of a price with the midpoint of the usual range. Level 1 is the cheapest. */
export function priceLevel(price: PriceRange, usual: PriceRange): 1 | 2 | 3 | 4 {
  const usualSum = usual.min + usual.max
  const ratio = usualSum > 0 ? (price.min + price.max) / usualSum : 1
  if (ratio <= LEVEL_BOUNDS.low) return 1
  if (ratio <= LEVEL_BOUNDS.middle) return 2
  return ratio <= LEVEL_BOUNDS.high ? 3 : 4
}

export function estimateTotal(input: { quantity: number; min: number; max: number }): PriceRange {
  const quantity = Math.max(input.quantity || 0, 0)
  return { min: roundToCents(quantity * input.min), max: roundToCents(quantity * input.max) }
}

export const formatUnit = (unit: string, count: number): string => (count === 1 ? unit : `${unit}s`)

const hasCents = (amount: number) => !Number.isInteger(roundToCents(amount))

const roundToCents = (amount: number) => Math.round(amount * 100) / 100
