/** A shorter word is not corrected, because too many known words are one edit away from it. */
const MIN_CORRECTED_LENGTH = 4

function getMaxEditDistance(word: string): 0 | 1 | 2 {
  if (word.length < MIN_CORRECTED_LENGTH) return 0
  return word.length < 8 ? 1 : 2
}

/** Returns keys that words one edit apart share: the word, and each variant that lacks one letter. */
export function listSpellingKeys(word: string): string[] {
  if (getMaxEditDistance(word) === 0) return [word]
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

/** Returns the restricted Damerau-Levenshtein distance, or `limit + 1` if the distance is larger than `limit`. */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const distanceIfSubstituted = (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1)
      const smallest = Math.min(distanceIfSubstituted, (previousRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      row.push(isSwapped ? Math.min(smallest, (rowBeforePrevious[j - 2] ?? 0) + 1) : smallest)
    }
    if (Math.min(...row) > limit) return limit + 1
    rowBeforePrevious = previousRow
    previousRow = row
  }
  return Math.min(previousRow[b.length] ?? 0, limit + 1)
}

/** Finds the most similar word. A word under six letters must keep its first letter, which is rarely mistyped. */
export function findNearestWord(word: string, knownWords: Iterable<string>): string | null {
  let limit = getMaxEditDistance(word)
  let nearest: string | null = null
  for (const candidate of knownWords) {
    if (limit < 0) break
    if (word.length < 6 && word[0] !== candidate[0]) continue
    const distance = computeEditDistance(word, candidate, limit)
    if (distance > limit) continue
    nearest = candidate
    limit = distance - 1
  }
  return nearest
}
