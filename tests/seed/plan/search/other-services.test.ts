import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../../seed/load/load.ts'
import { planLoad } from '../../../../seed/plan/plan.ts'
import * as t from '../../../../src/db/schema.ts'
import { readIntent } from '../../../../src/domain/search/intent.ts'
import { buildVocabulary } from '../../../../src/domain/search/vocabulary.ts'
import { loadSampleFiles } from '../../../tools/node/seed-folder.ts'

test.each(['massage', 'massage therapy', 'deep tissue massage', 'masaje'])(
  "%s, which contains a listed service's name or alias, is no longer a service that the directory does not list",
  (query) => {
    expect(readIntent(query, createVocabularyWithMassages())).toMatchObject({ service: 'massages', topics: [] })
  },
)

test('other services stay services that the directory does not list', () => {
  const intent = readIntent('waxing', createVocabularyWithMassages())
  expect(intent).toMatchObject({ service: null, topics: ['other-services'] })
})

test("no word for other services contains a listed treatment's or service's name or alias", () => {
  const { synonyms } = loadSampleFiles()
  const words = synonyms.topics.find(({ means }) => means === 'other-services')?.words ?? []
  const vocabulary = createVocabulary()
  expect(words.filter((word) => !readIntent(word, vocabulary).topics.includes('other-services'))).toEqual([])
})

function createVocabularyWithMassages() {
  return createVocabulary([{ slug: 'massages', name: 'Massages', treatment: null, aliases: ['masaje'] }])
}

function createVocabulary(newServices: SeedFiles['services'] = []) {
  const files = loadSampleFiles()
  const { plan } = planLoad({ ...files, services: [...files.services, ...newServices] })
  return buildVocabulary(plan?.rows.of(t.searchTerms) ?? [])
}
