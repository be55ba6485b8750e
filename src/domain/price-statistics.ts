import { ALL } from './catalog.ts'

/** One price of one clinic, in US dollars. */
export interface PricedByClinic {
  clinic: string
  min: number
  max: number
}

/** What a group of clinics charges. */
export interface PriceSummary {
  /** How many clinics, not how many prices. */
  clinics: number
  min: number
  max: number
  /** The median of the clinics' middles, in whole dollars: one dear clinic does not move it as it moves an average. */
  middle: number
  /** The clinic that asks the least. */
  cheapest: string
}

/** A clinic with several prices counts once, by their whole span. Null when there is no price. */
export function summarizePrices(prices: readonly PricedByClinic[]): PriceSummary | null {
  const spans = new Map<string, PricedByClinic>()
  for (const price of prices) {
    const span = spans.get(price.clinic) ?? price
    spans.set(price.clinic, { ...span, min: Math.min(span.min, price.min), max: Math.max(span.max, price.max) })
  }
  const clinics = [...spans.values()].sort(compareCheapest)
  const cheapest = clinics[0]
  if (!cheapest) return null
  return {
    clinics: clinics.length,
    min: cheapest.min,
    max: Math.max(...clinics.map(({ max }) => max)),
    middle: Math.round(median(clinics.map(({ min, max }) => (min + max) / 2))),
    cheapest: cheapest.clinic,
  }
}

/** The cheapest first: by the lower end, then the upper, then the clinic, so that the order is the same everywhere. */
export function compareCheapest(a: PricedByClinic, b: PricedByClinic): number {
  return a.min - b.min || a.max - b.max || (a.clinic < b.clinic ? -1 : Number(a.clinic > b.clinic))
}

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return (low + high) / 2
}

/** A row of a price table, as far as a clinic's price can be recognized by it. */
export interface PriceItem {
  type: string
  unit: string
  /** Other names that clinics give it. */
  alsoCalled?: readonly string[]
}

/**
 * Which row of a treatment's price table a clinic's price is for: the one whose words, or whose other name's words, all
 * stand in the clinic's label. 'Non-ablative' is one word, so it is not ablative. `ALL` when no row or several fit.
 */
export function matchItem(price: { label: string; unit: string }, items: readonly PriceItem[]): string {
  const label = wordsOf(price.label)
  const says = (name: string) => [...wordsOf(name)].every((word) => label.has(word))
  const fitting = items.filter(
    (item) => item.unit === price.unit && [item.type, ...(item.alsoCalled ?? [])].some((name) => says(name)),
  )
  return fitting.length === 1 ? (fitting[0]?.type ?? ALL) : ALL
}

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu),
  )
