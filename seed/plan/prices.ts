import * as t from '../../src/db/schema.ts'
import { ALL } from '../../src/domain/catalog.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { type ClinicPrice, compareByPrice, matchPriceItem, summarizePrices } from './price-statistics.ts'
import type { Rows } from './rows.ts'

/** `position` is the index in the clinic's list of prices. */
type PositionedPrice = ClinicPrice & { position: number }

interface PriceGroup {
  service: string
  item: string
  unit: string
  area: string
  prices: PositionedPrice[]
}

export function planPrices(files: SeedFiles, rows: Rows, clinics: PlannedClinic[]): void {
  for (const { prices, ...group } of groupPrices(files, clinics)) {
    const summary = summarizePrices(prices)
    if (!summary) continue
    rows.add(t.priceStatistics, {
      ...group,
      clinics: summary.clinicCount,
      prices: prices.length,
      minPrice: summary.min,
      maxPrice: summary.max,
      medianPrice: summary.medianPrice,
      cheapestClinicId: summary.cheapestClinicId,
    })
    const inOrder = [...prices].sort((a, b) => compareByPrice(a, b) || a.position - b.position)
    rows.addAll(
      t.rankedPrices,
      inOrder.map(({ clinicId, position }, index) => ({ ...group, rank: index + 1, clinicId, position })),
    )
  }
}

/** Each price is also in the groups for all items and for all areas. */
function groupPrices(files: SeedFiles, clinics: PlannedClinic[]): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const clinic of clinics.filter(({ status }) => status?.kind !== 'closed')) {
    for (const [position, { service, unit, label, min, max }] of (clinic.prices ?? []).entries()) {
      const table = files.prices.find(({ treatment }) => treatment === service)
      const items = new Set([ALL, matchPriceItem({ label, unit }, table?.rows ?? [])])
      for (const item of items) {
        for (const area of [ALL, ...clinic.areas]) {
          const key = JSON.stringify([service, item, unit, area])
          const group = groups.get(key) ?? { service, item, unit, area, prices: [] }
          groups.set(key, group)
          group.prices.push({ clinicId: clinic.id, min, max, position })
        }
      }
    }
  }
  return [...groups.values()]
}
