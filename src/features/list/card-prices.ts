import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { ResultCard } from '../../domain/list/list-results.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'

/** Falls back to the clinic's lowest price in any unit. `prices` must be sorted, cheapest first. */
export const addPrices = (
  cards: readonly (ClinicCard & { rank: number })[],
  prices: readonly (ClinicPrice & { clinicId: string })[],
  unit: string | null | undefined,
): ResultCard[] => {
  const pricesByClinicId = Map.groupBy(prices, ({ clinicId }) => clinicId)
  return cards.map((card) => {
    const clinicPrices = pricesByClinicId.get(card.id) ?? []
    return { ...card, price: clinicPrices.find((price) => price.unit === unit) ?? clinicPrices[0] ?? null }
  })
}
