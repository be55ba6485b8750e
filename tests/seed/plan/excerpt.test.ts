import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncateText } from '../../../seed/plan/excerpt.ts'

describe('truncateText', () => {
  test.each([
    ['a short text stays', 20, 'a short text stays'],
    ['  white\n space  is one ', 20, 'white space is one'],
    ['cut after a whole word', 12, 'cut after a…'],
    ['cut after a whole word', 13, 'cut after a…'],
    ['exactly here now', 13, 'exactly here…'],
    ['no comma, please', 10, 'no comma…'],
    ['unbreakable', 6, 'unbre…'],
    ['😀😀😀', 4, '😀…'],
    ['word', 0, ''],
  ])('shortens %j to at most %d characters: %j', (text, maxLength, expected) => {
    expect(truncateText(text, maxLength)).toBe(expected)
  })

  test('returns a prefix of the text within the limit and never splits a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: -2, max: 200 }),
        (text, maxLength) => {
          const truncated = truncateText(text, maxLength)
          expect(truncated.length).toBeLessThanOrEqual(Math.max(0, maxLength))
          expect(truncated.isWellFormed()).toBe(true)
          expect(text.trim().replace(/\s+/g, ' ').startsWith(truncated.replace(/…$/, ''))).toBe(true)
        },
      ),
    )
  })
})
