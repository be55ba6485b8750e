import { singular, words } from './search-query.ts'
import { allowedEdits, spellingDistance } from './spelling.ts'

/** What a phrase can stand for. `topic`: prices or the directory as a whole; `ignored`: says nothing here ("best"). */
export type MeaningKind = 'treatment' | 'service' | 'area' | 'topic' | 'ignored'

export interface Meaning {
  kind: MeaningKind
  /** A slug, `area/sub-area`, or the name of a topic. */
  target: string
  /** The thing's own name, rather than another word for it. */
  isName: boolean
  /** Smaller comes first: the best treatment of a concern, the smallest of several places. */
  position: number
}

/** A phrase as people type it, and one thing it stands for. */
export interface Term extends Meaning {
  phrase: string
}

/** Everything the directory has a name for: some thousand phrases, held with the catalog. */
export interface Vocabulary {
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** How each key is written. */
  phrases: ReadonlyMap<string, string>
  /** Words in the longest phrase. */
  longest: number
}

/** What a phrase is looked up under: neither case, accents, spaces, hyphens nor plurals count. */
export const phraseKey = (tokens: readonly string[]) => tokens.map(singular).join('')

export function buildVocabulary(terms: readonly Term[]): Vocabulary {
  const meanings = new Map<string, Meaning[]>()
  const phrases = new Map<string, string>()
  let longest = 1
  for (const { phrase, kind, target, isName, position } of terms) {
    const tokens = words(phrase)
    const key = phraseKey(tokens)
    if (key === '') continue
    longest = Math.max(longest, tokens.length)
    const known = meanings.get(key) ?? []
    if (!known.some((meaning) => meaning.kind === kind && meaning.target === target))
      known.push({ kind, target, isName, position })
    meanings.set(key, known)
    if (!phrases.has(key)) phrases.set(key, phrase)
  }
  for (const known of meanings.values()) known.sort((a, b) => a.position - b.position)
  return { meanings, phrases, longest }
}

/** The phrase nearest to a misspelled one, and how far off it is; null when none is near enough. */
export function nearestPhrase(vocabulary: Vocabulary, key: string): { key: string; distance: number } | null {
  const limit = /\d/.test(key) ? 0 : allowedEdits(key)
  let nearest: { key: string; distance: number } | null = null
  if (limit === 0) return null
  for (const known of vocabulary.meanings.keys()) {
    // Numbers are not misspelled words: 10013 is not a slip for 10012.
    if (/\d/.test(known)) continue
    const distance = spellingDistance(key, known, Math.min(limit, (nearest?.distance ?? limit + 1) - 1))
    if (distance <= limit && distance < (nearest?.distance ?? limit + 1)) nearest = { key: known, distance }
  }
  return nearest
}

/** What the phrases stand for that begin like this, names before other words, each once. */
export function completions(vocabulary: Vocabulary, start: string): Meaning[] {
  if (start === '') return []
  const found = [...vocabulary.meanings]
    .filter(([key]) => key.startsWith(start))
    .flatMap(([key, meanings]) => meanings.map((meaning) => ({ key, meaning })))
    .filter(({ meaning }) => meaning.kind !== 'ignored' && meaning.kind !== 'topic')
    .sort(
      (a, b) =>
        Number(b.meaning.isName) - Number(a.meaning.isName) ||
        a.meaning.position - b.meaning.position ||
        a.key.length - b.key.length,
    )
  const once = new Map(found.map(({ meaning }) => [`${meaning.kind} ${meaning.target}`, meaning]))
  return [...once.values()]
}
