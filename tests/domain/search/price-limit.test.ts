import { expect, test } from 'vitest'
import { splitPriceLimit } from '../../../src/domain/search/price-limit.ts'

test.each([
  ['botox under $15', 15],
  ['botox under $15 a unit on saturday', 15],
  ['fillers below 900 dollars', 900],
  ['botox less than 15 per unit', 15],
  ['kybella up to $1,200 in queens', 1200],
  ['botox max $14', 14],
  ['botox under $12.50 a unit', 12.5],
  ['botox under 12.50 dollars', 12.5],
  ['lip filler near 10024 under 700', 700],
  ['laser resurfacing under 1,500', 1500],
  ['botox under 40', null],
  ['botox under 100th street', null],
  ['botox below 110 st', null],
  ['botox under 300 staten island', 300],
  ['botox under 100 units', null],
  ['weight loss under 200 pounds', null],
  ['botox up to 11215', null],
  ['under eye filler', null],
  ['botox 11215', null],
  ['botox under $0', null],
])('the maximum price in the query %j is %s', (query, maxPrice) => {
  expect(splitPriceLimit(query).maxPrice).toBe(maxPrice)
})

test.each([
  'botox under $15 a unit on saturday',
  'botox less than 15 dollars a unit on saturday',
  'botox under $15/unit on saturday',
  'botox under 15 / unit on saturday',
])('splitPriceLimit removes the price limit from the query %j', (query) => {
  expect(splitPriceLimit(query).remainingQuery.split(/\s+/)).toEqual(['botox', 'on', 'saturday'])
})
