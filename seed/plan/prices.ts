import * as t from '../../src/db/schema.ts'
import { ALL } from '../../src/domain/catalog.ts'
import { compareCheapest, matchItem, type PricedByClinic, summarizePrices } from '../../src/domain/price-statistics.ts'
import type { SeedFiles } from '../load/load.ts'
import type { PlannedClinic } from './clinics.ts'
import type { Rows } from './rows.ts'

/** One price of a clinic, and which of its prices it is. */
type Place = PricedByClinic & { position: number }

interface PriceGroup {
  service: string
  item: string
  unit: string
  area: string
  prices: Place[]
}

/** What clinics charge by treatment, unit and area, so that a page of prices reads one index. A closed clinic charges nothing. */
export function planPrices(files: SeedFiles, rows: Rows, clinics: PlannedClinic[]): void {
  for (const { prices, ...group } of groupPrices(files, clinics)) {
    const summary = summarizePrices(prices)
    if (!summary) continue
    rows.add(t.priceStatistics, {
      ...group,
      clinics: summary.clinics,
      prices: prices.length,
      minPrice: summary.min,
      maxPrice: summary.max,
      middlePrice: summary.middle,
      cheapestClinicId: summary.cheapest,
    })
    const inOrder = [...prices].sort((a, b) => compareCheapest(a, b) || a.position - b.position)
    rows.addAll(
      t.pricePlaces,
      inOrder.map(({ clinic, position }, index) => ({ ...group, place: index + 1, clinicId: clinic, position })),
    )
  }
}

/** Every price stands in the groups of its item and of all items, in each of its clinic's areas and in all. */
function groupPrices(files: SeedFiles, clinics: PlannedClinic[]): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const clinic of clinics.filter(({ status }) => status?.kind !== 'closed')) {
    for (const [position, { service, unit, label, min, max }] of (clinic.prices ?? []).entries()) {
      const table = files.prices.find(({ treatment }) => treatment === service)
      const items = new Set([ALL, matchItem({ label, unit }, table?.rows ?? [])])
      for (const item of items) {
        for (const area of [ALL, ...clinic.areas]) {
          const key = JSON.stringify([service, item, unit, area])
          const group = groups.get(key) ?? { service, item, unit, area, prices: [] }
          groups.set(key, group)
          group.prices.push({ clinic: clinic.id, min, max, position })
        }
      }
    }
  }
  return [...groups.values()]
}
