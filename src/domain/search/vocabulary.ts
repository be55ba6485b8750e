import { splitWords, toSingular } from './query.ts'
import { findNearestWord } from './spelling.ts'

export interface Meaning {
  /** `ignored`: a word without a meaning for the search, such as "best". */
  kind: 'treatment' | 'service' | 'area' | 'topic' | 'filter' | 'ignored'
  /** Slug of a treatment, service or topic, a place such as `queens/astoria`, a filter such as `open=now`, or ''. */
  target: string
  isPrimaryName: boolean
  /** The search prefers low positions. The treatment most likely meant and the smallest place have the lowest. */
  position: number
}

export interface Term extends Meaning {
  phrase: string
}

export interface Vocabulary {
  meaningsByKey: ReadonlyMap<string, readonly Meaning[]>
  phraseByKey: ReadonlyMap<string, string>
  /** Shortest first. Without short keys ('many' is not a typo for 'man') and keys with digits, such as zip codes. */
  correctionKeys: readonly string[]
  maxPhraseWords: number
  words: ReadonlySet<string>
}

/** Full forms by abbreviation, and numbers by ordinal. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  (
    'st street sts street av avenue ave avenue avs avenue aves avenue blvd boulevard sq square pkwy parkway rd road dr drive ' +
    'pl place ctr center hts heights tpke turnpike hwy highway ln lane pk park mt mount ft fort w west e east n north s south ' +
    'wash washington first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? word] as const] : [])),
)
const ORDINAL_PATTERN = /^(?<number>\d+)(?:st|nd|rd|th)$/

export const expandAbbreviation = (token: string) =>
  ABBREVIATIONS.get(token) ?? token.replace(ORDINAL_PATTERN, '$<number>')

/** Ignores spaces, plurals and abbreviations. An abbreviation alone stays: 'st' may be the start of 'stretch marks'. */
export const toPhraseKey = (tokens: readonly string[]) =>
  tokens.map((token) => toSingular(tokens.length > 1 ? expandAbbreviation(token) : token)).join('')

const MIN_CORRECTION_KEY_LENGTH = 4

export function buildVocabulary(terms: readonly Term[]): Vocabulary {
  const meaningsByKey = new Map<string, Meaning[]>()
  const phraseByKey = new Map<string, string>()
  const words = new Set<string>()
  let maxPhraseWords = 1
  for (const { phrase, kind, target, isPrimaryName, position } of terms) {
    const tokens = splitWords(phrase)
    if (tokens.length === 0) continue
    maxPhraseWords = Math.max(maxPhraseWords, tokens.length)
    for (const token of tokens) words.add(toSingular(token))
    // The second key is for one-word queries such as '14stUnionSq'.
    for (const key of new Set([toPhraseKey(tokens), tokens.map(toSingular).join('')])) {
      const phraseMeanings = meaningsByKey.get(key) ?? []
      if (!phraseMeanings.some((meaning) => meaning.kind === kind && meaning.target === target))
        phraseMeanings.push({ kind, target, isPrimaryName, position })
      meaningsByKey.set(key, phraseMeanings)
      if (!phraseByKey.has(key)) phraseByKey.set(key, phrase)
    }
  }
  for (const phraseMeanings of meaningsByKey.values()) phraseMeanings.sort((a, b) => a.position - b.position)
  const correctionKeys = [...meaningsByKey.keys()]
    .filter((key) => key.length >= MIN_CORRECTION_KEY_LENGTH && !/\d/.test(key))
    .sort((a, b) => a.length - b.length)
  return { meaningsByKey, phraseByKey, correctionKeys, maxPhraseWords, words }
}

export const findNearestPhraseKey = ({ correctionKeys }: Vocabulary, key: string): string | null =>
  /\d/.test(key) ? null : findNearestWord(key, correctionKeys)

export function findCompletions(vocabulary: Vocabulary, prefix: string): Meaning[] {
  if (prefix === '') return []
  const isCompletion = (key: string, meanings: readonly Meaning[]) =>
    key.startsWith(prefix) || (meanings[0]?.isPrimaryName && hasWordStarting(vocabulary.phraseByKey.get(key), prefix))
  const seenTargets = new Set<string>()
  return [...vocabulary.meaningsByKey]
    .filter(([key, meanings]) => isCompletion(key, meanings))
    .flatMap(([key, meanings]) =>
      meanings.map((meaning) => ({ key, meaning, rank: getCompletionRank(key, meaning, prefix) })),
    )
    .filter(({ meaning }) => !['ignored', 'topic', 'filter'].includes(meaning.kind))
    .sort((a, b) => a.rank - b.rank || a.meaning.position - b.meaning.position || a.key.length - b.key.length)
    .map(({ meaning }) => meaning)
    .filter(({ kind, target }) => !seenTargets.has(`${kind} ${target}`) && seenTargets.add(`${kind} ${target}`))
}

const hasWordStarting = (phrase: string | undefined, prefix: string) =>
  splitWords(phrase ?? '').some((word) => word.startsWith(prefix))

/** Lowest first: names before synonyms, phrases that begin with `prefix` before others, areas before sub-areas. */
const getCompletionRank = (key: string, { isPrimaryName, target }: Meaning, prefix: string) =>
  (isPrimaryName ? 0 : 4) + (key.startsWith(prefix) ? 0 : 2) + (target.includes('/') ? 1 : 0)
