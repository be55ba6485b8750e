import { createHash } from 'node:crypto'

/** Ranges of the ids of clinics' documents, above all other ids. There is one range for each thousandth of a rating. */
const CLINIC_DOCUMENT_IDS = { first: 1_000_000, bestRating: 5, levels: 1000, perLevel: 1_000_000 }

/** Derives ids from ratings and keys, so that a new rating rarely changes the id of another clinic. */
export function numberClinicDocuments<T extends { key: string; weight: number }>(
  documents: readonly T[],
): (T & { id: number })[] {
  const { first, bestRating, levels, perLevel } = CLINIC_DOCUMENT_IDS
  const used = new Set<number>()
  return documents
    .toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .map((document) => {
      const hash = createHash('sha256').update(document.key).digest().readUInt32BE()
      let id = first + Math.round((bestRating - document.weight) * levels) * perLevel + (hash % perLevel)
      while (used.has(id)) id++
      used.add(id)
      return { ...document, id }
    })
}
