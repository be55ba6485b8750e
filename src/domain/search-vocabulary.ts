import { singular, words } from './search-query.ts'
import { allowedEdits, spellingDistance } from './spelling.ts'

/**
 * What a phrase can stand for. `topic`: prices or the directory as a whole; `filter`: what a list is narrowed by ("open
 * sunday"); `ignored`: says nothing here ("best").
 */
export type MeaningKind = 'treatment' | 'service' | 'area' | 'topic' | 'filter' | 'ignored'

export interface Meaning {
  kind: MeaningKind
  /** A slug, `area/sub-area`, the name of a topic, or a filter as `open=weekend`. */
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
  /** Keys that may be misspelled, by their length. Numbers are not: 10013 is no slip for 10012. */
  spelled: ReadonlyMap<number, readonly string[]>
  /** Words in the longest phrase. */
  longest: number
  /** Every word of a phrase: such a word is spelled right, even where it says nothing by itself. */
  words: ReadonlySet<string>
}

/** As on the signs of streets and stations, and as people say it. Read in phrases only: 'st' alone may become 'stretch marks'. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  (
    'st street sts street av avenue ave avenue avs avenue aves avenue blvd boulevard sq square pkwy parkway rd road dr drive ' +
    'pl place ctr center hts heights tpke turnpike hwy highway ln lane pk park mt mount ft fort w west e east n north s south ' +
    'wash washington first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10'
  )
    .split(' ')
    .flatMap((word, index, all) => (index % 2 === 0 ? [[word, all[index + 1] ?? word] as const] : [])),
)
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th)$/

const inFull = (token: string) => SIGNS.get(token) ?? token.replace(ORDINAL, '$<number>')

/**
 * What a phrase is looked up under: neither case, accents, spaces, hyphens nor plurals count, and '14th St' is
 * '14 Street'.
 */
export const phraseKey = (tokens: readonly string[]) =>
  tokens.map((token) => singular(tokens.length > 1 ? inFull(token) : token)).join('')

export function buildVocabulary(terms: readonly Term[]): Vocabulary {
  const meanings = new Map<string, Meaning[]>()
  const phrases = new Map<string, string>()
  const allWords = new Set<string>()
  let longest = 1
  for (const { phrase, kind, target, isName, position } of terms) {
    const tokens = words(phrase)
    if (tokens.length === 0) continue
    longest = Math.max(longest, tokens.length)
    for (const token of tokens) allWords.add(singular(token))
    // Also as it stands: '14stUnionSq' is one word, in which no short form can be told.
    for (const key of new Set([phraseKey(tokens), tokens.map(singular).join('')])) {
      const known = meanings.get(key) ?? []
      if (!known.some((meaning) => meaning.kind === kind && meaning.target === target))
        known.push({ kind, target, isName, position })
      meanings.set(key, known)
      if (!phrases.has(key)) phrases.set(key, phrase)
    }
  }
  for (const known of meanings.values()) known.sort((a, b) => a.position - b.position)
  const spelled = Map.groupBy(
    [...meanings.keys()].filter((key) => !/\d/.test(key)),
    (key) => key.length,
  )
  return { meanings, phrases, spelled, longest, words: allWords }
}

/** Letters of the shortest phrase that another word can be a slip for. */
const SHORTEST_MEANT = 4

/** The phrase nearest to a misspelled one, and how far off it is; null when none is near enough. */
export function nearestPhrase(vocabulary: Vocabulary, key: string): { key: string; distance: number } | null {
  const limit = /\d/.test(key) ? 0 : allowedEdits(key)
  let nearest: { key: string; distance: number } | null = null
  // A short word is no longer one misspelled: 'many' is no slip for 'man'.
  for (let length = Math.max(key.length - limit, SHORTEST_MEANT); limit > 0 && length <= key.length + limit; length++) {
    for (const known of vocabulary.spelled.get(length) ?? []) {
      const over = nearest?.distance ?? limit + 1
      const distance = spellingDistance(key, known, over - 1)
      if (distance < over) nearest = { key: known, distance }
    }
  }
  return nearest
}

/** What the phrases stand for that begin like this, or names that have a word that does; names first, each once. */
export function completions(vocabulary: Vocabulary, start: string): Meaning[] {
  if (start === '') return []
  const begins = (key: string, meanings: readonly Meaning[]) =>
    key.startsWith(start) || (meanings[0]?.isName && hasWordFrom(vocabulary.phrases.get(key), start))
  const seen = new Set<string>()
  return [...vocabulary.meanings]
    .filter(([key, meanings]) => begins(key, meanings))
    .flatMap(([key, meanings]) =>
      meanings.map((meaning) => ({ key, meaning, order: completionOrder(key, meaning, start) })),
    )
    .filter(({ meaning }) => !['ignored', 'topic', 'filter'].includes(meaning.kind))
    .sort((a, b) => a.order - b.order || a.meaning.position - b.meaning.position || a.key.length - b.key.length)
    .map(({ meaning }) => meaning)
    .filter(({ kind, target }) => !seen.has(`${kind} ${target}`) && seen.add(`${kind} ${target}`))
}

const hasWordFrom = (phrase: string | undefined, start: string) =>
  words(phrase ?? '').some((word) => word.startsWith(start))

/** Names before other words, what begins like this before what has such a word, areas before the neighborhoods in them. */
const completionOrder = (key: string, { isName, target }: Meaning, start: string) =>
  (isName ? 0 : 4) + (key.startsWith(start) ? 0 : 2) + (target.includes('/') ? 1 : 0)
