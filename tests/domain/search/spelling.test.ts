import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeEditDistance, findNearestWord, listSpellingKeys } from '../../../src/domain/search/spelling.ts'

const letter = fc.constantFrom(...'abcdeo')
const word = fc.string({ unit: letter, maxLength: 10 })
const longWord = fc.string({ unit: letter, minLength: 6, maxLength: 12 })

test.each([
  ['botx', 'botox', 1],
  ['btoox', 'botox', 1],
  ['lazer', 'laser', 1],
  ['coolsclupting', 'coolsculpting', 1],
  ['hydrafacal', 'hydrofacial', 2],
  ['kybella', 'kybella', 0],
  ['botox', 'kybella', 3],
])('%j differs from %j by %i edits, where 3 stands for any number above the limit of 2', (a, b, distance) => {
  expect(computeEditDistance(a, b, 2)).toBe(distance)
})

test('an edit distance is symmetric, zero only for equal words, and never more than the limit plus one', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const distance = computeEditDistance(a, b, limit)
      expect(distance).toBe(computeEditDistance(b, a, limit))
      expect(distance === 0).toBe(a === b)
      expect(distance).toBeLessThanOrEqual(limit + 1)
    }),
  )
})

test('a word of at least six letters shares a spelling key with every word that is one edit away', () => {
  fc.assert(
    fc.property(
      longWord,
      fc.nat(),
      letter,
      fc.constantFrom('drop', 'add', 'change', 'swap'),
      (correctWord, seed, newLetter, typo) => {
        const letters = [...correctWord]
        // A letter can also be added after the last one. The last letter has no next letter to swap with.
        const typoIndex = seed % (letters.length + (typo === 'add' ? 1 : typo === 'swap' ? -1 : 0))
        if (typo === 'drop') letters.splice(typoIndex, 1)
        if (typo === 'add') letters.splice(typoIndex, 0, newLetter)
        if (typo === 'change') letters[typoIndex] = newLetter
        if (typo === 'swap') letters.splice(typoIndex, 2, letters[typoIndex + 1] ?? '', letters[typoIndex] ?? '')
        const keys = new Set(listSpellingKeys(correctWord))
        expect(listSpellingKeys(letters.join('')).some((key) => keys.has(key))).toBe(true)
        expect(computeEditDistance(letters.join(''), correctWord, 1)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('the nearest word is a known word within the allowed number of edits', () => {
  // Two letters and many known words, so that about half of the typed words have a near word.
  const similarWord = fc.string({ unit: fc.constantFrom(...'ab'), maxLength: 10 })
  fc.assert(
    fc.property(similarWord, fc.array(similarWord, { minLength: 10, maxLength: 30 }), (typedWord, knownWords) => {
      const nearest = findNearestWord(typedWord, knownWords)
      if (nearest === null) return
      expect(knownWords).toContain(nearest)
      expect(computeEditDistance(typedWord, nearest, 2)).toBeLessThanOrEqual(typedWord.length < 8 ? 1 : 2)
    }),
  )
})
