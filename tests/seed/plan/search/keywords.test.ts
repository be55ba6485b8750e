import { expect, test } from 'vitest'
import * as t from '../../../../src/db/schema.ts'
import { planSample } from '../../tools/planned-seed.ts'

const { rows } = planSample()

const treatments = rows.of(t.treatments).map(({ slug, name }) => ({ slug, name }))

const listGuideKeywords = (treatment: string) =>
  rows.of(t.guides).find((guide) => guide.treatment === treatment)?.content.keywords ?? []

// §2.100
test.each(treatments)(
  'the guide to $name has about fifteen distinct keywords, each with this name and NYC at the end',
  ({ slug, name }) => {
    const keywords = listGuideKeywords(slug)
    expect(keywords.length).toBeGreaterThanOrEqual(14)
    expect(keywords.length).toBeLessThanOrEqual(16)
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.filter((keyword) => !keyword.includes(name) || !keyword.endsWith(' NYC'))).toEqual([])
  },
)

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
