import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSlug } from '../../src/domain/slug.ts'

describe('toSlug', () => {
  test.each([
    ['Upper East Side', 'upper-east-side'],
    ['Skin Lift & Fat Reduction', 'skin-lift-and-fat-reduction'],
    ["Crow's feet", 'crows-feet'],
    ['  Botox — full face (New York)  ', 'botox-full-face-new-york'],
    ['Café Crème', 'cafe-creme'],
    ['PRP: hair/scalp', 'prp-hair-scalp'],
    ['…', ''],
    ['', ''],
  ])('%j → %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  test('any text gives a slug or nothing, and a slug stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = toSlug(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(toSlug(slug)).toBe(slug)
      }),
    )
  })
})
