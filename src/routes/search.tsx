import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { searchDocuments } from '../db/search.ts'
import { searchDestination } from '../domain/search-destination.ts'
import { searchTerms, toMatchExpression, trigrams } from '../domain/search-query.ts'
import { SearchPage, UnknownChoicePage } from '../pages/search.tsx'
import { keepNowhere, sendPage, streamPage } from '../render/respond.tsx'
import { searchMeta } from '../seo/page-metas.ts'
import { searchTargetUrl } from '../urls.ts'
import { readQuery } from './params.ts'

/** `?q=` searches; `?treatment=&location=` leads to the page that the search form's choice names; neither is the form. */
export const search = new Hono<AppEnv>().get('/', (c) => {
  const { q, treatment, location } = c.req.query()
  keepNowhere(c)
  if (q !== undefined) return sendResults(c, readQuery(q))
  if (treatment !== undefined || location !== undefined) return sendDestination(c, treatment ?? null, location ?? null)
  return sendResults(c, '')
})

function sendResults(c: Context<AppEnv>, query: string) {
  const { catalog, db } = c.var
  const meta = searchMeta(query)
  const match = toMatchExpression(query)
  if (match === null) {
    return sendPage(
      c,
      meta,
      <SearchPage meta={meta} catalog={catalog} query={query} results={{ hits: [], approximate: false }} />,
    )
  }
  return streamPage(
    c,
    meta,
    () => searchDocuments(db, { text: query, match, pieces: anyPiece(query) }),
    (results) => <SearchPage meta={meta} catalog={catalog} query={query} results={results} />,
  )
}

/** Any three-letter piece of any word, for the second try; null when no word has three letters. */
function anyPiece(query: string): string | null {
  const pieces = searchTerms(query).flatMap(trigrams).slice(0, 40)
  return pieces.length > 0 ? pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' OR ') : null
}

function sendDestination(c: Context<AppEnv>, treatment: string | null, location: string | null) {
  const { catalog } = c.var
  const destination = searchDestination(
    { treatment, location },
    { treatments: catalog.treatments.map(({ slug }) => slug), areas: catalog.areas.map(({ slug }) => slug) },
  )
  if (destination.kind !== 'unknown') return c.redirect(searchTargetUrl(destination), 302)
  const meta = searchMeta('')
  return sendPage(
    c,
    meta,
    <UnknownChoicePage
      meta={meta}
      catalog={catalog}
      unknown={destination.fields}
      treatment={treatment}
      location={location}
    />,
  )
}
