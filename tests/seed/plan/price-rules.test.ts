import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computePriceLevel, getAveragePrice } from '../../../seed/plan/price-rules.ts'

test.each([
  ['the midpoint of the range', { minPrice: 250, maxPrice: 450 }, 350],
  ['the midpoint of the range', { minPrice: 700, maxPrice: 1000 }, 850],
  ['the stated average', { minPrice: 700, maxPrice: 1000, averagePrice: 900 }, 900],
  ['whole dollars', { minPrice: 12, maxPrice: 25 }, 19],
])('the average is %s: %j has the average %d', (_description, row, average) => {
  expect(getAveragePrice(row)).toBe(average)
})

describe('computePriceLevel', () => {
  const usualRange = { min: 200, max: 600 }

  test.each([
    [{ min: 200, max: 400 }, 1],
    [{ min: 301, max: 301 }, 2],
    [{ min: 200, max: 600 }, 2],
    [{ min: 450, max: 550 }, 3],
    [{ min: 500, max: 502 }, 4],
  ])('%j against 200–600 is level %d', (price, level) => {
    expect(computePriceLevel(price, usualRange)).toBe(level)
  })

  test('a higher price never has a lower level', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), (price, increase, usualPrice) => {
        const getLevel = (amount: number) =>
          computePriceLevel({ min: amount, max: amount }, { min: usualPrice, max: usualPrice })
        expect(getLevel(price + increase)).toBeGreaterThanOrEqual(getLevel(price))
      }),
    )
  })
})
