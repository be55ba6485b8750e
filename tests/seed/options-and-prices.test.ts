import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../seed/check/check.ts'
import type { SeedFiles } from '../../seed/load/load.ts'
import { planRows } from '../../seed/plan/plan.ts'
import * as t from '../../src/db/schema.ts'
import { seedFiles } from './seed-folder.ts'

const { plan } = planRows(seedFiles())
const rows = plan?.rows
if (!rows) throw new Error('the seed has faults')

function faultsWith(change: (options: SeedFiles['options']) => void): string[] {
  const files = seedFiles()
  change(files.options)
  return checkFiles(files).map(({ file, path, message }) => `${file} ${path}: ${message}`)
}

describe('the options of the finder', () => {
  test('there is one for each treatment', () => {
    const options = rows.of(t.treatmentOptions).map(({ treatment }) => treatment)
    expect(options.sort()).toEqual(
      rows
        .of(t.treatments)
        .map(({ slug }) => slug)
        .sort(),
    )
  })

  test("a source that the guide's section does not cite is rejected", () => {
    expect(
      faultsWith(([botox]) => Object.assign(botox?.risk ?? {}, { sources: ['nysed-article-131-medicine'] })),
    ).toEqual([
      "data/options.json 0.risk.sources: 'nysed-article-131-medicine' is not cited in the guide's section Safety",
    ])
  })

  test('a boxed warning requires the higher risk', () => {
    expect(faultsWith(([botox]) => Object.assign(botox?.risk ?? {}, { level: 'lower' }))).toEqual([
      "data/options.json 0.risk.level: must be 'higher': the guide has a boxed warning",
    ])
  })

  test('a treatment without an option, or with two, is an error', () => {
    expect(faultsWith((options) => options.splice(0, 1, ...options.slice(1, 2)))).toEqual([
      "data/options.json 1.treatment: 'micro-botox' is already used by data/options.json · 0.treatment",
      "data/options.json : has no option for 'botox'",
    ])
  })
})

describe('price statistics', () => {
  const files = seedFiles()
  const open = rows.of(t.clinics).filter(({ status }) => status?.kind !== 'closed')

  test("match a count of the clinics' prices for every treatment, unit and area", () => {
    const statistics = rows.of(t.priceStatistics).filter(({ item }) => item === '*')
    expect(statistics.length).toBeGreaterThan(100)
    for (const { service, unit, area, clinics, prices, minPrice, maxPrice, cheapestClinicId } of statistics) {
      const here = open.filter((clinic) => area === '*' || clinic.areas.includes(area)).map(({ id }) => id)
      const own = files.clinics
        .filter(({ id }) => here.includes(id))
        .flatMap(({ id, prices = [] }) => prices.map((price) => ({ id, ...price })))
        .filter((price) => price.service === service && price.unit === unit)
      expect({ clinics, prices, minPrice, maxPrice }).toEqual({
        clinics: new Set(own.map(({ id }) => id)).size,
        prices: own.length,
        minPrice: Math.min(...own.map(({ min }) => min)),
        maxPrice: Math.max(...own.map(({ max }) => max)),
      })
      expect(own.find(({ id, min }) => id === cheapestClinicId && min === minPrice)).toBeDefined()
    }
  })

  test('have one place per price, numbered from one', () => {
    const key = (row: { service: string; item: string; unit: string; area: string }) =>
      `${row.service} ${row.item} ${row.unit} ${row.area}`
    const places = Map.groupBy(rows.of(t.pricePlaces), key)
    for (const statistic of rows.of(t.priceStatistics)) {
      const own = (places.get(key(statistic)) ?? []).map(({ place }) => place)
      expect(own).toEqual(Array.from({ length: statistic.prices }, (_, index) => index + 1))
    }
  })
})
