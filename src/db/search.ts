import { sql } from 'drizzle-orm'
import { MARK_END, MARK_START } from '../domain/search-query.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { searchDocuments as searchDocumentsTable } from './schema.ts'

export type SearchKind = 'treatment' | 'area' | 'clinic' | 'guide' | 'question'

export interface SearchHit {
  kind: SearchKind
  title: string
  /** Title and snippet carry the matched words between MARK_START and MARK_END. */
  markedTitle: string
  snippet: string
  note: string
  path: string
}

export interface SearchResults {
  hits: SearchHit[]
  /** Nothing held the words as they are spelled; these are the nearest names. */
  approximate: boolean
}

const RESULTS = 60
const NEAR_RESULTS = 8

/** A query in the forms that it is asked in. */
export interface SearchWords {
  /** As it was typed: what is called just that comes first. */
  text: string
  /** FTS5 expression for all of its words. */
  match: string
  /** FTS5 expression for any of their three-letter pieces; null when no word has three letters. */
  pieces: string | null
}

/**
 * Documents that hold every word of a query, best first: a word in a name counts more than one in the other
 * names it goes by, a service, or the text. When there are none, those whose names share the most three-letter
 * pieces with it, which forgives misspelling. Two reads at most.
 */
export async function searchDocuments(db: Database, words: SearchWords): Promise<Read<SearchResults>> {
  const exact = await readTogether(db, [matching(db, words)] as const)
  if (exact.results[0].length > 0 || words.pieces === null) {
    return { version: exact.version, data: { hits: exact.results[0], approximate: false } }
  }
  const near = await readTogether(db, [resembling(db, words.pieces)] as const)
  return { version: near.version, data: { hits: near.results[0], approximate: near.results[0].length > 0 } }
}

const documents = {
  kind: searchDocumentsTable.kind,
  title: searchDocumentsTable.title,
  note: searchDocumentsTable.note,
  path: searchDocumentsTable.path,
}

const matching = (db: Database, { text, match }: SearchWords) =>
  db
    .select({
      ...documents,
      markedTitle: sql<string>`highlight(search_index, 0, ${MARK_START}, ${MARK_END})`.as('marked_title'),
      snippet: sql<string>`snippet(search_index, 3, ${MARK_START}, ${MARK_END}, '…', 20)`.as('snippet'),
    })
    .from(searchDocumentsTable)
    .innerJoin(sql`search_index`, sql`search_index.rowid = ${searchDocumentsTable.id}`)
    .where(sql`search_index MATCH ${match}`)
    .orderBy(sql`lower(${searchDocumentsTable.title}) <> lower(${text})`, sql`bm25(search_index, 12.0, 8.0, 3.0, 1.0)`)
    .limit(RESULTS)

const resembling = (db: Database, pieces: string) =>
  db
    .select({
      ...documents,
      // Under a name of its own: rows of a batch are objects, in which a second `title` would be lost.
      markedTitle: sql<string>`${searchDocumentsTable.title}`.as('marked_title'),
      snippet: sql<string>`substr(${searchDocumentsTable.body}, 1, 140)`.as('snippet'),
    })
    .from(searchDocumentsTable)
    .innerJoin(sql`search_trigrams`, sql`search_trigrams.rowid = ${searchDocumentsTable.id}`)
    .where(sql`search_trigrams MATCH ${pieces}`)
    .orderBy(sql`bm25(search_trigrams, 2.0, 1.0)`)
    .limit(NEAR_RESULTS)
