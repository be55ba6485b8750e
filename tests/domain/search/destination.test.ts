import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import { findSearchDestination } from '../../../src/domain/search/destination.ts'

const KNOWN_SLUGS = {
  treatments: ['botox', 'micro-botox', 'coolsculpting'],
  areas: SPECIFIED_AREAS.map(({ slug }) => slug as string),
}

describe('findSearchDestination', () => {
  // §2.43, §4.10, §5.6, §D3.4
  test.each([
    ['both chosen', 'botox', 'soho', { kind: 'treatment-in-area', treatment: 'botox', area: 'soho' }],
    ['treatment only', 'botox', null, { kind: 'treatment', treatment: 'botox' }],
    ['location only', null, 'soho', { kind: 'area', area: 'soho' }],
    ['neither', null, null, { kind: 'locations' }],
    ['empty fields are not chosen', '', '', { kind: 'locations' }],
    ['white space is not chosen', ' ', '\t', { kind: 'locations' }],
    ['an empty location', 'botox', '', { kind: 'treatment', treatment: 'botox' }],
    [
      'another spelling',
      'Cool-Sculpting',
      'Upper East Side',
      {
        kind: 'treatment-in-area',
        treatment: 'coolsculpting',
        area: 'upper-east-side',
      },
    ],
    ['the alias of an area', null, 'Hamptons', { kind: 'area', area: 'the-hamptons' }],
    ['an unknown treatment', 'leeches', 'soho', { kind: 'unknown', fields: ['treatment'] }],
    ['an unknown location', 'botox', 'atlantis', { kind: 'unknown', fields: ['location'] }],
    ['both unknown', 'leeches', 'atlantis', { kind: 'unknown', fields: ['treatment', 'location'] }],
    ['an unknown treatment without a location', 'leeches', null, { kind: 'unknown', fields: ['treatment'] }],
    ['a dash is an unknown treatment', '-', null, { kind: 'unknown', fields: ['treatment'] }],
  ])('%s: %j in %j', (_description, treatment, location, destination) => {
    expect(findSearchDestination({ treatment, location }, KNOWN_SLUGS)).toEqual(destination)
  })

  // §D3.9
  test('returns only slugs of its second argument', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(null, '', 'BOTOX', 'hamptons', '__proto__'))
    const slugs = fc.array(fc.oneof(fc.string(), fc.constantFrom('botox', 'soho', 'the-hamptons')))
    fc.assert(
      fc.property(anyText, anyText, slugs, slugs, (treatment, location, treatments, areas) => {
        const destination = findSearchDestination({ treatment, location }, { treatments, areas })
        if ('treatment' in destination) expect(treatments).toContain(destination.treatment)
        if ('area' in destination) expect(areas).toContain(destination.area)
        if (destination.kind === 'unknown') expect(destination.fields).not.toEqual([])
      }),
    )
  })

  test('never reports an empty field as unknown', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const destination = findSearchDestination({ treatment: '', location }, KNOWN_SLUGS)
        expect(destination).not.toEqual(expect.objectContaining({ fields: expect.arrayContaining(['treatment']) }))
      }),
    )
  })
})
