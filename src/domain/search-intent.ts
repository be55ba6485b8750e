import { isStopWord, singular, words } from './search-query.ts'
import { type Meaning, nearestPhrase, phraseKey, type Vocabulary } from './search-vocabulary.ts'

/** What a search asks for, as far as the directory's own names explain it. */
export interface Intent {
  /** Slugs, the one meant most first. */
  treatments: string[]
  /** A service that no guide describes; only where no treatment is named. */
  service: string | null
  /** Slugs of areas, or `area/sub-area`, the one meant most first. */
  places: string[]
  topics: string[]
  /** By what a list is narrowed, as `open=weekend`; one of each facet. */
  filters: string[]
  /** The zip code in it, whether or not it is one that is known. */
  zip: string | null
  /** Two treatments or more are named, and none of them is another word for the other. */
  several: boolean
  /** The words that say something, in their order. */
  telling: string[]
  /** Words that are no name of ours. */
  rest: string[]
  /** The search with its spelling mended; null when nothing had to be. */
  mended: string | null
}

interface Reading {
  tokens: readonly string[]
  meanings: readonly Meaning[]
  /** How it should have been spelled. */
  mended: string | null
}

/** Longest misspelled phrase that is recognized, in words ("cool sculping", "lazer hair removal"). */
const MISSPELLED_WORDS = 3
const ZIP = /^\d{5}$/
const ZIP_PLUS_FOUR = /\b(?<zip>\d{5})-\d{4}\b/g
/** Words of a query that are read. */
const MAX_WORDS = 10

/**
 * Reads a search from left to right, each time the longest phrase that the vocabulary has; what it does not have may
 * be a misspelled one. So 'botx in tribeca' is a treatment and a place, and 'marchetti soho' a word and a place.
 */
export function readIntent(query: string, vocabulary: Vocabulary): Intent {
  const tokens = words(query.replace(ZIP_PLUS_FOUR, '$<zip>')).slice(0, MAX_WORDS)
  const readings: Reading[] = []
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(tokens, at, vocabulary)
    readings.push(reading)
    at += reading.tokens.length
  }
  return intentOf(readings)
}

function readAt(tokens: readonly string[], at: number, vocabulary: Vocabulary): Reading {
  const known = longestPhrase(tokens, at, vocabulary)
  const word = tokens[at] ?? ''
  const single: Reading = known ?? { tokens: [word], meanings: [], mended: null }
  if (known === null && isStopWord(word)) return single
  // A slip inside a longer phrase says more than a short word spelled right: 'laser hair removel' is no 'laser'.
  return misspelledPhrase(tokens, at, vocabulary, single.meanings.length > 0 ? single.tokens.length : 0) ?? single
}

function longestPhrase(tokens: readonly string[], at: number, vocabulary: Vocabulary): Reading | null {
  for (let size = Math.min(vocabulary.longest, tokens.length - at); size > 0; size--) {
    const phrase = tokens.slice(at, at + size)
    const meanings = vocabulary.meanings.get(phraseKey(phrase))
    if (meanings) return { tokens: phrase, meanings, mended: null }
  }
  return null
}

function misspelledPhrase(tokens: readonly string[], at: number, vocabulary: Vocabulary, over: number): Reading | null {
  for (let size = Math.min(MISSPELLED_WORDS, tokens.length - at); size > over; size--) {
    const phrase = tokens.slice(at, at + size)
    if (phrase.some((word) => isStopWord(word))) continue
    // 'dark skin' is no slip for 'dry skin': both words stand in names of ours.
    if (phrase.every((word) => vocabulary.words.has(singular(word)))) continue
    // Two words of ours side by side are not one misspelled word.
    if (size > 1 && phrase.slice(1).some((word) => vocabulary.meanings.has(phraseKey([word])))) continue
    const nearest = nearestPhrase(vocabulary, phraseKey(phrase))
    const meanings = nearest && vocabulary.meanings.get(nearest.key)
    // 'botox s' is on its way to somewhere, and no slip for 'botox'.
    const isMore = nearest && nearest.key.length > phraseKey(tokens.slice(at, at + over)).length + 2
    if (nearest && meanings && (over === 0 || isMore))
      return { tokens: phrase, meanings, mended: vocabulary.phrases.get(nearest.key) ?? nearest.key }
  }
  return null
}

function intentOf(readings: readonly Reading[]): Intent {
  const of = (kind: Meaning['kind']) =>
    readings
      .map(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind))
      .filter((meanings) => meanings.length > 0)
  const once = (meanings: readonly Meaning[]) => [...new Set(meanings.map(({ target }) => target))]
  const { treatments, several } = treatmentsOf(of('treatment').map(once))
  const isMended = readings.some(({ mended }) => mended !== null)
  return {
    treatments,
    service: treatments.length > 0 ? null : (of('service')[0]?.[0]?.target ?? null),
    places: once(
      of('area')
        .flat()
        .sort((a, b) => a.position - b.position),
    ),
    topics: once(of('topic').flat()),
    filters: oneOfEach(once(of('filter').flat())),
    zip: readings.flatMap(({ tokens }) => tokens).find((token) => ZIP.test(token)) ?? null,
    several,
    telling: tellingWords(readings),
    rest: readings
      .filter(({ meanings }) => meanings.length === 0)
      .flatMap(({ tokens }) => tokens.filter((token) => !isStopWord(token) && !ZIP.test(token))),
    mended: isMended ? readings.map(({ tokens, mended }) => mended?.toLowerCase() ?? tokens.join(' ')).join(' ') : null,
  }
}

/** A list is narrowed by one value of a facet at a time: the first that was named. */
function oneOfEach(filters: readonly string[]): string[] {
  const facet = (filter: string) => filter.split('=')[0]
  return filters.filter((filter, index) => filters.findIndex((other) => facet(other) === facet(filter)) === index)
}

/**
 * What all phrases have in common comes first ('laser for acne scars'); then the phrase that names one treatment, which
 * says more than a concern or a word that many share.
 */
function treatmentsOf(phrases: readonly string[][]): { treatments: string[]; several: boolean } {
  const precise = phrases.toSorted((a, b) => a.length - b.length)
  const common = (precise[0] ?? []).filter((slug) => phrases.every((phrase) => phrase.includes(slug)))
  return {
    treatments: [...new Set([...common, ...precise.flat()])],
    several: phrases.length > 1 && common.length === 0,
  }
}

/** All but what is ignored; where that is all there is, it counts after all. */
function tellingWords(readings: readonly Reading[]): string[] {
  const isIgnored = ({ tokens, meanings }: Reading) =>
    meanings.length > 0 ? meanings.every(({ kind }) => kind === 'ignored') : tokens.every((token) => isStopWord(token))
  const telling = readings.filter((reading) => !isIgnored(reading))
  return (telling.length > 0 ? telling : readings).flatMap(({ tokens }) => tokens)
}

/** Nothing of the search is left unexplained, and something is named. */
export const isUnderstood = (intent: Intent) =>
  intent.rest.length === 0 && (intent.treatments.length > 0 || intent.places.length > 0 || intent.service !== null)
