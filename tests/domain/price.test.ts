import { expect, test } from 'vitest'
import { estimateTotal, formatRange, formatUsd } from '../../src/domain/price.ts'

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
