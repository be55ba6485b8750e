import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { compareByPrice, matchPriceItem, summarizePrices } from './price-statistics.ts'
import type { PlannedRows } from './rows.ts'

export function planPrices(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[]): void {
  const groups = Map.groupBy(groupedPrices(files, clinics), ({ group }) => JSON.stringify(group))
  for (const entries of groups.values()) {
    const group = entries[0]?.group
    const prices = entries.map(({ price }) => price)
    const summary = summarizePrices(prices)
    if (!group || !summary) continue
    rows.add(t.priceStatistics, { ...group, ...summary })
    const inOrder = prices.toSorted((a, b) => compareByPrice(a, b) || a.position - b.position)
    rows.addAll(
      t.rankedPrices,
      inOrder.map(({ clinicId, position }, index) => ({ ...group, rank: index + 1, clinicId, position })),
    )
  }
}

/** Each price is also in the groups for all items and for all areas. */
function groupedPrices(files: SeedFiles, clinics: PlannedClinic[]) {
  const open = clinics.filter(({ status }) => status?.kind !== 'closed')
  return open.flatMap(({ id, areas, prices = [] }) =>
    prices.flatMap(({ service, unit, label, min, max }, position) => {
      const table = files.prices.find(({ treatment }) => treatment === service)
      const items = new Set([WILDCARD, matchPriceItem({ label, unit }, table?.rows ?? [])])
      return [...items].flatMap((item) =>
        [WILDCARD, ...areas].map((area) => ({
          group: { service, item, unit, area },
          price: { clinicId: id, min, max, position },
        })),
      )
    }),
  )
}
