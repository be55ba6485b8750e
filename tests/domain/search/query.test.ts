import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listSignificantTerms } from '../../../src/domain/search/query.ts'

describe('listSignificantTerms', () => {
  test.each([
    ['Botox in SoHo', ['botox', 'soho']],
    ['botox near me', ['botox']],
    ['to be, or not', ['be', 'not']],
    ['in the', ['in', 'the']],
    ['botox BOTOX bo-tox', ['botox', 'bo', 'tox']],
    ["crow's feet", ['crow', 'feet']],
    ['ｂｏｔｏｘ', ['botox']],
    ['one two three four five six seven eight nine', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']],
    ['" * ( ) : ^ + - { } \0', []],
    ['', []],
  ])('the significant terms of %j are %j', (input, terms) => {
    expect(listSignificantTerms(input)).toEqual(terms)
  })

  test('returns at most eight words of letters, digits, private-use characters and combining marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (input) => {
        const terms = listSignificantTerms(input)
        expect(terms.length).toBeLessThanOrEqual(8)
        for (const term of terms) expect(term).toMatch(/^[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*$/u)
      }),
    )
  })
})
