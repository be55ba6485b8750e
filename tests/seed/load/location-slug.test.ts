import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveLocationSlug, SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'

/** The keywords of the rules 1 to 11, and the slug that each rule gives. */
const RULES = [
  { slug: 'manhattan', keywords: ['Manhattan'] },
  { slug: 'brooklyn', keywords: ['Brooklyn'] },
  { slug: 'soho', keywords: ['SoHo'] },
  { slug: 'upper-east-side', keywords: ['Upper East Side'] },
  { slug: 'tribeca', keywords: ['Tribeca'] },
  { slug: 'midtown', keywords: ['Midtown'] },
  { slug: 'williamsburg', keywords: ['Williamsburg'] },
  { slug: 'the-hamptons', keywords: ['Hamptons'] },
  { slug: 'queens', keywords: ['Queens', 'Astoria', 'Forest Hills', 'Bayside', 'Long Island City', 'LIC'] },
  { slug: 'flushing', keywords: ['Flushing'] },
  { slug: 'queens', keywords: ['St. Albans', 'Saint Albans', 'Rosedale'] },
]
const KEYWORDS = RULES.flatMap(({ keywords }) => keywords)

describe('deriveLocationSlug', () => {
  // §9.1, §9.2, §9.3, §9.4, §9.5, §9.6, §9.7, §9.8, §9.9, §9.10, §9.11, §9.12
  test.each([
    ['rule 1', 'Manhattan', 'manhattan'],
    ['rule 2', 'Brooklyn', 'brooklyn'],
    ['rule 3', 'SoHo', 'soho'],
    ['rule 4', 'Upper East Side', 'upper-east-side'],
    ['rule 5', 'Tribeca', 'tribeca'],
    ['rule 6', 'Midtown', 'midtown'],
    ['rule 7', 'Williamsburg', 'williamsburg'],
    ['rule 8', 'Hamptons', 'the-hamptons'],
    ['rule 8', 'The Hamptons', 'the-hamptons'],
    ['rule 9', 'Queens', 'queens'],
    ['rule 9', 'Astoria', 'queens'],
    ['rule 9', 'Forest Hills', 'queens'],
    ['rule 9', 'Bayside', 'queens'],
    ['rule 9', 'Long Island City', 'queens'],
    ['rule 9', 'LIC', 'queens'],
    ['rule 10', 'Flushing', 'flushing'],
    ['rule 11', 'St. Albans', 'queens'],
    ['rule 11', 'Saint Albans', 'queens'],
    ['rule 11', 'Rosedale', 'queens'],
    ['rule 12', 'Park Slope', 'park-slope'],
    ['rule 12', 'Upper West Side', 'upper-west-side'],
    ['rule 12', '  Sag   Harbor ', 'sag-harbor'],
    ['rule 12', 'Southampton', 'southampton'],
    ['rule 12', '', ''],
  ])('%s: the slug of %j is %j', (_rule, text, slug) => {
    expect(deriveLocationSlug(text)).toBe(slug)
  })

  // §9.13
  test.each([
    ['1 before 2', '12 Manhattan Avenue, Brooklyn, NY 11222', 'manhattan'],
    ['2 before 7', '154 Bedford Avenue, Williamsburg, Brooklyn, NY 11249', 'brooklyn'],
    ['3 before 6', 'Midtown desk of a SoHo clinic', 'soho'],
    ['8 before 9', 'Astoria and the Hamptons', 'the-hamptons'],
    ['9 before 10', '136-20 Main Street, Flushing, Queens, NY 11354', 'queens'],
    ['10 before 11', 'Flushing and Rosedale', 'flushing'],
  ])('rule %s: the slug of %j is %j', (_order, text, slug) => {
    expect(deriveLocationSlug(text)).toBe(slug)
  })

  // §9.13
  test('follows the first rule of two, wherever the keywords are in the text', () => {
    const wrong = RULES.flatMap(({ slug, keywords }, index) =>
      RULES.slice(index).flatMap((later) =>
        keywords
          .flatMap((first) => later.keywords.flatMap((second) => [`${first}, ${second}`, `${second}, ${first}`]))
          .filter((text) => deriveLocationSlug(text) !== slug),
      ),
    )
    expect(wrong).toEqual([])
  })

  // §9.15
  test.each([
    ['10 Court Square, LIC', 'queens'],
    ['lic, ny', 'queens'],
    ['Court-Square/LIC', 'queens'],
    ['Public', 'public'],
    ['Felicia Court', 'felicia-court'],
    ['Licht Street', 'licht-street'],
    ['Élic', 'élic'],
  ])('matches LIC as a whole word only: the slug of %j is %j', (text, slug) => {
    expect(deriveLocationSlug(text)).toBe(slug)
  })

  test('returns the slug of every specified area for its slug and for its name', () => {
    for (const { slug, name } of SPECIFIED_AREAS) {
      expect(deriveLocationSlug(slug)).toBe(slug)
      expect(deriveLocationSlug(name)).toBe(slug)
    }
  })

  // §9.16
  test('is idempotent and returns no whitespace', () => {
    const fragment = fc.oneof(
      fc.constantFrom(...KEYWORDS, ...KEYWORDS.map((word) => word.slice(1))),
      fc.string({ unit: 'binary' }),
    )
    const texts = fc
      .array(fc.tuple(fragment, fc.constantFrom('', ' ', '  ', '-', ', ', '\u00a0')))
      .map((fragments) => fragments.flat().join(''))
    fc.assert(
      fc.property(texts, (text) => {
        const slug = deriveLocationSlug(text)
        expect(deriveLocationSlug(slug)).toBe(slug)
        expect(slug).not.toMatch(/\s/)
      }),
      { numRuns: 500 },
    )
  })

  // §9.14
  test('ignores case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYWORDS), fc.stringMatching(/^[A-Za-z ,.]{0,20}$/), (keyword, prefix) => {
        const text = `${prefix} ${keyword}`
        expect(deriveLocationSlug(text.toUpperCase())).toBe(deriveLocationSlug(text))
      }),
    )
  })
})
