import { joinPhoneDigits } from './phone-number.ts'
import { splitPriceLimit } from './price-limit.ts'
import { isStopWord, splitWords, toSingular } from './query.ts'
import { computeEditDistance } from './spelling.ts'
import { expandAbbreviation, findNearestPhraseKey, type Meaning, toPhraseKey, type Vocabulary } from './vocabulary.ts'

export interface Intent {
  treatments: string[]
  service: string | null
  places: string[]
  /** The first phrase of the query that names a place, or ''. */
  placeWords: string
  topics: string[]
  filters: string[]
  /** Filters in the query that cannot be combined with `filters`. */
  unusedFilters: string[]
  zip: string | null
  /** Whether the query has several treatment phrases, and no treatment is meant by all of them. */
  hasSeveralTreatments: boolean
  /** Whether the query names one treatment, which its other treatment phrases, such as a concern, can mean too. */
  namesOneTreatment: boolean
  significantWords: string[]
  unknownWords: string[]
  correctedQuery: string | null
}

interface Reading {
  tokens: readonly string[]
  meanings: readonly Meaning[]
  correctedPhrase: string | null
}

const MAX_WORDS_OF_MISSPELLED_PHRASE = 3
const MAX_SHORT_WORD_LENGTH = 3
const ZIP_PATTERN = /^\d{5}$/
const ZIP_PLUS_FOUR_PATTERN = /\b(?<zip>\d{5})-\d{4}\b/g
const MAX_QUERY_WORDS = 10

/** Parses a query from left to right. At each word, takes the longest known phrase, or a longer one with a typo. */
export function readIntent(query: string, vocabulary: Vocabulary): Intent {
  const { remainingQuery, maxPrice } = splitPriceLimit(query)
  const joinedQuery = joinPhoneDigits(remainingQuery.replace(ZIP_PLUS_FOUR_PATTERN, '$<zip>'))
  const tokens = splitWords(joinedQuery).slice(0, MAX_QUERY_WORDS)
  const readings: Reading[] = []
  for (let start = 0; start < tokens.length; ) {
    const reading = readPhraseAt(tokens, start, vocabulary)
    readings.push(reading)
    start += reading.tokens.length
  }
  const intent = toIntent(readings)
  const namesTreatmentOrConcern = intent.treatments.length > 0 || intent.service !== null
  const priceFilters = maxPrice !== null && namesTreatmentOrConcern ? [`max=${maxPrice}`] : []
  const droppedTopics = [
    ...(TIME_OR_AGE_PATTERN.test(query) ? ['before', 'aftercare'] : []),
    // 'massage after botox' is about Botox.
    ...(namesTreatmentOrConcern ? ['other-services'] : []),
  ]
  return dropCombinedDeviceFilter({
    ...intent,
    filters: [...intent.filters, ...priceFilters],
    topics: intent.topics.filter((topic) => !droppedTopics.includes(topic)),
  })
}

/** Matches a time of day or an age, such as 'after 6pm' or 'after 65', but no duration, such as 'after 2 days'. */
const TIME_OR_AGE_PATTERN =
  /\b(?:after|before) \d+(?::\d\d)?(?: ?[ap]\.?m)?(?![\w:]|[ -]?(?:min|hour|hr|day|week|month|session|treatment))/i

export const isDeviceFilter = (filter: string) => filter.startsWith('device=')

/** Drops filters for devices if the query also names a place or another filter, because few clinics would remain. */
function dropCombinedDeviceFilter(intent: Intent): Intent {
  const { filters, unusedFilters, places, zip, topics } = intent
  const isCombined = filters.length > 1 || places.length > 0 || zip !== null || topics.includes('near-me')
  const keepOthers = (items: readonly string[]) => items.filter((filter) => !isDeviceFilter(filter))
  return isCombined ? { ...intent, filters: keepOthers(filters), unusedFilters: keepOthers(unusedFilters) } : intent
}

