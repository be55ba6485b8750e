import { expect, test } from 'vitest'
import { planLoad } from '../../../../seed/plan/plan.ts'
import * as t from '../../../../src/db/schema.ts'
import type { Catalog } from '../../../../src/domain/catalog.ts'
import { readIntent } from '../../../../src/domain/search/intent.ts'
import { buildVocabulary } from '../../../../src/domain/search/vocabulary.ts'
import { createFilteredListHit, insertListHit } from '../../../../src/ui/filtered-list-hit.ts'
import { loadSampleFiles } from '../../../tools/node/seed-folder.ts'

const files = loadSampleFiles()
const clinics = files.clinics.map((clinic) => ({ ...clinic, devices: ['Morpheus8', 'IPL', 'Velvet 3000'] }))
const { plan } = planLoad({ ...files, clinics })
const vocabulary = buildVocabulary(plan?.rows.of(t.searchTerms) ?? [])
const catalog = {
  vocabulary,
  services: [{ slug: 'microneedling', name: 'Microneedling', treatment: 'microneedling' }],
  areas: [],
  zipCodes: new Map(),
} as unknown as Catalog

test('the device of a clinic that is also another name of a treatment leads to the guide, and to the clinics with the device', () => {
  const intent = readIntent('morpheus8', vocabulary)
  expect(intent.treatments).toEqual(['microneedling'])
  expect(intent.filters).toEqual(['device=morpheus8'])
  const hit = createFilteredListHit(catalog, intent)
  expect(hit?.title).toBe('Med spas offering Microneedling, with Morpheus8')
  expect(hit?.path).toBe('/services/microneedling?device=morpheus8')
  expect(insertListHit(['guide'], 'list', intent)).toEqual(['guide', 'list'])
})

test('a device that is no name of a treatment, or that no clinic has, is no filter', () => {
  expect(readIntent('velvet 3000', vocabulary).filters).toEqual([])
  expect(readIntent('thermage', vocabulary).filters).toEqual([])
})

test('the list of clinics with a device has the name of the device as it is written', () => {
  expect(createFilteredListHit(catalog, readIntent('ipl', vocabulary))?.title).toMatch(/, with IPL$/)
})

test.each([
  ['morpheus8 open sunday', ['open=sunday']],
  ['morpheus8 under $500', ['max=500']],
  ['morpheus8 tribeca', []],
  ['morpheus8 10013', []],
  ['morpheus8 near me', []],
  ['morpheus8 ipl open sunday', ['open=sunday']],
])('a device is no filter beside a place or another filter: %s', (query, filters) => {
  expect(readIntent(query, vocabulary)).toMatchObject({ filters, unusedFilters: [] })
})
