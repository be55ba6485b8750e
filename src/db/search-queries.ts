import { sql } from 'drizzle-orm'
import { MARK_END, MARK_START } from '../domain/search-query.ts'
import { spellingKeys } from '../domain/spelling.ts'
import type { Database } from './client.ts'
import { prepareQuery } from './prepared-query.ts'
import { listings, searchDocuments, searchSpellings } from './schema.ts'

/** What a search asks the database, as queries for a batch; `match` is an expression of SQLite's full-text search. */

/** What a search reads at most, in documents. It does not grow with the number of clinics. */
export const SEARCH_LIMITS = { site: 400, snippets: 30, clinics: 30, counted: 1000, spellings: 200 } as const

/** What is read of a document. */
const documents = {
  kind: searchDocuments.kind,
  key: searchDocuments.key,
  title: searchDocuments.title,
  aliases: searchDocuments.aliases,
  note: searchDocuments.note,
  path: searchDocuments.path,
  lat: searchDocuments.lat,
  lng: searchDocuments.lng,
  weight: searchDocuments.weight,
}

/** Few documents whatever the number of clinics, so all that match are read: their counts are exact. */
export const siteMatches = prepareQuery(['match'], (db, value) =>
  db
    .select(documents)
    .from(sql`site_index`)
    .crossJoin(searchDocuments)
    .where(sql`site_index MATCH ${value('match')} AND ${searchDocuments.id} = site_index.rowid`)
    .orderBy(sql`bm25(site_index, 12.0, 8.0, 3.0, 1.0)`)
    .limit(SEARCH_LIMITS.site),
)

export const snippetsOfSite = prepareQuery(['match'], (db, value) =>
  db
    .select({
      key: searchDocuments.key,
      snippet: sql<string>`snippet(site_index, 3, ${MARK_START}, ${MARK_END}, '…', 20)`.as('snippet'),
    })
    .from(sql`site_index`)
    .crossJoin(searchDocuments)
    .where(sql`site_index MATCH ${value('match')} AND ${searchDocuments.id} = site_index.rowid`)
    .orderBy(sql`bm25(site_index, 12.0, 8.0, 3.0, 1.0)`)
    .limit(SEARCH_LIMITS.snippets),
)

/** In the order of the ids, so that the index is read no further than the limit. */
export const clinicNameMatches = prepareQuery(['match'], (db, value) =>
  db
    .select(documents)
    .from(sql`clinic_names`)
    .crossJoin(searchDocuments)
    .where(sql`clinic_names MATCH ${value('match')} AND ${searchDocuments.id} = clinic_names.rowid`)
    .orderBy(sql`clinic_names.rowid`)
    .limit(SEARCH_LIMITS.clinics),
)

export const clinicTextMatches = prepareQuery(['match'], (db, value) =>
  db
    .select({
      ...documents,
      snippet: sql<string>`snippet(clinic_index, -1, ${MARK_START}, ${MARK_END}, '…', 20)`.as('snippet'),
    })
    .from(sql`clinic_index`)
    .crossJoin(searchDocuments)
    .where(sql`clinic_index MATCH ${value('match')} AND ${searchDocuments.id} = clinic_index.rowid`)
    .orderBy(sql`clinic_index.rowid`)
    .limit(SEARCH_LIMITS.clinics),
)

/** Counts up to one more than the limit, and so says when there are more. */
const countIn = (index: 'clinic_names' | 'clinic_index') =>
  prepareQuery(['match'], (db, value) => {
    const table = sql.raw(index)
    const most = sql.raw(String(SEARCH_LIMITS.counted + 1))
    const some = sql`(SELECT 1 FROM ${table} WHERE ${table} MATCH ${value('match')} LIMIT ${most})`
    return db.select({ total: sql<number>`count(*)`.as('total') }).from(some)
  })
export const countNames = countIn('clinic_names')
export const countTexts = countIn('clinic_index')

const documentsCalled = prepareQuery(['keys'], (db, value) =>
  db
    .select(documents)
    .from(searchDocuments)
    .where(sql`${searchDocuments.key} IN (SELECT value FROM json_each(${value('keys')}))`),
)

export const documentsByKey = (db: Database, keys: readonly string[]) =>
  documentsCalled(db, { keys: JSON.stringify(keys) })

/** The first clinics that offer a service in an area, slugs or `ALL`. */
export const clinicsOffering = prepareQuery(['service', 'area'], (db, value) =>
  db
    .select(documents)
    .from(listings)
    .innerJoin(searchDocuments, sql`${searchDocuments.key} = 'clinic:' || ${listings.clinicId}`)
    .where(sql`${listings.service} = ${value('service')} AND ${listings.area} = ${value('area')}`)
    .orderBy(listings.recommended)
    .limit(SEARCH_LIMITS.clinics),
)

const spellingsOf = prepareQuery(['keys'], (db, value) =>
  db
    .selectDistinct({ word: searchSpellings.word })
    .from(searchSpellings)
    .where(sql`${searchSpellings.key} IN (SELECT value FROM json_each(${value('keys')}))`)
    .limit(SEARCH_LIMITS.spellings),
)

/** Keys that are looked up at most. */
const MOST_KEYS = 120

/** Words of ours that are spelled nearly like these. */
export const wordsLike = (db: Database, misspelled: readonly string[]) =>
  spellingsOf(db, { keys: JSON.stringify(misspelled.flatMap(spellingKeys).slice(0, MOST_KEYS)) })
