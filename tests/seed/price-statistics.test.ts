import { describe, expect, test } from 'vitest'
import { planRows } from '../../seed/plan/plan.ts'
import * as t from '../../src/db/schema.ts'
import { seedFiles } from './tools/seed-folder.ts'

const { plan } = planRows(seedFiles())
const rows = plan?.rows
if (!rows) throw new Error('the seed has issues')

describe('price statistics', () => {
  const files = seedFiles()
  const open = rows.of(t.clinics).filter(({ status }) => status?.kind !== 'closed')

  test("match a count of the clinics' prices for every treatment, unit and area", () => {
    const statistics = rows.of(t.priceStatistics).filter(({ item }) => item === '*')
    expect(statistics.length).toBeGreaterThan(100)
    for (const { service, unit, area, clinics, prices, minPrice, maxPrice, cheapestClinicId } of statistics) {
      const here = open.filter((clinic) => area === '*' || clinic.areas.includes(area)).map(({ id }) => id)
      const counted = files.clinics
        .filter(({ id }) => here.includes(id))
        .flatMap(({ id, prices = [] }) => prices.map((price) => ({ id, ...price })))
        .filter((price) => price.service === service && price.unit === unit)
      expect({ clinics, prices, minPrice, maxPrice }).toEqual({
        clinics: new Set(counted.map(({ id }) => id)).size,
        prices: counted.length,
        minPrice: Math.min(...counted.map(({ min }) => min)),
        maxPrice: Math.max(...counted.map(({ max }) => max)),
      })
      expect(counted.find(({ id, min }) => id === cheapestClinicId && min === minPrice)).toBeDefined()
    }
  })

  test('rank every price, from one', () => {
    const key = (row: { service: string; item: string; unit: string; area: string }) =>
      `${row.service} ${row.item} ${row.unit} ${row.area}`
    const ranks = Map.groupBy(rows.of(t.rankedPrices), key)
    for (const statistic of rows.of(t.priceStatistics)) {
      const storedRanks = (ranks.get(key(statistic)) ?? []).map(({ rank }) => rank)
      expect(storedRanks).toEqual(Array.from({ length: statistic.prices }, (_, index) => index + 1))
    }
  })
})