function readPhraseAt(tokens: readonly string[], start: number, vocabulary: Vocabulary): Reading {
  const exactReading = findLongestPhrase(tokens, start, vocabulary)
  const word = tokens[start] ?? ''
  const fallbackReading: Reading = exactReading ?? { tokens: [word], meanings: [], correctedPhrase: null }
  if (exactReading === null && isStopWord(word)) return fallbackReading
  // A longer misspelled phrase beats a shorter exact one: 'laser hair removel' is not 'laser'.
  const exactTokenCount = fallbackReading.meanings.length > 0 ? fallbackReading.tokens.length : 0
  return findMisspelledPhrase(tokens, start, vocabulary, exactTokenCount) ?? fallbackReading
}

function findLongestPhrase(tokens: readonly string[], start: number, vocabulary: Vocabulary): Reading | null {
  for (let size = Math.min(vocabulary.maxPhraseWords, tokens.length - start); size > 0; size--) {
    const phraseTokens = tokens.slice(start, start + size)
    const meanings = vocabulary.meaningsByKey.get(toPhraseKey(phraseTokens))
    if (meanings) return { tokens: phraseTokens, meanings, correctedPhrase: null }
  }
  return null
}

function findMisspelledPhrase(
  tokens: readonly string[],
  start: number,
  vocabulary: Vocabulary,
  exactTokenCount: number,
): Reading | null {
  for (let size = Math.min(MAX_WORDS_OF_MISSPELLED_PHRASE, tokens.length - start); size > exactTokenCount; size--) {
    const phraseTokens = tokens.slice(start, start + size)
    if (phraseTokens.some((word) => isStopWord(word))) continue
    // 'dark skin' is not a typo for 'dry skin': 'dark' and 'skin' are both known words.
    if (phraseTokens.every((word) => vocabulary.words.has(toSingular(word)))) continue
    if (size > 1 && phraseTokens.slice(1).some((word) => vocabulary.meaningsByKey.has(toPhraseKey([word])))) continue
    const nearestKey = findNearestPhraseKey(vocabulary, toPhraseKey(phraseTokens))
    const meanings = nearestKey && vocabulary.meaningsByKey.get(nearestKey)
    // 'botox s' is an unfinished query, not a typo for 'botox'.
    const isMuchLonger =
      nearestKey && nearestKey.length > toPhraseKey(tokens.slice(start, start + exactTokenCount)).length + 2
    const correctedPhrase = nearestKey && (vocabulary.phraseByKey.get(nearestKey) ?? nearestKey)
    if (!correctedPhrase || !meanings || !shortWordsMatch(phraseTokens, correctedPhrase)) continue
    if (exactTokenCount === 0 || isMuchLonger) return { tokens: phraseTokens, meanings, correctedPhrase }
  }
  return null
}

/** Returns whether no short word was changed too much: 'stomach flu' is not a typo for 'stomach fat'. */
function shortWordsMatch(tokens: readonly string[], phrase: string): boolean {
  const phraseWords = splitWords(phrase)
  if (phraseWords.length !== tokens.length) return true
  return tokens.every((token, index) => {
    const phraseWord = phraseWords[index] ?? ''
    return (
      token.length > MAX_SHORT_WORD_LENGTH ||
      expandAbbreviation(token) === expandAbbreviation(phraseWord) ||
      computeEditDistance(token, phraseWord, 1) <= 1
    )
  })
}

