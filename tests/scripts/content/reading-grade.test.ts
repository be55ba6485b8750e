import { expect, test } from 'vitest'
import { readingGrade } from '../../../scripts/content/reading-grade.ts'

test('readingGrade follows the Flesch–Kincaid formula', () => {
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  expect(readingGrade('Aesthetic medicine requires qualified supervision.')).toBeGreaterThan(12)
})

test('readingGrade counts each list item as a sentence, and ignores markup, citations, headings and includes', () => {
  const plain = 'The cat sat on the mat.\nA dog ran.'
  const marked =
    '## Considerations\n\n- The **cat** [sat](/treatments/photorejuvenation) on the mat.[^medical-society]\n- A dog ran\n\n[[reporting]]'
  expect(readingGrade(marked)).toBeCloseTo(readingGrade(plain))
})
