import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import { findSearchDestination, type SearchDestination } from '../../../src/domain/search/destination.ts'

const KNOWN_SLUGS = {
  treatments: ['botox', 'micro-botox', 'coolsculpting'],
  areas: SPECIFIED_AREAS.map(({ slug }) => slug as string),
}

describe('findSearchDestination', () => {
  // §2.43, §4.10, §5.6, §D3.4
  test.each<[description: string, treatment: string | null, location: string | null, Partial<SearchDestination>]>([
    ['both chosen', 'botox', 'soho', { treatment: 'botox', area: 'soho' }],
    ['treatment only', 'botox', null, { treatment: 'botox' }],
    ['location only', null, 'soho', { area: 'soho' }],
    ['neither', null, null, {}],
    ['empty fields count as not chosen', '', '', {}],
    ['whitespace counts as not chosen', ' ', '\t', {}],
    ['an empty location', 'botox', '', { treatment: 'botox' }],
    ['another spelling', 'Cool-Sculpting', 'Upper East Side', { treatment: 'coolsculpting', area: 'upper-east-side' }],
    ['the alias of an area', null, 'Hamptons', { area: 'the-hamptons' }],
    ['an unknown treatment', 'leeches', 'soho', { area: 'soho', unknownFields: ['treatment'] }],
    ['an unknown location', 'botox', 'atlantis', { treatment: 'botox', unknownFields: ['location'] }],
    ['both unknown', 'leeches', 'atlantis', { unknownFields: ['treatment', 'location'] }],
    ['an unknown treatment without a location', 'leeches', null, { unknownFields: ['treatment'] }],
    ['a dash is an unknown treatment', '-', null, { unknownFields: ['treatment'] }],
  ])('%s: %j in %j', (_description, treatment, location, destination) => {
    expect(findSearchDestination({ treatment, location }, KNOWN_SLUGS)).toEqual({
      treatment: null,
      area: null,
      unknownFields: [],
      ...destination,
    })
  })

  // §D3.9
  test('returns only slugs from its second argument', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(null, '', 'BOTOX', 'hamptons', '__proto__'))
    const slugs = fc.array(fc.oneof(fc.string(), fc.constantFrom('botox', 'soho', 'the-hamptons')))
    fc.assert(
      fc.property(anyText, anyText, slugs, slugs, (treatment, location, treatments, areas) => {
        const destination = findSearchDestination({ treatment, location }, { treatments, areas })
        if (destination.treatment !== null) expect(treatments).toContain(destination.treatment)
        if (destination.area !== null) expect(areas).toContain(destination.area)
      }),
    )
  })

  test('never reports an empty treatment as unknown, whatever the location', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const { unknownFields } = findSearchDestination({ treatment: '', location }, KNOWN_SLUGS)
        expect(unknownFields).not.toContain('treatment')
      }),
    )
  })
})
