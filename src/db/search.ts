import { sql } from 'drizzle-orm'
import { MARK_END, MARK_START } from '../domain/search-query.ts'
import { type Database, type Read, readTogether } from './client.ts'

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

/**
 * Documents that hold every word of a query, best first: a word in a name counts more than one in the other
 * names it goes by, a service, or the text. When there are none, those whose names share the most three-letter
 * pieces with it, which forgives misspelling. Two reads at most.
 */
export async function searchDocuments(db: Database, match: string, pieces: string | null): Promise<Read<SearchResults>> {
  const exact = await readTogether(db, [matching(db, match)] as const)
  if (exact.results[0].length > 0 || pieces === null) {
    return { version: exact.version, data: { hits: exact.results[0], approximate: false } }
  }
  const near = await readTogether(db, [resembling(db, pieces)] as const)
  return { version: near.version, data: { hits: near.results[0], approximate: near.results[0].length > 0 } }
}

const matching = (db: Database, match: string) =>
  db.all<SearchHit>(sql`
    SELECT d.kind, d.title, d.note, d.path,
      highlight(search_index, 0, ${MARK_START}, ${MARK_END}) AS markedTitle,
      snippet(search_index, 3, ${MARK_START}, ${MARK_END}, '…', 20) AS snippet
    FROM search_index JOIN search_documents d ON d.id = search_index.rowid
    WHERE search_index MATCH ${match}
    ORDER BY bm25(search_index, 12.0, 8.0, 3.0, 1.0) LIMIT ${RESULTS}`)

const resembling = (db: Database, pieces: string) =>
  db.all<SearchHit>(sql`
    SELECT d.kind, d.title, d.note, d.path, d.title AS markedTitle, substr(d.body, 1, 140) AS snippet
    FROM search_trigrams JOIN search_documents d ON d.id = search_trigrams.rowid
    WHERE search_trigrams MATCH ${pieces}
    ORDER BY bm25(search_trigrams, 2.0, 1.0) LIMIT 8`)
