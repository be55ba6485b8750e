import { expect, test } from 'vitest'
import { listTreatmentKeywords } from '../../../seed/load/content.ts'

// §2.100
test('there are about fifteen distinct keywords, and each contains the name and ends in NYC', () => {
  const keywords = listTreatmentKeywords('Laser Hair Removal')
  expect(keywords.length).toBeGreaterThanOrEqual(14)
  expect(keywords.length).toBeLessThanOrEqual(16)
  expect(new Set(keywords).size).toBe(keywords.length)
  for (const keyword of keywords) expect(keyword).toMatch(/\bLaser Hair Removal\b.* NYC$/)
})

test('the first keyword is the name of the treatment and NYC', () => {
  expect(listTreatmentKeywords('Botox')[0]).toBe('Botox NYC')
})
