import { searchSite } from '../../db/search.ts'
import { toMatchExpression } from '../../domain/search/match-expression.ts'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../domain/search/query.ts'
import type { SearchGroup } from '../../domain/search/results.ts'
import type { Context } from '../../http/context.ts'
import { readTypedText } from '../../http/params.ts'
import { sendProblem } from '../../http/problem.ts'
import { timeQuery } from '../../http/respond.tsx'
import { addFilteredListHit } from '../../ui/filtered-list-hit.ts'
import { toAbsoluteUrl } from '../../urls.ts'
import { sendJson } from './response.ts'

export async function sendSearch(c: Context): Promise<Response> {
  const { catalog, db, settings } = c.var
  const query = readTypedText(c.req.query('q'))
  if (!query) return sendProblem(c, 400, 'Missing search text', "Put the text to search for in the parameter 'q'.")
  if (toMatchExpression(query) === null) return sendJson(c, catalog.version, EMPTY_PAGE)
  const { version, data } = await timeQuery(c, () => searchSite(db, catalog, query))
  const { groups, correctedQuery, didYouMean } = addFilteredListHit(catalog, query, data)
  return sendJson(c, version, {
    ...EMPTY_PAGE,
    data: groups.flatMap((group) => toHitRecords(group, settings.origin)),
    groups: groups.map(({ kind, total }) => ({ kind, total })),
    mended: correctedQuery,
    didYouMean,
  })
}

const EMPTY_PAGE = { data: [], next: null, total: null, groups: [], mended: null, didYouMean: null }

const toHitRecords = ({ kind, hits }: SearchGroup, origin: string) =>
  hits.map(({ title, note, snippet, path }) => ({
    kind,
    title: removeHighlights(title),
    note,
    snippet: removeHighlights(snippet),
    url: toAbsoluteUrl(origin, path),
  }))

const removeHighlights = (text: string) => text.replaceAll(HIGHLIGHT_START, '').replaceAll(HIGHLIGHT_END, '')
