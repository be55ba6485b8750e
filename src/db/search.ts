import { sql } from 'drizzle-orm'
import { type Catalog, getClinicCount, WILDCARD } from '../domain/catalog.ts'
import { type Intent, isFullyUnderstood, readIntent } from '../domain/search/intent.ts'
import { splitWords, toSingular } from '../domain/search/query.ts'
import { buildMatchExpressions, getAreaOfPlace, listNamedDocumentKeys } from '../domain/search/rank.ts'
import {
  type FoundDocument,
  groupResults,
  type SearchMatches,
  type SearchResults,
  type ServiceInArea,
} from '../domain/search/results.ts'
import { findNearestWord } from '../domain/search/spelling.ts'
import type { Vocabulary } from '../domain/search/vocabulary.ts'
import { type Database, queryWithVersion, type Versioned } from './client.ts'
import {
  countClinicsByName,
  countClinicsByText,
  selectClinicsByName,
  selectClinicsByText,
  selectClinicsOffering,
  selectDocumentsByKey,
  selectSimilarWords,
  selectSiteMatches,
  selectSiteSnippets,
} from './search-queries.ts'

/** If nothing matches all words, searches again: for the corrected query or, without a correction, for any word. */
export async function searchSite(db: Database, catalog: Catalog, query: string): Promise<Versioned<SearchResults>> {
  const intent = readIntent(query, catalog.vocabulary)
  const firstSearch = await runSearch(db, catalog, intent, 'all')
  const correctedQuery = correctSpelling(query, intent, catalog.vocabulary, firstSearch.similarWords)
  const groups = groupResults(intent, firstSearch.matches)
  const hasGoodMatch = groups.some(({ hits }) => hits.some(({ tier }) => tier !== 'partly'))
  const results = {
    groups,
    serviceInArea: firstSearch.serviceInArea,
    didYouMean: hasGoodMatch && !hasLongMisspelling(query, correctedQuery) ? null : correctedQuery,
    correctedQuery: null,
    hasOnlySomeWords: false,
    zip: intent.zip,
  }
  if (hasGoodMatch || (correctedQuery === null && groups.length > 0))
    return { version: firstSearch.version, data: results }
  return searchAgain(db, catalog, correctedQuery ?? query, correctedQuery)
}

async function searchAgain(db: Database, catalog: Catalog, query: string, correctedQuery: string | null) {
  const intent = readIntent(query, catalog.vocabulary)
  const { version, matches, serviceInArea } = await runSearch(db, catalog, intent, correctedQuery ? 'all' : 'any')
  const groups = groupResults(intent, matches)
  const hasOnlySomeWords = correctedQuery === null && groups.length > 0
  return {
    version,
    data: { groups, serviceInArea, didYouMean: null, correctedQuery, hasOnlySomeWords, zip: intent.zip },
  }
}

/** A shorter word may be correct although no title has it: 'male botox' does not mean 'make botox'. */
const MIN_LONG_WORD_LENGTH = 6

function correctSpelling(
  query: string,
  intent: Intent,
  vocabulary: Vocabulary,
  similarWords: readonly string[],
): string | null {
  const hasTreatmentOrPlace = intent.treatments.length > 0 || intent.places.length > 0
  const words = (intent.correctedQuery ?? splitWords(query).join(' ')).split(' ').map((word) => {
    if (!intent.unknownWords.includes(word) || similarWords.includes(word)) return word
    // 'black' of 'black owned' is no typo for 'back': it is a word of 'black skin'.
    if (vocabulary.words.has(toSingular(word))) return word
    if (hasTreatmentOrPlace && word.length < MIN_LONG_WORD_LENGTH) return word
    const nearestWord = findNearestWord(word, similarWords) ?? word
    // The search finds 'take' and 'taken' for 'takes' anyway, and 'licensed' is not a typo for 'license'.
    return nearestWord.startsWith(toSingular(word)) || word === `${nearestWord}d` ? word : nearestWord
  })
  const correctedQuery = words.join(' ')
  return correctedQuery === splitWords(query).join(' ') ? null : correctedQuery
}

function hasLongMisspelling(query: string, correctedQuery: string | null): boolean {
  const correctWords = correctedQuery?.split(' ') ?? []
  return splitWords(query).some((word) => word.length >= MIN_LONG_WORD_LENGTH && !correctWords.includes(word))
}

async function runSearch(db: Database, catalog: Catalog, intent: Intent, mode: 'all' | 'any') {
  const matchExpressions = buildMatchExpressions(intent, mode)
  const serviceInArea = findServiceInArea(catalog, intent)
  const keys = listNamedDocumentKeys(intent)
  // A fully understood query leads to lists of clinics, so the text of the clinics is not searched.
  const clinicTextExpression = isFullyUnderstood(intent) ? '""' : matchExpressions.fullText
  const { version, results } = await queryWithVersion(db, [
    selectSiteMatches(db, { match: matchExpressions.fullText }),
    selectClinicsByName(db, { match: matchExpressions.names }),
    selectClinicsByText(db, { match: clinicTextExpression }),
    isFullyUnderstood(intent)
      ? countClinicsByName(db, { match: matchExpressions.names })
      : countClinicsByText(db, { match: matchExpressions.fullText }),
    selectDocumentsByKey(db, { keys }),
    selectClinicsOffering(db, { service: serviceInArea?.service ?? '', area: serviceInArea?.area ?? '' }),
    selectSiteSnippets(db, { match: matchExpressions.fullText }),
    selectSimilarWords(db, intent.unknownWords),
  ])
  const [
    siteDocuments,
    clinicsByName,
    clinicsByText,
    [count],
    namedDocuments,
    offeringClinics,
    snippets,
    similarWords,
  ] = results
  const matches: SearchMatches = {
    siteDocuments,
    clinicsByName,
    clinicsByText,
    clinicTotal: count?.total ?? 0,
    namedDocuments: namedDocuments.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)),
    offeringClinics,
    offeringClinicTotal: serviceInArea ? getClinicCount(catalog, serviceInArea.service, serviceInArea.area) : 0,
    snippets: new Map([...snippets, ...clinicsByText].map(({ key, snippet }) => [key, snippet])),
  }
  return { version, matches, serviceInArea, similarWords: similarWords.map(({ word }) => word) }
}

function findServiceInArea(catalog: Catalog, intent: Intent): ServiceInArea | null {
  const service = intent.treatments[0] ?? intent.service ?? WILDCARD
  const place = intent.places[0] ?? WILDCARD
  if (service === WILDCARD && place === WILDCARD && !intent.topics.includes('directory')) return null
  const lists = [place, getAreaOfPlace(place)].map((area) => ({ service, area }))
  return lists.find((list) => getClinicCount(catalog, list.service, list.area) > 0) ?? null
}

export const MAX_SUGGESTIONS = 8

export async function listSuggestions(db: Database, keys: readonly string[], match: string): Promise<FoundDocument[]> {
  const columns = sql.raw('d.kind, d.key, d.title, d.note, d.path')
  return db.all<FoundDocument>(sql`
    SELECT ${columns} FROM json_each(${JSON.stringify(keys)}) AS wanted CROSS JOIN search_documents AS d ON d.key = wanted.value
    UNION ALL
    SELECT * FROM (
      SELECT ${columns} FROM clinic_names CROSS JOIN search_documents AS d ON d.id = clinic_names.rowid
      WHERE clinic_names MATCH ${match} ORDER BY clinic_names.rowid LIMIT ${MAX_SUGGESTIONS}
    )`)
}
