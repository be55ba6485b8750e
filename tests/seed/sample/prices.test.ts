import { describe, expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

const listPricingRows = (treatment: string) => rows.of(t.pricingRows).filter((row) => row.treatment === treatment)

describe('the price tables', () => {
  // §9.85, §D4.47
  test('have a note that prices are approximate, with source and date', () => {
    for (const { treatment, note, source, asOf } of rows.of(t.pricingTables)) {
      expect(note, treatment).toMatch(/^Prices are approximate/)
      expect(source, treatment).toBe("editor's estimate")
      expect(asOf, treatment).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('exist for every treatment, plus a default', () => {
    const tables = rows.of(t.pricingTables).map((table) => table.treatment)
    expect(tables.toSorted()).toEqual(
      [...rows.of(t.treatments).map((treatment) => treatment.slug), 'default'].toSorted(),
    )
    for (const treatment of tables) expect(listPricingRows(treatment).length, treatment).toBeGreaterThan(0)
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

  // The specification mentions price tables for these two treatments, but not their rows.
  // §9.125, §D4.49
  test.each(['microneedling', 'radio-ultrasound-therapy'])('of %s are filled in by the editors', (treatment) => {
    expect(listPricingRows(treatment).length).toBeGreaterThan(0)
    expect(rows.of(t.pricingTables).find((table) => table.treatment === treatment)?.note).toContain('filled in')
  })

  test('have averages within the ranges', () => {
    for (const { type, minPrice, averagePrice, maxPrice } of rows.of(t.pricingRows)) {
      expect(averagePrice, type).toBeGreaterThanOrEqual(minPrice)
      expect(averagePrice, type).toBeLessThanOrEqual(maxPrice)
    }
  })
})

// §2.96, §2.97, §2.98, §3.38
test('the comparison tables compare Botox with Dysport in four rows and a footnote', () => {
  expect(rows.of(t.comparisonTables)).toMatchObject([
    {
      treatment: 'botox',
      title: 'Botox vs Dysport',
      option1: 'Botox',
      option2: 'Dysport',
      rows: [
        { category: 'Best for' },
        { category: 'Onset', option1Value: '5–7 days', option2Value: '2–3 days' },
        { category: 'Cost', option1Value: '$12–25 per unit', option2Value: '$4–8 per unit' },
        { category: 'Popularity' },
      ],
      footnote: expect.stringContaining('not interchangeable'),
    },
  ])
})