function toIntent(readings: readonly Reading[]): Intent {
  const listMeaningsOfKind = (kind: Meaning['kind']) =>
    readings
      .map(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind))
      .filter((meanings) => meanings.length > 0)
  const listUniqueTargets = (meanings: readonly Meaning[]) => [...new Set(meanings.map(({ target }) => target))]
  const combinedTreatments = combineTreatments(listMeaningsOfKind('treatment').map(listUniqueTargets))
  const allFilters = listUniqueTargets(listMeaningsOfKind('filter').flat())
  const filters = keepOnePerFacet(allFilters)
  const lastToken = readings.at(-1)?.tokens.at(-1)
  const isCorrected = readings.some(({ correctedPhrase }) => correctedPhrase !== null)
  return {
    ...combinedTreatments,
    service: listMeaningsOfKind('service')[0]?.[0]?.target ?? null,
    places: listUniqueTargets(
      listMeaningsOfKind('area')
        .flat()
        .sort((a, b) => a.position - b.position),
    ),
    placeWords: readings.find(({ meanings }) => meanings.some(({ kind }) => kind === 'area'))?.tokens.join(' ') ?? '',
    topics: listUniqueTargets(listMeaningsOfKind('topic').flat()),
    filters,
    unusedFilters: allFilters.filter((filter) => !filters.includes(filter)),
    zip: readings.flatMap(({ tokens }) => tokens).find((token) => ZIP_PATTERN.test(token)) ?? null,
    significantWords: findSignificantWords(readings),
    unknownWords: readings
      .filter(({ meanings }) => meanings.length === 0)
      .flatMap(({ tokens }) => tokens)
      .filter((token) => !isStopWord(token) && !ZIP_PATTERN.test(token))
      // The 'e' of 'e 86th st' would match each name that begins with it. The last letter may be an unfinished word.
      .filter((token) => token.length > 1 || token === lastToken),
    correctedQuery: isCorrected
      ? readings.map(({ tokens, correctedPhrase }) => correctedPhrase?.toLowerCase() ?? tokens.join(' ')).join(' ')
      : null,
  }
}

const WEEKEND_FILTERS = ['open=saturday', 'open=sunday', 'open=weekend']

/** Keeps the first filter of each facet. The evening filter is for weekdays, so a filter for the weekend drops it. */
function keepOnePerFacet(filters: readonly string[]): string[] {
  const getFacet = (filter: string) => filter.split('=')[0]
  const hasWeekendFilter = filters.some((filter) => WEEKEND_FILTERS.includes(filter))
  const remainingFilters = hasWeekendFilter ? filters.filter((filter) => filter !== 'open=evening') : filters
  return remainingFilters.filter(
    (filter, index) => remainingFilters.findIndex((other) => getFacet(other) === getFacet(filter)) === index,
  )
}

function combineTreatments(
  treatmentsByPhrase: readonly string[][],
): Pick<Intent, 'treatments' | 'hasSeveralTreatments' | 'namesOneTreatment'> {
  const mostSpecificFirst = treatmentsByPhrase.toSorted((a, b) => a.length - b.length)
  const [mostSpecific = []] = mostSpecificFirst
  const commonTreatments = mostSpecific.filter((slug) => treatmentsByPhrase.every((slugs) => slugs.includes(slug)))
  return {
    treatments: [...new Set([...commonTreatments, ...mostSpecificFirst.flat()])],
    hasSeveralTreatments: treatmentsByPhrase.length > 1 && commonTreatments.length === 0,
    namesOneTreatment: mostSpecific.length === 1 && commonTreatments.length === 1,
  }
}

function findSignificantWords(readings: readonly Reading[]): string[] {
  const isNearMe = ({ meanings }: Reading) => meanings.some(({ target }) => target === 'near-me')
  const isIgnored = ({ tokens, meanings }: Reading) =>
    meanings.length > 0 ? meanings.every(({ kind }) => kind === 'ignored') : tokens.every((token) => isStopWord(token))
  // Drops 'near me', because its words would match text that has nothing to do with the visitor's location.
  const searchedReadings = readings.filter((reading) => !isNearMe(reading))
  const significantReadings = searchedReadings.filter((reading) => !isIgnored(reading))
  return (significantReadings.length > 0 ? significantReadings : searchedReadings).flatMap(({ tokens }) => tokens)
}

export const isFullyUnderstood = (intent: Intent) =>
  intent.unknownWords.length === 0 &&
  (intent.treatments.length > 0 || intent.places.length > 0 || intent.service !== null)
