import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { compareByPrice, matchPriceItem, summarizePrices } from './price-statistics.ts'
import type { PlannedRows } from './rows.ts'

export function planPrices(files: SeedFiles, rows: PlannedRows, openClinics: readonly PlannedClinic[]): void {
  const groups = Map.groupBy(listPricesWithGroups(files, openClinics), ({ group }) => JSON.stringify(group))
  for (const groupMembers of groups.values()) {
    const group = groupMembers[0]?.group
    const prices = groupMembers.map(({ price }) => price)
    const summary = summarizePrices(prices)
    if (!group || !summary) continue
    rows.add(t.priceStatistics, { ...group, ...summary })
    const sortedPrices = prices.toSorted((a, b) => compareByPrice(a, b) || a.position - b.position)
    rows.addAll(
      t.rankedPrices,
      sortedPrices.map(({ clinicId, position }, index) => ({ ...group, rank: index + 1, clinicId, position })),
    )
  }
}

/** Lists each price once for every group that counts it, including the groups for all items and for all areas. */
function listPricesWithGroups(files: SeedFiles, openClinics: readonly PlannedClinic[]) {
  return openClinics.flatMap(({ id, areas, prices = [] }) =>
    prices.flatMap(({ service, unit, label, min, max }, position) => {
      const priceTable = files.prices.find(({ treatment }) => treatment === service)
      const itemTypes = new Set([WILDCARD, matchPriceItem({ label, unit }, priceTable?.rows ?? [])])
      return [...itemTypes].flatMap((item) =>
        [WILDCARD, ...areas].map((area) => ({
          group: { service, item, unit, area },
          price: { clinicId: id, min, max, position },
        })),
      )
    }),
  )
}
