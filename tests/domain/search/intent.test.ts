import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullyUnderstood, readIntent } from '../../../src/domain/search/intent.ts'
import { listNamedDocumentKeys } from '../../../src/domain/search/rank.ts'
import { buildVocabulary, type Term } from '../../../src/domain/search/vocabulary.ts'
import { listSuggestedKeys } from '../../../src/features/search/suggest.ts'

const createTerm = (phrase: string, kind: Term['kind'], target: string, position = 0, isPrimaryName = false): Term => ({
  phrase,
  kind,
  target,
  isPrimaryName,
  position,
})

const terms = [
  createTerm('Botox', 'treatment', 'botox', 0, true),
  createTerm('Micro-Botox', 'treatment', 'micro-botox', 0, true),
  createTerm('Fillers', 'treatment', 'fillers', 0, true),
  createTerm('Laser Hair Removal', 'treatment', 'laser-hair-removal', 0, true),
  createTerm('laser', 'treatment', 'laser-hair-removal', 1),
  createTerm('laser', 'treatment', 'laser-resurfacing', 2),
  createTerm('acne scars', 'treatment', 'microneedling', 1),
  createTerm('acne scars', 'treatment', 'laser-resurfacing', 2),
  createTerm('iv therapy', 'service', 'iv-therapy', 0, true),
  createTerm('Manhattan', 'area', 'manhattan', 2000, true),
  createTerm('Tribeca', 'area', 'tribeca', 300, true),
  createTerm('SoHo', 'area', 'soho', 301, true),
  createTerm('10013', 'area', 'tribeca', 300),
  createTerm('10013', 'area', 'soho', 301),
  createTerm('Astoria', 'area', 'queens/astoria', 1, true),
  createTerm('14 St-Union Sq', 'area', 'manhattan', 2000),
  createTerm('Fifth Avenue', 'area', 'midtown', 400),
  createTerm('dry skin', 'treatment', 'hydrofacials', 1),
  createTerm('dark circles', 'treatment', 'fillers', 1),
  createTerm('open sunday', 'filter', 'open=weekend'),
  createTerm('weekends', 'filter', 'open=weekend'),
  createTerm('evenings', 'filter', 'open=evening'),
  createTerm('Spanish', 'filter', 'language=spanish'),
  createTerm('cost', 'topic', 'prices'),
  createTerm('med spa', 'topic', 'directory'),
  createTerm('best', 'ignored', ''),
  createTerm('nyc', 'ignored', ''),
]
const vocabulary = buildVocabulary(terms)

describe('listNamedDocumentKeys', () => {
  test.each([
    ['botox', ['treatment:botox']],
    ['Botox in Tribeca', ['page:botox/tribeca', 'treatment:botox', 'area:tribeca']],
    ['tribeca botox', ['page:botox/tribeca', 'treatment:botox', 'area:tribeca']],
    ['best botox soho nyc', ['page:botox/soho', 'treatment:botox', 'area:soho']],
    ['botx tribecca', ['page:botox/tribeca', 'treatment:botox', 'area:tribeca']],
    ['lazer hair removal', ['treatment:laser-hair-removal']],
    ['laser hair removel', ['treatment:laser-hair-removal']],
    ['micro botox', ['treatment:micro-botox']],
    [
      'laser for acne scars',
      ['treatment:laser-resurfacing', 'treatment:laser-hair-removal', 'treatment:microneedling'],
    ],
    ['botox astoria', ['page:botox/queens', 'treatment:botox', 'area:queens/astoria']],
    ['10013', ['area:tribeca', 'area:soho']],
    ['10014', []],
    ['manhattan soho', ['area:soho', 'area:manhattan']],
    ['botox cost', ['page:prices/botox', 'treatment:botox']],
    ['med spa', ['page:directory']],
    ['med spas soho', ['area:soho']],
    ['iv therapy', ['service:iv-therapy']],
    ['marchetti', []],
    ['', []],
  ])('returns the keys of %j, best first: %j', (query, keys) => {
    expect(listNamedDocumentKeys(readIntent(query, vocabulary))).toEqual(keys)
  })
})

test('words that match no name are returned as unknown', () => {
  const intent = readIntent('marchetti in soho', vocabulary)
  expect(intent).toMatchObject({ unknownWords: ['marchetti'], places: ['soho'], correctedQuery: null })
  expect(isFullyUnderstood(intent)).toBe(false)
})

test('the corrected query is returned, or null if nothing was corrected', () => {
  expect(readIntent('botx tribecca', vocabulary).correctedQuery).toBe('botox tribeca')
  expect(readIntent('botox tribeca', vocabulary).correctedQuery).toBeNull()
})

