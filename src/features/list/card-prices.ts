import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { ResultCard } from '../../domain/list/browse-page.ts'
import { bodyPartOrKind } from '../../domain/price.ts'

export const sortByPosition = <Card extends { rank: number }>(
  cards: readonly Card[],
  positions: readonly number[],
): Card[] => {
  const order = new Map(positions.map((position, index) => [position + 1, index]))
  return [...cards].sort((a, b) => (order.get(a.rank) ?? 0) - (order.get(b.rank) ?? 0))
}

interface ServicePrice {
  clinicId: string
  label: string
  unit: string
  min: number
  max: number
}

/** Adds to each card its cheapest price in the given unit, or else in any unit. The price is null if there is none. */
export const withPrices = (
  cards: readonly (ClinicCard & { rank: number })[],
  prices: readonly ServicePrice[],
  unit: string | null | undefined,
): ResultCard[] => {
  const byClinic = Map.groupBy(prices, ({ clinicId }) => clinicId)
  return cards.map((card) => {
    const own = byClinic.get(card.id) ?? []
    const price = own.find((candidate) => candidate.unit === unit) ?? own[0]
    return {
      ...card,
      price: price ? { bodyPartOrKind: bodyPartOrKind(price), unit: price.unit, min: price.min, max: price.max } : null,
    }
  })
}
