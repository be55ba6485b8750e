import { lazily } from './lazily.ts'

/** What a price is for; the units of the price files. */
export const PRICE_UNITS = ['unit', 'syringe', 'session', 'package', 'month', 'area', 'vial'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** A span of US dollars. */
export interface PriceRange {
  min: number
  max: number
}

const whole = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const withCents = lazily(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** Bounds of the price levels, as parts of the usual middle: a quarter below it, the middle itself, a quarter above. */
const LEVEL_BOUNDS = { low: 0.75, middle: 1, high: 1.25 }

/** US dollars as written everywhere on the site: '$1,200', cents only where there are any. */
export function formatUsd(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${formatAmount(Math.abs(amount))}`
}

/** A span with one dollar sign and an en dash, '$1,200–1,900'; a span of one price is that price. */
export function formatRange(min: number, max: number): string {
  const [low, high] = min <= max ? [min, max] : [max, min]
  return low === high ? formatUsd(low) : `${formatUsd(low)}–${formatAmount(high)}`
}

/** What a price is for, where its unit stands beside it: many a label ends with that. */
export const labelWithoutUnit = ({ label, unit }: { label: string; unit: string }): string =>
  label.replace(`, per ${unit}`, '')

/** The average a row states, or else the middle of its range in whole dollars; that is what the specification's own
 * averages are (§9: 250–450 gives 350, 700–1000 gives 850). */
export function averagePrice(row: { minPrice: number; maxPrice: number; averagePrice?: number | null }): number {
  return row.averagePrice ?? Math.round((row.minPrice + row.maxPrice) / 2)
}

/** One to four dollar signs: how the middle of a clinic's price stands to the middle of the usual range for the same
 * thing in the same unit. Up to 75 % of it is 1, up to the middle 2, up to 125 % 3, above 4. */
export function priceLevel(price: PriceRange, usual: PriceRange): 1 | 2 | 3 | 4 {
  const middle = usual.min + usual.max
  const share = middle > 0 ? (price.min + price.max) / middle : 1
  if (share <= LEVEL_BOUNDS.low) return 1
  if (share <= LEVEL_BOUNDS.middle) return 2
  return share <= LEVEL_BOUNDS.high ? 3 : 4
}

/** What a number of units or sessions comes to in US dollars, from the lower to the upper price of one. No quantity, or
 * one below nothing, comes to nothing. */
export function estimate(input: { quantity: number; min: number; max: number }): PriceRange {
  const quantity = Math.max(input.quantity || 0, 0)
  return { min: toCents(quantity * input.min), max: toCents(quantity * input.max) }
}

/** The word after a number: 'unit' for 1, 'units' for any other. The number itself is the caller's to write. */
export function unitLabel(unit: PriceUnit, count: number): string {
  return count === 1 ? unit : `${unit}s`
}

function formatAmount(amount: number): string {
  const rounded = toCents(amount)
  return (Number.isInteger(rounded) ? whole() : withCents()).format(rounded)
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