test('phrases in a query count as several treatments unless one treatment is meant by all of them', () => {
  expect(readIntent('botox vs fillers', vocabulary)).toMatchObject({
    hasSeveralTreatments: true,
    treatments: ['botox', 'fillers'],
  })
  expect(readIntent('laser for acne scars', vocabulary).hasSeveralTreatments).toBe(false)
})

test.each([
  ['14th street union square', ['manhattan']],
  ['14 st union sq', ['manhattan']],
  ['5th ave', ['midtown']],
  ['fifth av', ['midtown']],
])('a street or station is found whether or not its name is abbreviated: %j', (query, places) => {
  expect(readIntent(query, vocabulary)).toMatchObject({ places, unknownWords: [] })
})

test('only one value of each facet is used, and five digits are read as a zip code', () => {
  expect(readIntent('botox open sunday evenings spanish 10451', vocabulary)).toMatchObject({
    treatments: ['botox'],
    filters: ['open=weekend', 'language=spanish'],
    unusedFilters: ['open=evening'],
    zip: '10451',
    unknownWords: [],
  })
  expect(readIntent('botox 10013-1234', vocabulary)).toMatchObject({
    zip: '10013',
    places: ['tribeca', 'soho'],
    unknownWords: [],
  })
  expect(readIntent('botox 1234', vocabulary).zip).toBeNull()
})

test('a day takes precedence over an evening, even if the evening comes first', () => {
  expect(readIntent('evenings open sunday spanish', vocabulary)).toMatchObject({
    filters: ['open=weekend', 'language=spanish'],
    unusedFilters: ['open=evening'],
  })
  expect(readIntent('evenings', vocabulary)).toMatchObject({ filters: ['open=evening'], unusedFilters: [] })
})

test('a misspelled word is corrected, and a known word is not', () => {
  expect(readIntent('dark skin', vocabulary)).toMatchObject({ correctedQuery: null, treatments: [] })
  expect(readIntent('dri skin', vocabulary).correctedQuery).toBe('dry skin')
})

test.each([
  ['stomach flu', null],
  ['stomach fet', 'stomach fat'],
  ['stomac fat', 'stomach fat'],
  ['stomch fa', 'stomach fat'],
  ['bedfrod ave', 'bedford avenue'],
  ['bo toxx', 'botox'],
])('misspelled words are corrected, but in a short word only one letter: %j', (query, corrected) => {
  const smallVocabulary = buildVocabulary([
    createTerm('stomach fat', 'treatment', 'coolsculpting', 1),
    createTerm('Bedford Avenue', 'area', 'williamsburg', 1),
    createTerm('Botox', 'treatment', 'botox', 0, true),
  ])
  expect(readIntent(query, smallVocabulary).correctedQuery).toBe(corrected)
})

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }))
const vocabularyTerm = fc.constantFrom(...terms)

test('any text leads only to known treatments and places, and to at most 16 documents and 5 suggestions', () => {
  const targets = new Set(terms.map(({ target }) => target))
  const queries = fc
    .array(
      fc.oneof(
        anyText,
        vocabularyTerm.map(({ phrase }) => phrase),
      ),
      { maxLength: 6 },
    )
    .map((texts) => texts.join(' '))
  fc.assert(
    fc.property(queries, (query) => {
      const intent = readIntent(query, vocabulary)
      for (const name of [...intent.treatments, ...intent.places]) expect(targets).toContain(name)
      expect(listNamedDocumentKeys(intent).length).toBeLessThanOrEqual(16)
      expect(listSuggestedKeys(query, vocabulary).length).toBeLessThanOrEqual(5)
    }),
  )
})

test('a phrase for a treatment or an area is recognized in any case, and with any separator or none', () => {
  const termAndSpelling = fc.tuple(
    vocabularyTerm.filter(({ kind }) => kind === 'treatment' || kind === 'area'),
    fc.constantFrom(' ', '-', '  ', ''),
    fc.boolean(),
  )
  fc.assert(
    fc.property(termAndSpelling, ([{ phrase, target }, separator, isUppercase]) => {
      const text = phrase.replaceAll(/[ -]/g, separator)
      const intent = readIntent(isUppercase ? text.toUpperCase() : text, vocabulary)
      expect([...intent.treatments, ...intent.places]).toContain(target)
      expect(intent.correctedQuery).toBeNull()
    }),
  )
})

describe('suggestions while typing', () => {
  test.each([
    ['bot', ['treatment:botox', 'treatment:micro-botox']],
    ['botox tri', ['page:botox/tribeca']],
    ['botox s', ['page:botox/soho']],
    ['botox tribeca', ['page:botox/tribeca', 'treatment:botox', 'area:tribeca']],
    ['laser h', ['treatment:laser-hair-removal']],
    ['', []],
    ['xyz', []],
  ])('for %j are %j', (query, keys) => {
    expect(listSuggestedKeys(query, vocabulary)).toEqual(keys)
  })
})
