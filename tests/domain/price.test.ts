import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averagePrice, estimateTotal, formatRange, formatUnit, formatUsd, priceLevel } from '../../src/domain/price.ts'

test.each([
  [0, '$0'],
  [350, '$350'],
  [1200, '$1,200'],
  [12.5, '$12.50'],
  [12.999, '$13'],
  [-40, '-$40'],
])('%d dollars is formatted as %j', (amount, text) => {
  expect(formatUsd(amount)).toBe(text)
})

test.each([
  [250, 450, '$250–450'],
  [700, 1000, '$700–1,000'],
  [1200, 1900, '$1,200–1,900'],
  [2000, 4000, '$2,000–4,000'],
  [12, 25, '$12–25'],
  [300, 300, '$300'],
  [450, 250, '$250–450'],
])('%d to %d dollars is formatted as %j', (min, max, text) => {
  expect(formatRange(min, max)).toBe(text)
})

test.each([
  ['the midpoint of the range', { minPrice: 250, maxPrice: 450 }, 350],
  ['the midpoint of the range', { minPrice: 700, maxPrice: 1000 }, 850],
  ['the stated average', { minPrice: 700, maxPrice: 1000, averagePrice: 900 }, 900],
  ['whole dollars', { minPrice: 12, maxPrice: 25 }, 19],
])('the average is %s: %j has the average %d', (_description, row, average) => {
  expect(averagePrice(row)).toBe(average)
})

describe('priceLevel', () => {
  const typicalRange = { min: 200, max: 600 }

  test.each([
    [{ min: 200, max: 400 }, 1],
    [{ min: 301, max: 301 }, 2],
    [{ min: 200, max: 600 }, 2],
    [{ min: 450, max: 550 }, 3],
    [{ min: 500, max: 502 }, 4],
  ])('%j against 200–600 is level %d', (price, level) => {
    expect(priceLevel(price, typicalRange)).toBe(level)
  })

  test('a higher price never has a lower level', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), (price, increase, usualPrice) => {
        const getLevel = (amount: number) =>
          priceLevel({ min: amount, max: amount }, { min: usualPrice, max: usualPrice })
        expect(getLevel(price + increase)).toBeGreaterThanOrEqual(getLevel(price))
      }),
    )
  })
})

// §D3.35
test.each([
  [
    { quantity: 20, min: 12, max: 25 },
    { min: 240, max: 500 },
  ],
  [
    { quantity: 6, min: 100, max: 200 },
    { min: 600, max: 1200 },
  ],
  [
    { quantity: 0.5, min: 12.25, max: 25 },
    { min: 6.13, max: 12.5 },
  ],
  [
    { quantity: -1, min: 100, max: 200 },
    { min: 0, max: 0 },
  ],
  [
    { quantity: Number.NaN, min: 100, max: 200 },
    { min: 0, max: 0 },
  ],
])('the estimate for %j is %j', (input, total) => {
  expect(estimateTotal(input)).toEqual(total)
})

test.each([
  ['unit', 1, 'unit'],
  ['unit', 20, 'units'],
  ['syringe', 2, 'syringes'],
  ['session', 6, 'sessions'],
  ['vial', 0, 'vials'],
] as const)('the label of the unit %s for a count of %d is %j', (unit, count, word) => {
  expect(formatUnit(unit, count)).toBe(word)
})
