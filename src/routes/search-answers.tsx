import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { listSuggestions, SUGGESTION_LIMIT } from '../db/search.ts'
import { searchDestination } from '../domain/search-destination.ts'
import { readIntent } from '../domain/search-intent.ts'
import { toMatchExpression } from '../domain/search-query.ts'
import type { Found } from '../domain/search-results.ts'
import { suggestedKeys } from '../domain/search-suggest.ts'
import { SITE_TAG } from '../http/caching/policy.ts'
import { SearchPage, SearchStart, UnknownChoicePage } from '../pages/search.tsx'
import { sendPage, streamPage, timed } from '../render/respond.tsx'
import { searchMeta } from '../seo/page-metas.ts'
import { searchTargetUrl } from '../urls.ts'
import { findAll, narrowedList, suggestionsWithList } from './narrowed-list.ts'
import { readQuery } from './params.ts'

type Suggested = Pick<Found, 'kind' | 'key' | 'title' | 'note' | 'path'>

/** Seconds for which a browser and the edge may keep suggestions. */
const SUGGESTIONS_KEPT = 20

/** Results of a search for words; without any, the form to search with. */
export function sendResults(c: Context<AppEnv>, query: string) {
  const { catalog, db } = c.var
  const meta = searchMeta(query)
  if (toMatchExpression(query) === null)
    return sendPage(c, meta, <SearchStart meta={meta} catalog={catalog} query={query} />)
  return streamPage(
    c,
    meta,
    () => findAll(db, catalog, query),
    (results) => <SearchPage meta={meta} catalog={catalog} query={query} results={results} />,
  )
}

/** To the page that a choice of treatment and location names. */
export function sendDestination(c: Context<AppEnv>, treatment: string | null, location: string | null) {
  const catalog = c.get('catalog')
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
      treatment={shortened(treatment)}
      location={shortened(location)}
    />,
  )
}

/** Characters of an unknown choice that the page repeats. */
const REPEATED = 60
const shortened = (text: string | null) => text && (text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text)

/** What the search box offers while one types. */
export async function sendSuggestions(c: Context<AppEnv>) {
  const query = readQuery(c.req.query('q'))
  const match = toMatchExpression(query)
  const { catalog, db } = c.var
  const keys = suggestedKeys(query, catalog.vocabulary)
  const found = match ? await timed(c, () => listSuggestions(db, keys, match)) : []
  const intent = readIntent(query, catalog.vocabulary)
  const list = narrowedList(catalog, intent)
  const all = suggestionsWithList<Suggested>(found, list && { ...list, kind: 'page' }, intent)
  const once = new Map(all.map(({ kind, key, title, note, path }) => [key, { kind, title, note, path }]))
  c.header('cache-control', `public, max-age=${SUGGESTIONS_KEPT}`)
  c.header('cache-tag', SITE_TAG)
  c.header('x-robots-tag', 'noindex')
  return c.json({ suggestions: [...once.values()].slice(0, SUGGESTION_LIMIT) })
}
