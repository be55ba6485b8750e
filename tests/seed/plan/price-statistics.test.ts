import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareByPrice, computeMedian, matchPriceItem, summarizePrices } from '../../../seed/plan/price-statistics.ts'

describe('computeMedian', () => {
  test.each([
    [[3], 3],
    [[1, 3], 2],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => expect(computeMedian(values)).toBe(expected))

  test('of nothing is NaN', () => expect(computeMedian([])).toBeNaN())

  test('has at most half of the values below and at most half above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (values) => {
        const medianPrice = computeMedian(values)
        const below = values.filter((value) => value < medianPrice).length
        const above = values.filter((value) => value > medianPrice).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })
})

const price = fc
  .record({
    clinicId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    low: fc.integer({ min: 1, max: 5000 }),
    width: fc.integer({ min: 0, max: 2000 }),
  })
  .map(({ clinicId, low, width }) => ({ clinicId, min: low, max: low + width }))

describe('a summary of prices', () => {
  test('is null without a price', () => expect(summarizePrices([])).toBeNull())

  test('counts a clinic with several prices once, with the range of them all', () => {
    const prices = [
      { clinicId: 'a', min: 100, max: 200 },
      { clinicId: 'a', min: 300, max: 500 },
      { clinicId: 'b', min: 150, max: 250 },
    ]
    expect(summarizePrices(prices)).toEqual({
      clinicCount: 2,
      priceCount: 3,
      minPrice: 100,
      maxPrice: 500,
      medianPrice: 250,
      cheapestClinicId: 'a',
    })
  })

  test('has the number of clinics, the price range and the cheapest clinic, whatever the order of the prices', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), fc.nat(), (prices, rotation) => {
        const summary = summarizePrices(prices)
        const rotated = [...prices.slice(rotation % prices.length), ...prices.slice(0, rotation % prices.length)]
        expect(summarizePrices(rotated)).toEqual(summary)
        expect(summary).toMatchObject({
          clinicCount: new Set(prices.map(({ clinicId }) => clinicId)).size,
          minPrice: Math.min(...prices.map(({ min }) => min)),
          maxPrice: Math.max(...prices.map(({ max }) => max)),
        })
        const { minPrice, medianPrice, maxPrice } = summary ?? { minPrice: 0, medianPrice: 0, maxPrice: 0 }
        expect(medianPrice >= minPrice && medianPrice <= maxPrice).toBe(true)
        expect(
          prices.some((cheapest) => cheapest.clinicId === summary?.cheapestClinicId && cheapest.min === minPrice),
        ).toBe(true)
      }),
    )
  })

  test('ranks clinics by an order that is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(price, price, price, (a, b, c) => {
        expect(Math.sign(compareByPrice(a, b))).toBe(-Math.sign(compareByPrice(b, a)) + 0)
        if (compareByPrice(a, b) <= 0 && compareByPrice(b, c) <= 0) expect(compareByPrice(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe("the table row of a clinic's price", () => {
  const lasers = [
    { type: 'Non-ablative', unit: 'session' },
    { type: 'Ablative', unit: 'session' },
  ]
  const botox = [
    { type: 'Forehead', unit: 'area' },
    { type: "Crow's Feet", unit: 'area' },
    { type: 'Glabellar', unit: 'area', alsoCalled: ['Frown lines'] },
  ]
  test.each([
    ['Non-ablative, face', 'session', lasers, 'Non-ablative'],
    ['Ablative, full face', 'session', lasers, 'Ablative'],
    ['Fractional, face', 'session', lasers, '*'],
    ['Forehead', 'area', botox, 'Forehead'],
    ['Forehead', 'session', botox, '*'],
    ['Crow’s feet', 'area', botox, "Crow's Feet"],
    ['Frown lines', 'area', botox, 'Glabellar'],
    ['Forehead and crow’s feet', 'area', botox, '*'],
    ['', 'area', botox, '*'],
    ['Anything', 'area', [], '*'],
  ])('for "%s" per %s, among %j, is %j', (label, unit, items, expected) =>
    expect(matchPriceItem({ label, unit }, items)).toBe(expected),
  )
})
