import { singular, splitWords } from './query.ts'
import { allowedEdits, nearestWord } from './spelling.ts'

export interface Meaning {
  /** `ignored`: a word without a meaning for the search, such as "best". */
  kind: 'treatment' | 'service' | 'area' | 'topic' | 'filter' | 'ignored'
  target: string
  isName: boolean
  /** Rank among the meanings of a phrase. The best treatment or the smallest place comes first. */
  position: number
}

export interface Term extends Meaning {
  phrase: string
}

export interface Vocabulary {
  meanings: ReadonlyMap<string, readonly Meaning[]>
  phrases: ReadonlyMap<string, string>
  /** Keys eligible for spelling correction, by length. Excludes keys with digits: 10013 is not a typo for 10012. */
  correctable: ReadonlyMap<number, readonly string[]>
  maxPhraseWords: number
  words: ReadonlySet<string>
}

/** Full forms of abbreviations. Expanded only within phrases, because 'st' alone may begin 'stretch marks'. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  (
    'st street sts street av avenue ave avenue avs avenue aves avenue blvd boulevard sq square pkwy parkway rd road dr drive ' +
    'pl place ctr center hts heights tpke turnpike hwy highway ln lane pk park mt mount ft fort w west e east n north s south ' +
    'wash washington first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10'
  )
    .split(' ')
    .flatMap((word, index, all) => (index % 2 === 0 ? [[word, all[index + 1] ?? word] as const] : [])),
)
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th)$/

export const expandAbbreviation = (token: string) => ABBREVIATIONS.get(token) ?? token.replace(ORDINAL, '$<number>')

/** Returns a key that ignores spaces, plurals and abbreviations: '14th St' and '14 Streets' have the same key. */
export const phraseKey = (tokens: readonly string[]) =>
  tokens.map((token) => singular(tokens.length > 1 ? expandAbbreviation(token) : token)).join('')

export function buildVocabulary(terms: readonly Term[]): Vocabulary {
  const meanings = new Map<string, Meaning[]>()
  const phrases = new Map<string, string>()
  const allWords = new Set<string>()
  let maxPhraseWords = 1
  for (const { phrase, kind, target, isName, position } of terms) {
    const tokens = splitWords(phrase)
    if (tokens.length === 0) continue
    maxPhraseWords = Math.max(maxPhraseWords, tokens.length)
    for (const token of tokens) allWords.add(singular(token))
    // Adds a key without expansion, too, because abbreviations are not recognized in one word, such as '14stUnionSq'.
    for (const key of new Set([phraseKey(tokens), tokens.map(singular).join('')])) {
      const known = meanings.get(key) ?? []
      if (!known.some((meaning) => meaning.kind === kind && meaning.target === target))
        known.push({ kind, target, isName, position })
      meanings.set(key, known)
      if (!phrases.has(key)) phrases.set(key, phrase)
    }
  }
  for (const known of meanings.values()) known.sort((a, b) => a.position - b.position)
  const correctable = Map.groupBy(
    [...meanings.keys()].filter((key) => !/\d/.test(key)),
    (key) => key.length,
  )
  return { meanings, phrases, correctable, maxPhraseWords, words: allWords }
}

const MIN_CORRECTION_LENGTH = 4

/** Returns the key of a known phrase. Skips short phrases: 'many' is not a typo for 'man'. */
export function nearestPhraseKey(vocabulary: Vocabulary, key: string): string | null {
  if (/\d/.test(key)) return null
  const limit = allowedEdits(key)
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => key.length - limit + index)
  const candidates = lengths
    .filter((length) => length >= MIN_CORRECTION_LENGTH)
    .flatMap((length) => vocabulary.correctable.get(length) ?? [])
  return nearestWord(key, candidates)
}

export function findCompletions(vocabulary: Vocabulary, start: string): Meaning[] {
  if (start === '') return []
  const isCompletion = (key: string, meanings: readonly Meaning[]) =>
    key.startsWith(start) || (meanings[0]?.isName && hasWordStarting(vocabulary.phrases.get(key), start))
  const seen = new Set<string>()
  return [...vocabulary.meanings]
    .filter(([key, meanings]) => isCompletion(key, meanings))
    .flatMap(([key, meanings]) =>
      meanings.map((meaning) => ({ key, meaning, order: completionOrder(key, meaning, start) })),
    )
    .filter(({ meaning }) => !['ignored', 'topic', 'filter'].includes(meaning.kind))
    .sort((a, b) => a.order - b.order || a.meaning.position - b.meaning.position || a.key.length - b.key.length)
    .map(({ meaning }) => meaning)
    .filter(({ kind, target }) => !seen.has(`${kind} ${target}`) && seen.add(`${kind} ${target}`))
}

const hasWordStarting = (phrase: string | undefined, start: string) =>
  splitWords(phrase ?? '').some((word) => word.startsWith(start))

/** Ranks names before synonyms, then phrases that begin with `start` before others, then areas before sub-areas. */
const completionOrder = (key: string, { isName, target }: Meaning, start: string) =>
  (isName ? 0 : 4) + (key.startsWith(start) ? 0 : 2) + (target.includes('/') ? 1 : 0)
