import { describe, expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

describe('the price tables', () => {
  // §9.85, §D4.47
  test('have a note that prices are approximate, with source and date', () => {
    for (const { treatment, note, source, asOf } of rows.of(t.pricingTables)) {
      expect(note, treatment).toMatch(/^Prices are approximate/)
      expect(source, treatment).toBe("editor's estimate")
      expect(asOf, treatment).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  // §9.101, §9.124
  test.each([
    ['laser-hair-removal', '6–8 sessions'],
    ['kybella', '2–4 sessions'],
    ['weight-management', 'three months'],
    ['fillers', 'one syringe'],
  ])('of %s mention: %s', (treatment, words) => {
    expect(rows.of(t.pricingTables).find((table) => table.treatment === treatment)?.note).toContain(words)
  })

  test('have averages within the ranges', () => {
    for (const { type, minPrice, averagePrice, maxPrice } of rows.of(t.pricingRows)) {
      expect(averagePrice, type).toBeGreaterThanOrEqual(minPrice)
      expect(averagePrice, type).toBeLessThanOrEqual(maxPrice)
    }
  })
})
