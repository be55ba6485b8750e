import { lazily } from './lazily.ts'

export const PRICE_UNITS = ['unit', 'syringe', 'session', 'package', 'month', 'area', 'vial'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export interface PriceRange {
  min: number
  max: number
}

const getWholeDollarFormat = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const getCentsFormat = lazily(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

export function formatUsd(amount: number): string {
  const format = hasCents(amount) ? getCentsFormat() : getWholeDollarFormat()
  return `${amount < 0 ? '-' : ''}$${format.format(roundToCents(Math.abs(amount)))}`
}

export function formatRange(min: number, max: number): string {
  const [low, high] = min <= max ? [min, max] : [max, min]
  if (low === high) return formatUsd(low)
  const format = hasCents(low) || hasCents(high) ? getCentsFormat() : getWholeDollarFormat()
  return `$${format.format(roundToCents(low))}–${format.format(roundToCents(high))}`
}

/** Units of a product, which cost the same for every part of the body. */
const PRODUCT_UNITS: ReadonlySet<string> = new Set(['unit', 'syringe', 'vial'])

/** Returns what a price is for, such as 'Upper lip'. Null for a price per unit of a product. */
export const getBodyPartOrKind = (price: { label: string; unit: string }): string | null =>
  PRODUCT_UNITS.has(price.unit) ? null : removeUnitFromLabel(price)

export const removeUnitFromLabel = ({ label, unit }: { label: string; unit: string }): string =>
  label.replace(`, per ${unit}`, '')

export function estimateTotal(input: { quantity: number; min: number; max: number }): PriceRange {
  const quantity = Math.max(input.quantity || 0, 0)
  return { min: roundToCents(quantity * input.min), max: roundToCents(quantity * input.max) }
}

const hasCents = (amount: number) => !Number.isInteger(roundToCents(amount))

const roundToCents = (amount: number) => Math.round(amount * 100) / 100
