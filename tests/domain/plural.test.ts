import { expect, test } from 'vitest'
import { formatQuantity } from '../../src/domain/plural.ts'

test.each([
  ['unit', 1, '1 unit'],
  ['unit', 20, '20 units'],
  ['syringe', 2, '2 syringes'],
  ['session', 6, '6 sessions'],
  ['vial', 0, '0 vials'],
] as const)('with the noun %s, a count of %d is %j', (noun, count, text) => {
  expect(formatQuantity(count, noun)).toBe(text)
})
