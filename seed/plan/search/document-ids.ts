import { createHash } from 'node:crypto'

/** Each thousandth of a rating point has its own range of ids. The range of the best rating is the lowest. */
const CLINIC_DOCUMENT_ID_RANGES = { firstId: 1_000_000, bestRating: 5, rangesPerPoint: 1000, idsPerRange: 1_000_000 }

/** Derives ids from ratings and keys, so that a new rating of one clinic rarely changes the id of another clinic. */
export function numberClinicDocuments<T extends { key: string; weightedRating: number }>(documents: readonly T[]) {
  const { firstId, bestRating, rangesPerPoint, idsPerRange } = CLINIC_DOCUMENT_ID_RANGES
  const usedIds = new Set<number>()
  return documents
    .toSorted((a, b) => b.weightedRating - a.weightedRating || (a.key < b.key ? -1 : 1))
    .map((document) => {
      const hash = createHash('sha256').update(document.key).digest().readUInt32BE()
      let id =
        firstId +
        Math.round((bestRating - document.weightedRating) * rangesPerPoint) * idsPerRange +
        (hash % idsPerRange)
      while (usedIds.has(id)) id++
      usedIds.add(id)
      return { ...document, id }
    })
}
