import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparablePrices, hasDifferences, parseClinicNames } from '../../src/domain/comparison.ts'
import { urls } from '../../src/urls.ts'

describe('the clinic names in the URL', () => {
  test.each([
    [['a,b'], ['a', 'b'], 0],
    [['a', 'b'], ['a', 'b'], 0],
    [['A,a, b ,,'], ['a', 'b'], 0],
    [[''], [], 0],
    [['a,<script>'], ['a'], 1],
    [['ä,b%00'], [], 2],
    [
      [Array.from({ length: 40 }, (_, index) => `c${index}`).join(',')],
      Array.from({ length: 12 }, (_, i) => `c${i}`),
      0,
    ],
  ])('of %j are %j', (values, names, malformedCount) =>
    expect(parseClinicNames(values)).toEqual({ names, malformedCount }),
  )

  test('contain only a few valid names, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 6 }), (values) => {
        const { names } = parseClinicNames(values)
        expect(names.length).toBeLessThanOrEqual(12)
        for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,80}$/)
      }),
    )
  })

  test('survive a round trip through the URL, together with the place', () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), fc.string(), (names, from) => {
        const url = new URL(urls.compare(names, from), 'http://localhost')
        expect(parseClinicNames(url.searchParams.getAll('c')).names).toEqual(names)
        expect(url.searchParams.get('from') ?? '').toBe(from.toWellFormed())
      }),
    )
  })
})

test('hasDifferences returns true if any two cells differ', () => {
  expect(hasDifferences(['a', 'a', 'a'])).toBe(false)
  expect(hasDifferences(['a', 'b', 'a'])).toBe(true)
  expect(hasDifferences(['a'])).toBe(false)
})

const price = (service: string, unit: string, minPrice = 10) => ({
  service,
  unit,
  label: service,
  minPrice,
  maxPrice: minPrice + 5,
  asOf: '2026-01-01',
})

describe('comparable prices', () => {
  test('have the same service and unit at two or more clinics', () => {
    const rows = comparablePrices([
      [price('botox', 'unit'), price('fillers', 'syringe')],
      [price('botox', 'area'), price('fillers', 'syringe', 20)],
      [],
    ])
    expect(rows.map(({ service, unit }) => `${service} ${unit}`)).toEqual(['fillers syringe'])
    expect(rows[0]?.prices.map((rowPrices) => rowPrices.map(({ minPrice }) => minPrice))).toEqual([[10], [20], []])
  })

  test('have the same part of the body, unless the unit is a measure', () => {
    const priceIn = (unit: string, label: string) => ({ ...price('botox', unit), label })
    const labels = (unit: string, first: string, second: string) =>
      comparablePrices([[priceIn(unit, first)], [priceIn(unit, second)]]).map(({ label }) => label)
    expect(labels('area', 'Forehead', 'Masseter')).toEqual([])
    expect(labels('area', 'Forehead', 'forehead, per area')).toEqual(['Forehead'])
    expect(labels('unit', 'Botox, per unit', 'Botox Cosmetic')).toEqual([null])
  })

  test('of a given service include all its prices, the most common first', () => {
    const priceIn = (label: string) => ({ ...price('botox', 'area'), label })
    const rows = comparablePrices(
      [[priceIn('Masseter'), priceIn('Forehead'), price('prp', 'session')], [priceIn('Forehead')]],
      'botox',
    )
    expect(rows.map(({ label }) => label)).toEqual(['Forehead', 'Masseter'])
  })

  test('exclude a service that only one clinic has a price for, even if the clinic has two', () => {
    expect(comparablePrices([[price('botox', 'unit'), price('botox', 'unit', 12)], []])).toEqual([])
  })
})
