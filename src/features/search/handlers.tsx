import type { Context } from 'hono'
import { filteredListHit, insertListHit, searchWithFilteredList } from '../../db/filtered-list.ts'
import { listSuggestions, SUGGESTION_LIMIT } from '../../db/search.ts'
import type { Catalog } from '../../domain/catalog.ts'
import { findZipCode } from '../../domain/clinic/address.ts'
import { findNeighborhood, isRegion } from '../../domain/list/near.ts'
import { searchDestination } from '../../domain/search/destination.ts'
import { readIntent } from '../../domain/search/intent.ts'
import { toMatchExpression } from '../../domain/search/query.ts'
import { areaOfPlace } from '../../domain/search/rank.ts'
import type { FoundDocument } from '../../domain/search/results.ts'
import { setSuggestionsPolicy } from '../../http/caching/policy.ts'
import type { AppEnv } from '../../http/context.ts'
import { readSearchQuery } from '../../http/params.ts'
import { sendPage, streamPage, timeQuery } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { searchTargetUrl, urls } from '../../urls.ts'
import { EmptySearchPage, SearchPage } from './page.tsx'
import { suggestedKeys } from './suggest.ts'
import { UnknownChoicePage } from './unknown-choice-page.tsx'

type Suggested = Pick<FoundDocument, 'kind' | 'key' | 'title' | 'note' | 'path'>

export function sendSearchResults(c: Context<AppEnv>, query: string) {
  const { catalog, db } = c.var
  const meta = searchMeta(query)
  if (toMatchExpression(query) === null) return sendPage(c, meta, (page) => <EmptySearchPage {...page} query={query} />)
  return streamPage(
    c,
    meta,
    () => searchWithFilteredList(db, catalog, query),
    (results, page) => <SearchPage {...page} query={query} results={results} />,
  )
}

export function sendSearchDestination(c: Context<AppEnv>, treatment: string | null, location: string | null) {
  const catalog = c.get('catalog')
  const destination = searchDestination(
    { treatment: treatmentFromWords(catalog, treatment), location: areaFromWords(catalog, location) },
    { treatments: catalog.treatments.map(({ slug }) => slug), areas: catalog.areas.map(({ slug }) => slug) },
  )
  if (destination.kind !== 'unknown')
    return c.redirect(searchTargetUrl(destination) + nearestQuery(catalog, location), 302)
  const chosen = { treatment: truncate(treatment), location: truncate(location) }
  return sendPage(c, searchMeta(''), (page) => <UnknownChoicePage {...page} {...chosen} unknown={destination.fields} />)
}

/** Only neighborhoods of a region, such as a borough, lead to its list sorted by distance. Others have lists of their own. */
function nearestQuery(catalog: Catalog, location: string | null): string {
  const text = location ?? ''
  const inBorough = isRegion(areaFromWords(catalog, text) ?? '')
  const zip = findZipCode(text) ?? (inBorough ? findNeighborhood(catalog, text)?.zip : null)
  return zip && catalog.zips.has(zip) ? `?near=${zip}&sort=distance` : ''
}

/** Returns the slug of the treatment if the words name one and nothing unknown ('lip', 'Dysport'), or else the words. */
function treatmentFromWords({ vocabulary }: Catalog, text: string | null): string | null {
  const { treatments, unknownWords } = readIntent(text ?? '', vocabulary)
  return (unknownWords.length === 0 && treatments.length === 1 && treatments[0]) || text
}

/** Returns the slug of the area of the first named place ('11215', 'Bedford Av'), or the words if any is unknown. */
function areaFromWords({ vocabulary, areas }: Catalog, text: string | null): string | null {
  const { places, unknownWords } = readIntent(text ?? '', vocabulary)
  const area = areaOfPlace(places[0] ?? '')
  return (unknownWords.length === 0 && areas.some(({ slug }) => slug === area) && area) || text
}

const MAX_SHOWN = 60
const truncate = (text: string | null) => text && (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

export async function sendSuggestions(c: Context<AppEnv>) {
  const query = readSearchQuery(c.req.query('q'))
  const match = toMatchExpression(query)
  const { catalog, db } = c.var
  const keys = suggestedKeys(query, catalog.vocabulary)
  const found = match ? await timeQuery(c, () => listSuggestions(db, keys, match)) : []
  const intent = readIntent(query, catalog.vocabulary)
  const list = filteredListHit(catalog, query, intent)
  const all = insertListHit<Suggested>(found, list && { ...list, kind: 'page' }, intent)
  const once = new Map(all.map(({ kind, key, title, note, path }) => [key, { kind, title, note, path }]))
  c.header('x-robots-tag', 'noindex')
  const response = c.json({ suggestions: [...once.values()].slice(0, SUGGESTION_LIMIT) })
  setSuggestionsPolicy(response.headers)
  return response
}

const searchMeta = (query: string): PageMeta => ({
  title: query ? `Results for ${query.slice(0, 30)}` : 'Search',
  description:
    'Search med spas, treatments, neighborhoods, guides and questions in New York City by name, by service or by place.',
  canonical: urls.search(),
  noindex: true,
})
