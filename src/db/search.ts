import { sql } from 'drizzle-orm'
import { ALL, type Catalog, countOf } from '../domain/catalog.ts'
import { type Intent, isUnderstood, readIntent } from '../domain/search-intent.ts'
import { words } from '../domain/search-query.ts'
import { areaOf, expressions, namedKeys } from '../domain/search-rank.ts'
import { type Findings, type Found, groupResults, type SearchGroup } from '../domain/search-results.ts'
import { nearestWord } from '../domain/spelling.ts'
import { type Database, type Read, readTogether } from './client.ts'
import {
  clinicNameMatches,
  clinicsOffering,
  clinicTextMatches,
  countNames,
  countTexts,
  documentsByKey,
  siteMatches,
  snippetsOfSite,
  wordsLike,
} from './search-queries.ts'

export interface SearchResults {
  groups: SearchGroup[]
  /** Whose clinics the group of offers holds. */
  offers: Offer | null
  /** Another spelling that would have been understood. */
  didYouMean: string | null
  /** Nothing was found as it was spelled: these are the results of this spelling. */
  mended: string | null
  /** Words of the search that no name of ours explains. */
  rest: string[]
  /** The zip code that was searched. */
  zip: string | null
}

interface Offer {
  service: string
  area: string
}

/**
 * Everything a search finds, in groups, best first. One read; a second one only when nothing is named as it is
 * spelled: then with the spelling mended, or for any of the words.
 */
export async function searchSite(db: Database, catalog: Catalog, query: string): Promise<Read<SearchResults>> {
  const intent = readIntent(query, catalog.vocabulary)
  const first = await read(db, catalog, intent, 'all')
  const better = mend(query, intent, first.spellings)
  const groups = intent.mended
    ? groupResults({ ...intent, several: true }, first.findings)
    : groupResults(intent, first.findings)
  const isFound = groups.some(({ hits }) => hits.some(({ tier }) => tier !== 'partly'))
  const results = { groups, offers: first.offer, didYouMean: better, mended: null, rest: intent.rest, zip: intent.zip }
  if (isFound || (better === null && groups.length > 0)) return { version: first.version, data: results }
  return searchAgain(db, catalog, better ?? query, better)
}

async function searchAgain(db: Database, catalog: Catalog, query: string, mended: string | null) {
  const intent = readIntent(query, catalog.vocabulary)
  const { version, findings, offer } = await read(db, catalog, intent, mended ? 'all' : 'any')
  const groups = groupResults(intent, findings)
  return { version, data: { groups, offers: offer, didYouMean: null, mended, rest: intent.rest, zip: intent.zip } }
}

/** A shorter word beside a treatment or a place that is understood is taken as it is: 'male botox' is no 'make botox'. */
const MEND_BESIDE = 6

/** The search as it was probably meant; null when nothing in it looks misspelled. */
function mend(query: string, intent: Intent, known: readonly string[]): string | null {
  const isNamed = intent.treatments.length > 0 || intent.places.length > 0
  const spelled = (intent.mended ?? words(query).join(' ')).split(' ').map((word) => {
    if (!intent.rest.includes(word) || known.includes(word)) return word
    if (isNamed && word.length < MEND_BESIDE) return word
    return nearestWord(word, known) ?? word
  })
  const better = spelled.join(' ')
  return better === words(query).join(' ') ? null : better
}

async function read(db: Database, catalog: Catalog, intent: Intent, want: 'all' | 'any') {
  const match = expressions(intent, want)
  const offer = offerOf(catalog, intent)
  const keys = namedKeys(intent)
  // What is understood is answered by lists; only names are then looked for among the clinics.
  const texts = isUnderstood(intent) ? '""' : match.all
  const { version, results } = await readTogether(db, [
    siteMatches(db, { match: match.all }),
    clinicNameMatches(db, { match: match.names }),
    clinicTextMatches(db, { match: texts }),
    isUnderstood(intent) ? countNames(db, { match: match.names }) : countTexts(db, { match: match.all }),
    documentsByKey(db, keys),
    clinicsOffering(db, { service: offer?.service ?? '', area: offer?.area ?? '' }),
    snippetsOfSite(db, { match: match.all }),
    wordsLike(db, intent.rest),
  ] as const)
  const [site, clinicNames, clinicTexts, [count], named, offers, snippets, spellings] = results
  const findings: Findings = {
    site,
    clinicNames,
    clinicTexts,
    clinicTotal: count?.total ?? 0,
    named: named.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)),
    offers,
    offersTotal: offer ? countOf(catalog, offer.service, offer.area) : 0,
    snippets: new Map([...snippets, ...clinicTexts].map(({ key, snippet }) => [key, snippet])),
  }
  return { version, findings, offer, spellings: spellings.map(({ word }) => word) }
}

/** The list of clinics that a search asks for: what, where, or both; with none in a sub-area, those of its area. */
function offerOf(catalog: Catalog, intent: Intent): Offer | null {
  const service = intent.treatments[0] ?? intent.service ?? ALL
  const place = intent.places[0] ?? ALL
  if (service === ALL && place === ALL && !intent.topics.includes('directory')) return null
  const lists = [place, areaOf(place)].map((area) => ({ service, area }))
  return lists.find((list) => countOf(catalog, list.service, list.area) > 0) ?? null
}

/** Rows of the suggestion list at most: what is named first, then clinics by the beginning of their name. */
export const SUGGESTION_LIMIT = 8

/** Documents by key, in the order of the keys, then clinics whose name has the words. One statement, a few rows. */
export async function listSuggestions(db: Database, keys: readonly string[], match: string): Promise<Found[]> {
  const columns = sql.raw('d.kind, d.key, d.title, d.note, d.path')
  return db.all<Found>(sql`
    SELECT ${columns} FROM json_each(${JSON.stringify(keys)}) AS wanted CROSS JOIN search_documents AS d ON d.key = wanted.value
    UNION ALL
    SELECT * FROM (
      SELECT ${columns} FROM clinic_names CROSS JOIN search_documents AS d ON d.id = clinic_names.rowid
      WHERE clinic_names MATCH ${match} ORDER BY clinic_names.rowid LIMIT ${SUGGESTION_LIMIT}
    )`)
}
