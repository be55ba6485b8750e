import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import { matchSlug, parseServiceInLocation, toSlugKey } from '../../../src/domain/treatment/service.ts'

const SLUGS = ['botox', 'micro-botox', 'coolsculpting', 'laser-hair-removal', 'iv-therapy']
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-(in|[a-z0-9]{1,6})){0,3}$/)

describe('matchSlug', () => {
  // §5.9, §5.10, §D1.24
  test.each([
    ['botox', 'botox'],
    ['BOTOX', 'botox'],
    ['cool-sculpting', 'coolsculpting'],
    ['CoolSculpting', 'coolsculpting'],
    ['Cool Sculpting', 'coolsculpting'],
    ['microbotox', 'micro-botox'],
    ['Laser Hair Removal', 'laser-hair-removal'],
    ['laser‑hair–removal', 'laser-hair-removal'],
    ['laser', null],
    ['bot', null],
    ['-', null],
    ['', null],
  ])('%j matches %j', (input, expected) => {
    expect(matchSlug(input, SLUGS)).toBe(expected)
  })

  test('prefers an exact match to a match that ignores separators', () => {
    expect(matchSlug('cool-sculpting', new Set(['coolsculpting', 'cool-sculpting']))).toBe('cool-sculpting')
  })

  test('never matches a slug that has only separators', () => {
    expect(matchSlug('-', ['-', ' '])).toBeNull()
  })

  test('accepts an iterator that can be read only once', () => {
    expect(matchSlug('BOTOX', new Map([['botox', 1]]).keys())).toBe('botox')
  })

  test('returns only slugs from its second argument, and finds a slug in uppercase with spaces', () => {
    fc.assert(
      fc.property(fc.array(slug, { minLength: 1 }), fc.string({ unit: 'binary' }), (slugs, input) => {
        expect([null, ...slugs]).toContain(matchSlug(input, slugs))
        const [first = ''] = slugs
        expect(toSlugKey(matchSlug(first.toUpperCase().replaceAll('-', ' '), slugs) ?? '')).toBe(toSlugKey(first))
      }),
    )
  })
})

describe('parseServiceInLocation', () => {
  // §2.24, §D1.10
  test.each([
    ['botox-in-manhattan', { service: 'botox', location: 'manhattan' }],
    ['laser-resurfacing-in-upper-east-side', { service: 'laser-resurfacing', location: 'upper-east-side' }],
    ['coolsculpting-in-the-hamptons', { service: 'coolsculpting', location: 'the-hamptons' }],
    ['Botox-In-SoHo', { service: 'Botox', location: 'SoHo' }],
    ['walk-in-facial-in-soho', { service: 'walk-in-facial', location: 'soho' }],
    ['walk-in-in-soho', { service: 'walk-in', location: 'soho' }],
    ['botox', null],
    ['botox-in-', null],
    ['botox-in-soho-in-', null],
    ['-in-soho', null],
    ['botox-inmanhattan', null],
    ['', null],
  ])('reads %j as %j', (segment, expected) => {
    expect(parseServiceInLocation(segment)).toEqual(expected)
  })

  test('splits "<service>-in-<location>" for every area and alias', () => {
    const locations = [...SPECIFIED_AREAS.map((area) => area.slug as string), 'hamptons']
    fc.assert(
      fc.property(slug, fc.constantFrom(...locations), (service, location) => {
        expect(parseServiceInLocation(`${service}-in-${location}`)).toEqual({ service, location })
      }),
    )
  })

  test('returns a service and a location from which the input, apart from its case, can be rebuilt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const segment = `${before}-in-${after}`
        const parsed = parseServiceInLocation(segment)
        if (parsed) expect(`${parsed.service}-in-${parsed.location}`.toLowerCase()).toBe(segment.toLowerCase())
      }),
    )
  })
})
