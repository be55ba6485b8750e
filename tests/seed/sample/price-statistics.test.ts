import { describe, expect, test } from 'vitest'
import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const { plan } = planLoad(loadSampleFiles())
const rows = plan?.rows
if (!rows) throw new Error('the sample has issues')

describe('price statistics', () => {
  const files = loadSampleFiles()
  const openClinics = rows.of(t.clinics).filter(({ status }) => status?.kind !== 'closed')

  test("match a count of the clinics' prices for every treatment, unit and area", () => {
    const statistics = rows.of(t.priceStatistics).filter(({ item }) => item === '*')
    const pricedLists = openClinics.flatMap(({ id, areas }) =>
      (files.clinics.find((clinic) => clinic.id === id)?.prices ?? []).flatMap(({ service, unit }) =>
        ['*', ...areas].map((area) => `${service} ${unit} ${area}`),
      ),
    )
    expect(statistics).toHaveLength(new Set(pricedLists).size)
    for (const { service, unit, area, clinicCount, priceCount, minPrice, maxPrice, cheapestClinicId } of statistics) {
      const clinicIds = openClinics.filter((clinic) => area === '*' || clinic.areas.includes(area)).map(({ id }) => id)
      const clinicPrices = files.clinics
        .filter(({ id }) => clinicIds.includes(id))
        .flatMap(({ id, prices = [] }) => prices.map((price) => ({ id, ...price })))
        .filter((price) => price.service === service && price.unit === unit)
      expect({ clinicCount, priceCount, minPrice, maxPrice }).toEqual({
        clinicCount: new Set(clinicPrices.map(({ id }) => id)).size,
        priceCount: clinicPrices.length,
        minPrice: Math.min(...clinicPrices.map(({ min }) => min)),
        maxPrice: Math.max(...clinicPrices.map(({ max }) => max)),
      })
      expect(clinicPrices.find(({ id, min }) => id === cheapestClinicId && min === minPrice)).toBeDefined()
    }
  })

  test('rank every price, starting at 1', () => {
    const toListKey = (row: { service: string; item: string; unit: string; area: string }) =>
      `${row.service} ${row.item} ${row.unit} ${row.area}`
    const ranks = Map.groupBy(rows.of(t.rankedPrices), toListKey)
    for (const statistic of rows.of(t.priceStatistics)) {
      const storedRanks = (ranks.get(toListKey(statistic)) ?? []).map(({ rank }) => rank)
      expect(storedRanks).toEqual(Array.from({ length: statistic.priceCount }, (_, index) => index + 1))
    }
  })
})
