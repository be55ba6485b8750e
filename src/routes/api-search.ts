import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { searchDocuments } from '../db/search.ts'
import { MARK_END, MARK_START, searchTerms, toMatchExpression, trigrams } from '../domain/search-query.ts'
import { sendProblem } from '../render/problem.ts'
import { absolute } from '../urls.ts'
import { sendJson } from './api-answers.ts'
import { readQuery } from './params.ts'

/** The search page's own search, without its marks. */
export async function sendSearch(c: Context<AppEnv>): Promise<Response> {
  const { catalog, db, settings } = c.var
  const query = readQuery(c.req.query('q'))
  if (!query) return sendProblem(c, 400, 'Nothing to look for', 'Say what to look for in q.')
  const match = toMatchExpression(query)
  if (match === null) return sendJson(c, catalog.version, none)
  const { version, data } = await searchDocuments(db, { text: query, match, pieces: anyPiece(query) })
  const hits = data.hits.map(({ kind, title, note, snippet, path }) => ({
    kind,
    title,
    note,
    snippet: snippet.replaceAll(MARK_START, '').replaceAll(MARK_END, ''),
    url: absolute(settings.origin, path),
  }))
  return sendJson(c, version, { ...none, data: hits, approximate: data.approximate })
}

const none = { data: [] as unknown[], next: null, total: null, approximate: false }

/** Any three-letter piece of any word, for the second try; null when no word has three letters. */
function anyPiece(query: string): string | null {
  const pieces = searchTerms(query).flatMap(trigrams).slice(0, 40)
  return pieces.length > 0 ? pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' OR ') : null
}
