import { describe, expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

const listPricingRows = (treatment: string) => rows.of(t.pricingRows).filter((row) => row.treatment === treatment)

// The rows are from section 9 of the specification. If the section states no average, the average is the midpoint.
// §9.86, §9.87, §9.88, §9.89, §9.90, §9.91, §9.92, §9.93, §9.94, §9.95, §9.96, §9.97, §9.98, §9.99, §9.100, §9.102
// §9.103, §9.104, §9.105, §9.106, §9.107, §9.108, §9.109, §9.110, §9.111, §9.112, §9.113, §9.114, §9.115, §9.116
// §9.117, §9.118, §9.119, §9.120, §9.121, §9.122, §9.123
test.each<[treatment: string, type: string, min: number, max: number, average: number]>([
  ['botox', 'Forehead', 250, 450, 350],
  ['botox', "Crow's Feet", 250, 450, 350],
  ['botox', 'Glabellar', 250, 450, 350],
  ['botox', 'Full Face', 700, 1000, 850],
  ['botox', 'Bunny Lines', 200, 350, 275],
  ['botox', 'Masseter', 500, 800, 650],
  ['coolsculpting', 'Abdomen', 1200, 1900, 1550],
  ['coolsculpting', 'Flanks', 1200, 1900, 1550],
  ['coolsculpting', 'Thighs', 1200, 1900, 1550],
  ['coolsculpting', 'Upper Arms', 1200, 1900, 1550],
  ['coolsculpting', 'Double Chin', 800, 1200, 1000],
  ['coolsculpting', 'Package', 2000, 4000, 3000],
  ['laser-hair-removal', 'Upper Lip', 100, 200, 150],
  ['laser-hair-removal', 'Underarms', 150, 250, 200],
  ['laser-hair-removal', 'Bikini', 200, 300, 250],
  ['laser-hair-removal', 'Brazilian', 300, 400, 350],
  ['laser-hair-removal', 'Full Legs', 500, 700, 600],
  ['laser-hair-removal', 'Chest', 350, 450, 400],
  ['default', 'Basic', 200, 400, 300],
  ['default', 'Standard', 400, 600, 500],
  ['default', 'Premium', 600, 800, 700],
  ['default', '3-Session Package', 1000, 1400, 1200],
  ['default', '6-Session Package', 1800, 2200, 2000],
  ['micro-botox', 'Face', 400, 700, 550],
  ['fillers', 'One syringe', 800, 1200, 1000],
  ['kybella', 'Under the chin', 1200, 1800, 1500],
  ['prp', 'Face', 600, 1000, 800],
  ['prp', 'Hair', 800, 1500, 1150],
  ['carbon-laser-facial', 'Carbon laser facial', 200, 500, 350],
  ['vaginal-rejuvenation', 'Laser or radiofrequency', 900, 2500, 1700],
  ['photofacials', 'Photofacial', 300, 600, 450],
  ['laser-resurfacing', 'Non-ablative', 500, 1000, 750],
  ['laser-resurfacing', 'Ablative', 1000, 3000, 2000],
  ['weight-management', '3-month program', 1500, 5000, 3250],
  ['chemical-peels', 'Superficial', 150, 300, 225],
  ['chemical-peels', 'Medium', 300, 600, 450],
  ['microdermabrasion', 'Microdermabrasion', 150, 300, 225],
  ['hydrofacials', 'Hydrofacial', 200, 350, 275],
  ['hydrofacials', 'Signature', 300, 500, 400],
  ['tattoo-removal', 'Small tattoo', 200, 500, 350],
])('%s, %s: $%i to $%i, on average $%i', (treatment, type, minPrice, maxPrice, averagePrice) => {
  expect(listPricingRows(treatment).filter((row) => row.type === type)).toMatchObject([
    { minPrice, maxPrice, averagePrice },
  ])
})

describe('the price tables', () => {
  // §9.85
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

  // The specification mentions price tables for these two treatments without their rows.
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
