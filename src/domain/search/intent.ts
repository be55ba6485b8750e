import { splitPriceLimit } from './price-limit.ts'
import { isStopWord, singular, splitWords } from './query.ts'
import { editDistance } from './spelling.ts'
import { expandAbbreviation, type Meaning, nearestPhraseKey, phraseKey, type Vocabulary } from './vocabulary.ts'

export interface Intent {
  treatments: string[]
  service: string | null
  places: string[]
  topics: string[]
  /** At most one per facet, e.g. `open=weekend`. */
  filters: string[]
  /** Filters that cannot be combined with `filters`. */
  unusedFilters: string[]
  zip: string | null
  /** Whether the query has several phrases for treatments, and no treatment that all of them mean. */
  hasSeveralTreatments: boolean
  significantWords: string[]
  unknownWords: string[]
  correctedQuery: string | null
}

interface Reading {
  tokens: readonly string[]
  meanings: readonly Meaning[]
  correctedQuery: string | null
}

const MAX_WORDS_OF_MISSPELLED_PHRASE = 3
const SHORT_WORD_LENGTH = 3
const ZIP = /^\d{5}$/
const ZIP_PLUS_FOUR = /\b(?<zip>\d{5})-\d{4}\b/g
const MAX_QUERY_WORDS = 10

/** Parses a query from left to right. Takes the longest known phrase each time, or a longer one with a typo. */
export function readIntent(query: string, vocabulary: Vocabulary): Intent {
  const { rest, max } = splitPriceLimit(query)
  const tokens = splitWords(rest.replace(ZIP_PLUS_FOUR, '$<zip>')).slice(0, MAX_QUERY_WORDS)
  const readings: Reading[] = []
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(tokens, at, vocabulary)
    readings.push(reading)
    at += reading.tokens.length
  }
  const intent = toIntent(readings)
  // Only lists of a treatment or service can be filtered by price.
  const canFilterByPrice = intent.treatments.length > 0 || intent.service !== null
  return max !== null && canFilterByPrice ? { ...intent, filters: [...intent.filters, `max=${max}`] } : intent
}

function readAt(tokens: readonly string[], at: number, vocabulary: Vocabulary): Reading {
  const known = longestPhrase(tokens, at, vocabulary)
  const word = tokens[at] ?? ''
  const single: Reading = known ?? { tokens: [word], meanings: [], correctedQuery: null }
  if (known === null && isStopWord(word)) return single
  // A longer misspelled phrase beats a shorter exact one: 'laser hair removel' is not 'laser'.
  return misspelledPhrase(tokens, at, vocabulary, single.meanings.length > 0 ? single.tokens.length : 0) ?? single
}

function longestPhrase(tokens: readonly string[], at: number, vocabulary: Vocabulary): Reading | null {
  for (let size = Math.min(vocabulary.maxPhraseWords, tokens.length - at); size > 0; size--) {
    const phrase = tokens.slice(at, at + size)
    const meanings = vocabulary.meanings.get(phraseKey(phrase))
    if (meanings) return { tokens: phrase, meanings, correctedQuery: null }
  }
  return null
}

function misspelledPhrase(
  tokens: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  minTokens: number,
): Reading | null {
  for (let size = Math.min(MAX_WORDS_OF_MISSPELLED_PHRASE, tokens.length - at); size > minTokens; size--) {
    const phrase = tokens.slice(at, at + size)
    if (phrase.some((word) => isStopWord(word))) continue
    // 'dark skin' is not a typo for 'dry skin': 'dark' and 'skin' are both known words.
    if (phrase.every((word) => vocabulary.words.has(singular(word)))) continue
    if (size > 1 && phrase.slice(1).some((word) => vocabulary.meanings.has(phraseKey([word])))) continue
    const nearest = nearestPhraseKey(vocabulary, phraseKey(phrase))
    const meanings = nearest && vocabulary.meanings.get(nearest)
    // 'botox s' is an unfinished query, not a typo for 'botox'.
    const isMuchLonger = nearest && nearest.length > phraseKey(tokens.slice(at, at + minTokens)).length + 2
    const correctedQuery = nearest && (vocabulary.phrases.get(nearest) ?? nearest)
    if (!correctedQuery || !meanings || !shortWordsMatch(phrase, correctedQuery)) continue
    if (minTokens === 0 || isMuchLonger) return { tokens: phrase, meanings, correctedQuery }
  }
  return null
}

