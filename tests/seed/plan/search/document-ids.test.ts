import { expect, test } from 'vitest'
import { numberClinicDocuments } from '../../../../seed/plan/search/document-ids.ts'

const clinics = [4.9, 4.2, 4.2, 3.1].map((weightedRating, index) => ({ key: `clinic:${index}`, weightedRating }))
const findId = (documents: readonly { id: number; key: string }[], key: string) =>
  documents.find((document) => document.key === key)?.id

test('numberClinicDocuments numbers the best-rated clinic first', () => {
  const numberedDocuments = numberClinicDocuments(clinics.toReversed()).toSorted((a, b) => a.id - b.id)
  expect(numberedDocuments.map(({ weightedRating }) => weightedRating)).toEqual([4.9, 4.2, 4.2, 3.1])
})

test('numberClinicDocuments does not change the numbers of other clinics if one is added, removed or has a new rating', () => {
  const before = numberClinicDocuments(clinics)
  const changed = [
    { key: 'clinic:new', weightedRating: 4.2 },
    ...clinics.slice(1, 3),
    { key: 'clinic:3', weightedRating: 4.95 },
  ]
  const after = numberClinicDocuments(changed)
  for (const key of ['clinic:1', 'clinic:2']) expect(findId(after, key)).toBe(findId(before, key))
  expect(findId(after, 'clinic:3')).not.toBe(findId(before, 'clinic:3'))
})

test('numberClinicDocuments gives each of twenty thousand clinics with the same rating a different number', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ key: `clinic:${index}`, weightedRating: 4.2 }))
  const ids = numberClinicDocuments(many).map(({ id }) => id)
  expect(new Set(ids).size).toBe(many.length)
  expect(Math.max(...ids)).toBeLessThan(Number.MAX_SAFE_INTEGER)
})
