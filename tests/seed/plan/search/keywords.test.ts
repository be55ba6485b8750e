import { expect, test } from 'vitest'
import * as t from '../../../../src/db/schema.ts'
import { planSample } from '../../tools/planned-seed.ts'

const { rows } = planSample()

const listGuideKeywords = (treatment: string) =>
  rows.of(t.guides).find((guide) => guide.treatment === treatment)?.content.keywords ?? []

// §2.100
test('a guide has about fifteen distinct keywords, each with the name of the treatment and with NYC at the end', () => {
  const keywords = listGuideKeywords('laser-hair-removal')
  expect(keywords.length).toBeGreaterThanOrEqual(14)
  expect(keywords.length).toBeLessThanOrEqual(16)
  expect(new Set(keywords).size).toBe(keywords.length)
  for (const keyword of keywords) expect(keyword).toMatch(/\bLaser Hair Removal\b.* NYC$/)
})

test('the first keyword of a guide is the name of the treatment and NYC', () => {
  expect(listGuideKeywords('botox')[0]).toBe('Botox NYC')
})

// §D4.41
test('the keywords of a treatment and of its local pages are in the search index', () => {
  const documents = rows.of(t.searchDocuments)
  const findIndexedKeywords = (treatment: string) =>
    documents.find(({ key }) => key === `treatment:${treatment}`)?.services.split(', ')
  expect(findIndexedKeywords('botox')).toEqual(
    expect.arrayContaining(['Botox NYC', 'Botox near me NYC', 'Botox near Bryant Park']),
  )
  expect(findIndexedKeywords('chemical-peels')).toContain('lactic acid peel Brooklyn')
  expect(findIndexedKeywords('fillers')).not.toContain('Botox near Bryant Park')
})