/** Returns whether the short words differ by at most one letter: 'stomach flu' is not a typo for 'stomach fat'. */
function shortWordsMatch(tokens: readonly string[], phrase: string): boolean {
  const known = splitWords(phrase)
  if (known.length !== tokens.length) return true
  return tokens.every((token, at) => {
    const other = known[at] ?? ''
    return (
      token.length > SHORT_WORD_LENGTH ||
      expandAbbreviation(token) === expandAbbreviation(other) ||
      editDistance(token, other, 1) <= 1
    )
  })
}

function toIntent(readings: readonly Reading[]): Intent {
  const meaningsOfKind = (kind: Meaning['kind']) =>
    readings
      .map(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind))
      .filter((meanings) => meanings.length > 0)
  const uniqueTargets = (meanings: readonly Meaning[]) => [...new Set(meanings.map(({ target }) => target))]
  const { treatments, hasSeveralTreatments } = treatmentsOf(meaningsOfKind('treatment').map(uniqueTargets))
  const allFilters = uniqueTargets(meaningsOfKind('filter').flat())
  const filters = onePerFacet(allFilters)
  const isCorrected = readings.some(({ correctedQuery }) => correctedQuery !== null)
  return {
    treatments,
    service: treatments.length > 0 ? null : (meaningsOfKind('service')[0]?.[0]?.target ?? null),
    places: uniqueTargets(
      meaningsOfKind('area')
        .flat()
        .sort((a, b) => a.position - b.position),
    ),
    topics: uniqueTargets(meaningsOfKind('topic').flat()),
    filters,
    unusedFilters: allFilters.filter((filter) => !filters.includes(filter)),
    zip: readings.flatMap(({ tokens }) => tokens).find((token) => ZIP.test(token)) ?? null,
    hasSeveralTreatments,
    significantWords: significantWordsOf(readings),
    unknownWords: readings
      .filter(({ meanings }) => meanings.length === 0)
      .flatMap(({ tokens }) => tokens.filter((token) => !isStopWord(token) && !ZIP.test(token))),
    correctedQuery: isCorrected
      ? readings.map(({ tokens, correctedQuery }) => correctedQuery?.toLowerCase() ?? tokens.join(' ')).join(' ')
      : null,
  }
}

const OPEN_DAYS = ['open=saturday', 'open=sunday', 'open=weekend']

/** Keeps the first filter of each facet. A day beats the evening, which is a filter for weekdays only. */
function onePerFacet(filters: readonly string[]): string[] {
  const facetOf = (filter: string) => filter.split('=')[0]
  const hasDay = filters.some((filter) => OPEN_DAYS.includes(filter))
  const wanted = hasDay ? filters.filter((filter) => filter !== 'open=evening') : filters
  return wanted.filter((filter, index) => wanted.findIndex((other) => facetOf(other) === facetOf(filter)) === index)
}

function treatmentsOf(phrases: readonly string[][]): { treatments: string[]; hasSeveralTreatments: boolean } {
  const mostSpecificFirst = phrases.toSorted((a, b) => a.length - b.length)
  const common = (mostSpecificFirst[0] ?? []).filter((slug) => phrases.every((phrase) => phrase.includes(slug)))
  return {
    treatments: [...new Set([...common, ...mostSpecificFirst.flat()])],
    hasSeveralTreatments: phrases.length > 1 && common.length === 0,
  }
}

function significantWordsOf(readings: readonly Reading[]): string[] {
  const isNearMe = ({ meanings }: Reading) => meanings.some(({ target }) => target === 'near-me')
  const isIgnored = ({ tokens, meanings }: Reading) =>
    meanings.length > 0 ? meanings.every(({ kind }) => kind === 'ignored') : tokens.every((token) => isStopWord(token))
  // No text is about 'near me': the words would only find places that something is nearest to.
  const searched = readings.filter((reading) => !isNearMe(reading))
  const significantWords = searched.filter((reading) => !isIgnored(reading))
  return (significantWords.length > 0 ? significantWords : searched).flatMap(({ tokens }) => tokens)
}

export const isFullyUnderstood = (intent: Intent) =>
  intent.unknownWords.length === 0 &&
  (intent.treatments.length > 0 || intent.places.length > 0 || intent.service !== null)
