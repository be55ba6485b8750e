import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupComparablePrices, hasDifferences, parseIdsOrSlugs } from '../../src/domain/comparison.ts'
import { urls } from '../../src/urls.ts'

describe('parseIdsOrSlugs', () => {
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
  ])('reads %j as %j', (values, idsOrSlugs, malformedCount) =>
    expect(parseIdsOrSlugs(values)).toEqual({ idsOrSlugs, malformedCount }),
  )

  test('returns only valid ids or slugs, and at most 12, for any text', () => {
    const item = fc.oneof(
      { weight: 9, arbitrary: fc.stringMatching(/^[A-Za-z0-9-]{1,3}$/) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    )
    const list = fc.array(item, { maxLength: 20, size: 'max' }).map((items) => items.join(','))
    fc.assert(
      fc.property(fc.array(list, { maxLength: 6 }), (values) => {
        const { idsOrSlugs } = parseIdsOrSlugs(values)
        expect(idsOrSlugs.length).toBeLessThanOrEqual(12)
        for (const idOrSlug of idsOrSlugs) expect(idOrSlug).toMatch(/^[a-z0-9-]{1,80}$/)
      }),
    )
  })

  test('reads the ids or slugs from a URL that urls.compare builds', () => {
    const idOrSlug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(idOrSlug, { minLength: 1, maxLength: 4 }), fc.string(), (idsOrSlugs, from) => {
        const url = new URL(urls.compare(idsOrSlugs, from), 'http://localhost')
        expect(parseIdsOrSlugs(url.searchParams.getAll('c')).idsOrSlugs).toEqual(idsOrSlugs)
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

const createPrice = (service: string, unit: string, minPrice = 10) => ({
  service,
  unit,
  label: service,
  minPrice,
  maxPrice: minPrice + 5,
  asOf: '2026-01-01',
})

describe('groupComparablePrices', () => {
  test('returns prices with the same service and unit at two or more clinics', () => {
    const rows = groupComparablePrices([
      [createPrice('botox', 'unit'), createPrice('fillers', 'syringe')],
      [createPrice('botox', 'area'), createPrice('fillers', 'syringe', 20)],
      [],
    ])
    expect(rows.map(({ service, unit }) => `${service} ${unit}`)).toEqual(['fillers syringe'])
    expect(rows[0]?.pricesByClinic.map((clinicPrices) => clinicPrices.map(({ minPrice }) => minPrice))).toEqual([
      [10],
      [20],
      [],
    ])
  })

  test('compares prices per area only for the same part of the body, and prices per unit whatever their labels', () => {
    const createBotoxPrice = (unit: string, label: string) => ({ ...createPrice('botox', unit), label })
    const compareLabels = (unit: string, first: string, second: string) =>
      groupComparablePrices([[createBotoxPrice(unit, first)], [createBotoxPrice(unit, second)]]).map(
        ({ bodyPartOrKind }) => bodyPartOrKind,
      )
    expect(compareLabels('area', 'Forehead', 'Masseter')).toEqual([])
    expect(compareLabels('area', 'Forehead', 'forehead, per area')).toEqual(['Forehead'])
    expect(compareLabels('unit', 'Botox, per unit', 'Botox Cosmetic')).toEqual([null])
  })

  test('returns all prices of a requested service, those listed by the most clinics first', () => {
    const createBotoxPrice = (label: string) => ({ ...createPrice('botox', 'area'), label })
    const rows = groupComparablePrices(
      [
        [createBotoxPrice('Masseter'), createBotoxPrice('Forehead'), createPrice('prp', 'session')],
        [createBotoxPrice('Forehead')],
      ],
      'botox',
    )
    expect(rows.map(({ bodyPartOrKind }) => bodyPartOrKind)).toEqual(['Forehead', 'Masseter'])
  })

  test('leaves out a service with prices of only one clinic, even if the clinic has two prices', () => {
    expect(groupComparablePrices([[createPrice('botox', 'unit'), createPrice('botox', 'unit', 12)], []])).toEqual([])
  })
})
