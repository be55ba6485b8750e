import { describe, expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

// §3.11
test('clinics are in the nine specified locations', () => {
  const locations = new Set(rows.of(t.clinics).map((clinic) => clinic.location))
  expect([...locations].toSorted()).toEqual(
    'brooklyn flushing midtown queens soho the-hamptons tribeca upper-east-side williamsburg'.split(' '),
  )
})

describe('local pages:', () => {
  const findLocalPage = (treatment: string, area: string) =>
    rows.of(t.localPages).find((page) => page.treatment === treatment && page.area === area)?.content

  // §2.101, §2.103, §2.137
  test('Botox has text for each of the eight specified locations', () => {
    for (const area of [
      'manhattan',
      'soho',
      'upper-east-side',
      'tribeca',
      'midtown',
      'brooklyn',
      'williamsburg',
      'the-hamptons',
    ])
      expect(findLocalPage('botox', area)?.paragraphs.length, area).toBeGreaterThan(0)
    expect(findLocalPage('botox', 'midtown')?.keywords.length).toBeGreaterThan(0)
  })

  // §2.112
  test('chemical peels in Brooklyn have search keywords', () => {
    expect(findLocalPage('chemical-peels', 'brooklyn')?.keywords.length).toBeGreaterThan(0)
  })
})

// §D4.1
test('the directory is marked as a sample', () => {
  expect(rows.of(t.site)).toMatchObject([{ sample: true }])
})
