/** A shorter word is not corrected, because too many words are one edit away. */
const MIN_LENGTH = 4

export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < MIN_LENGTH) return 0
  return word.length < 8 ? 1 : 2
}

/** Returns the word, and unless it is short, every variant that lacks one letter. Similar words have a key in common. */
export function spellingKeys(word: string): string[] {
  if (allowedEdits(word) === 0) return [word]
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

/** Returns the Damerau-Levenshtein distance, or `limit + 1` if the distance is larger. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const substituted = (previous[j - 1] ?? 0) + (same ? 0 : 1)
      const best = Math.min(substituted, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      row.push(swapped ? Math.min(best, (beforePrevious[j - 2] ?? 0) + 1) : best)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforePrevious = previous
    previous = row
  }
  return Math.min(previous[b.length] ?? 0, limit + 1)
}

/** In a word under six letters, the first letter must be right, because people rarely mistype it. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  let limit = allowedEdits(word)
  let nearest: string | null = null
  for (const candidate of known) {
    if (limit < 0) break
    if (word.length < 6 && word[0] !== candidate[0]) continue
    const distance = editDistance(word, candidate, limit)
    if (distance > limit) continue
    nearest = candidate
    limit = distance - 1
  }
  return nearest
}
