import { expect, test } from 'vitest'
import { computeReadingGrade } from '../../../scripts/content/reading-grade.ts'

test('the reading grade follows the Flesch–Kincaid formula', () => {
  expect(computeReadingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  const sentence = 'Aesthetic medicine requires qualified supervision.'
  expect(computeReadingGrade(sentence)).toBeCloseTo(0.39 * 5 + 11.8 * (15 / 5) - 15.59)
})

test('the reading grade counts list items as sentences, and ignores markup, citations, headings and [[…]]', () => {
  const plainText = 'The cat sat on the mat.\nA dog ran.'
  const markedText =
    '## Considerations\n\n- The **cat** [sat](/treatments/photorejuvenation) on the mat[^medical-society]\n- A dog ran\n\n[[reporting]]'
  expect(computeReadingGrade(markedText)).toBeCloseTo(computeReadingGrade(plainText))
})
