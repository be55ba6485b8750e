import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../../src/domain/search/query.ts'
import {
  type Candidate,
  createRankComparator,
  getTextMatchTier,
  MATCH_TIERS,
  type RankedDocument,
  rankCandidates,
} from '../../../src/domain/search/rank.ts'
import { highlightWords } from '../../../src/domain/search/results.ts'

test.each([
  ['Botox', '', 'botox', 'exact'],
  ['Micro-Botox', '', 'botox', 'name'],
  ['Botox in SoHo', '', 'botox', 'starts'],
  ['Quill Injectables', '', 'qui', 'starts'],
  ['Halász Facial House', '', 'halasz facial', 'starts'],
  ['Marchetti & Osei Dermatology', 'Lucia Marchetti, Kwabena Osei', 'lucia', 'alias'],
  ['Chemical Peels', '', 'peel chemical', 'name'],
  ['Pincushion', '', 'botox', 'text'],
])('the title %j (aliases: %j) matches the query %j in the tier %j', (title, aliases, query, tier) => {
  expect(getTextMatchTier({ title, aliases }, query.split(' '))).toBe(tier)
})

const candidate = fc.record({
  kind: fc.constantFrom('treatment', 'area', 'clinic', 'guide', 'question', 'page'),
  key: fc.string({ minLength: 1, maxLength: 2 }),
  title: fc.constant('x'),
  aliases: fc.constant(''),
  lat: fc.option(fc.double({ min: 40.5, max: 41.2, noNaN: true })),
  lng: fc.constant(-73.9),
  weightedRating: fc.double({ min: 0, max: 5, noNaN: true }),
}) as fc.Arbitrary<Candidate>
const rankedDocument: fc.Arbitrary<RankedDocument<Candidate>> = fc.record({
  document: candidate,
  tier: fc.constantFrom(...MATCH_TIERS),
  position: fc.nat(3),
})
const center = fc.option(fc.constant({ lat: 40.72, lng: -74 }))

test('the order of ranked documents is antisymmetric and transitive', () => {
  fc.assert(
    fc.property(rankedDocument, rankedDocument, rankedDocument, center, (a, b, c, point) => {
      const compare = createRankComparator(point)
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

test('each document appears once, in its best tier, and the documents are in the order of their tiers', () => {
  fc.assert(
    fc.property(fc.array(rankedDocument), center, (documents, point) => {
      const ranked = rankCandidates(documents, point)
      const keys = ranked.map(({ document }) => document.key)
      expect(keys).toEqual([...new Set(keys)])
      expect(new Set(keys)).toEqual(new Set(documents.map(({ document }) => document.key)))
      for (const { document, tier } of ranked) {
        const tiersOfDocument = documents
          .filter((other) => other.document.key === document.key)
          .map((other) => other.tier)
        expect(tier).toBe(MATCH_TIERS.find((matchTier) => tiersOfDocument.includes(matchTier)))
      }
      const tiers = ranked.map(({ tier }) => MATCH_TIERS.indexOf(tier))
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
    }),
  )
})

test('the nearer of two similar results comes first, or the better-rated one if no place is given', () => {
  const near = { key: 'near', lat: 40.72, weightedRating: 4 }
  const far = { key: 'far', lat: 40.9, weightedRating: 5 }
  const documents = [near, far].map((clinic) => ({
    document: { kind: 'clinic' as const, title: '', aliases: '', lng: -74, ...clinic },
    tier: 'name' as const,
    position: 0,
  }))
  expect(rankCandidates(documents, { lat: 40.72, lng: -74 })[0]?.document.key).toBe('near')
  expect(rankCandidates(documents, null)[0]?.document.key).toBe('far')
})

test('highlightWords adds nothing but the start and end of highlights', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, terms) => {
      const plainText = text.replaceAll(HIGHLIGHT_START, '').replaceAll(HIGHLIGHT_END, '')
      expect(highlightWords(plainText, terms).replaceAll(HIGHLIGHT_START, '').replaceAll(HIGHLIGHT_END, '')).toBe(
        plainText,
      )
    }),
  )
  expect(highlightWords('Micro-Botox', ['botox'])).toBe(`Micro-${HIGHLIGHT_START}Botox${HIGHLIGHT_END}`)
})
