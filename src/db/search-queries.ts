import { getTableColumns, sql } from 'drizzle-orm'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../domain/search/query.ts'
import { listSpellingKeys } from '../domain/search/spelling.ts'
import type { Database } from './client.ts'
import { isInJsonArray, prepareQuery } from './prepared-query.ts'
import { listings, searchDocuments, searchSpellings } from './schema.ts'

export const MAX_SEARCH_ROWS = { site: 400, snippets: 30, clinics: 30, counted: 1000, spellings: 200 } as const

const { id, services, place, body, ...documentColumns } = getTableColumns(searchDocuments)

/** Searches the full text of documents, except those of the kinds `clinic` and `page`. */
export const selectSiteMatches = prepareQuery(['match'], (db, placeholder) =>
  db
    .select(documentColumns)
    .from(sql`site_index`)
    .crossJoin(searchDocuments)
    .where(sql`site_index MATCH ${placeholder('match')} AND ${searchDocuments.id} = site_index.rowid`)
    .orderBy(sql`bm25(site_index, 12.0, 8.0, 3.0, 1.0)`)
    .limit(MAX_SEARCH_ROWS.site),
)

export const selectSiteSnippets = prepareQuery(['match'], (db, placeholder) =>
  db
    .select({
      key: searchDocuments.key,
      snippet: sql<string>`snippet(site_index, 3, ${HIGHLIGHT_START}, ${HIGHLIGHT_END}, '…', 20)`.as('snippet'),
    })
    .from(sql`site_index`)
    .crossJoin(searchDocuments)
    .where(sql`site_index MATCH ${placeholder('match')} AND ${searchDocuments.id} = site_index.rowid`)
    .orderBy(sql`bm25(site_index, 12.0, 8.0, 3.0, 1.0)`)
    .limit(MAX_SEARCH_ROWS.snippets),
)

/** Sorts by id, so that SQLite reads the index only up to the limit. The seed gives better-rated clinics lower ids. */
export const selectClinicsByName = prepareQuery(['match'], (db, placeholder) =>
  db
    .select(documentColumns)
    .from(sql`clinic_names`)
    .crossJoin(searchDocuments)
    .where(sql`clinic_names MATCH ${placeholder('match')} AND ${searchDocuments.id} = clinic_names.rowid`)
    .orderBy(sql`clinic_names.rowid`)
    .limit(MAX_SEARCH_ROWS.clinics),
)

export const selectClinicsByText = prepareQuery(['match'], (db, placeholder) =>
  db
    .select({
      ...documentColumns,
      snippet: sql<string>`snippet(clinic_index, -1, ${HIGHLIGHT_START}, ${HIGHLIGHT_END}, '…', 20)`.as('snippet'),
    })
    .from(sql`clinic_index`)
    .crossJoin(searchDocuments)
    .where(sql`clinic_index MATCH ${placeholder('match')} AND ${searchDocuments.id} = clinic_index.rowid`)
    .orderBy(sql`clinic_index.rowid`)
    .limit(MAX_SEARCH_ROWS.clinics),
)

/** Prepares a query that counts matches up to `MAX_SEARCH_ROWS.counted + 1`. `match` is an FTS5 expression. */
const prepareMatchCount = (indexName: 'clinic_names' | 'clinic_index') =>
  prepareQuery(['match'], (db, placeholder) => {
    const table = sql.raw(indexName)
    const max = sql.raw(String(MAX_SEARCH_ROWS.counted + 1))
    const limitedMatches = sql`(SELECT 1 FROM ${table} WHERE ${table} MATCH ${placeholder('match')} LIMIT ${max})`
    return db.select({ total: sql<number>`count(*)`.as('total') }).from(limitedMatches)
  })
export const countClinicsByName = prepareMatchCount('clinic_names')
export const countClinicsByText = prepareMatchCount('clinic_index')

export const selectDocumentsByKey = prepareQuery(['keys'], (db, placeholder) =>
  db
    .select(documentColumns)
    .from(searchDocuments)
    .where(isInJsonArray(searchDocuments.key, placeholder('keys'))),
)

export const selectClinicsOffering = prepareQuery(['service', 'area'], (db, placeholder) =>
  db
    .select(documentColumns)
    .from(listings)
    .innerJoin(searchDocuments, sql`${searchDocuments.key} = 'clinic:' || ${listings.clinicId}`)
    .where(sql`${listings.service} = ${placeholder('service')} AND ${listings.area} = ${placeholder('area')}`)
    .orderBy(listings.recommended)
    .limit(MAX_SEARCH_ROWS.clinics),
)

const selectSpellings = prepareQuery(['keys'], (db, placeholder) =>
  db
    .selectDistinct({ word: searchSpellings.word })
    .from(searchSpellings)
    .where(isInJsonArray(searchSpellings.key, placeholder('keys')))
    .limit(MAX_SEARCH_ROWS.spellings),
)

const MAX_SPELLING_KEYS = 120

export const selectSimilarWords = (db: Database, words: readonly string[]) =>
  selectSpellings(db, { keys: words.flatMap(listSpellingKeys).slice(0, MAX_SPELLING_KEYS) })
