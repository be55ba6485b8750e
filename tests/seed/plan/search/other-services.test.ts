import { expect, test } from 'vitest'
import { planLoad } from '../../../../seed/plan/plan.ts'
import * as t from '../../../../src/db/schema.ts'
import { readIntent } from '../../../../src/domain/search/intent.ts'
import { buildVocabulary } from '../../../../src/domain/search/vocabulary.ts'
import { loadSampleFiles } from '../../../tools/node/seed-folder.ts'

test('a service that is new in a directory is no longer one that it does not list', () => {
  const files = loadSampleFiles()
  const services = [...files.services, { slug: 'massages', name: 'Massages', treatment: null, aliases: [] }]
  const { plan } = planLoad({ ...files, services })
  const vocabulary = buildVocabulary(plan?.rows.of(t.searchTerms) ?? [])
  expect(readIntent('massage', vocabulary)).toMatchObject({ service: 'massages', topics: [] })
  expect(readIntent('waxing', vocabulary)).toMatchObject({ service: null, topics: ['other-services'] })
})
