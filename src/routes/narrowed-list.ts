import type { Database, Read } from '../db/client.ts'
import { type SearchResults, searchSite } from '../db/search.ts'
import { type Catalog, findArea, findService } from '../domain/catalog.ts'
import type { Facet, Selection } from '../domain/facets.ts'
import { farBorough, placeNear } from '../domain/near.ts'
import { type Intent, readIntent } from '../domain/search-intent.ts'
import { areaOf } from '../domain/search-rank.ts'
import type { SearchGroup, SearchHit } from '../domain/search-results.ts'
import { browseUrl, urls } from '../urls.ts'

/** A list of clinics that a search describes: by what it is narrowed, and the zip code it is measured from. */

const FILTER_NAMES: Readonly<Record<string, string>> = {
  'open=now': 'open now',
  'open=evening': 'open on weekday evenings',
  'open=weekend': 'open at weekends',
  'access=step-free': 'step-free',
  'verified=yes': 'verified',
  'provider=md': 'with a physician',
  'provider=do': 'with a physician',
  'provider=np': 'with a nurse practitioner',
  'provider=pa': 'with a physician assistant',
  'provider=rn': 'with a registered nurse',
  'provider=esthetician': 'with an esthetician',
}

/** All that a search finds, with the list that it describes. */
export async function findAll(db: Database, catalog: Catalog, query: string): Promise<Read<SearchResults>> {
  const { version, data } = await searchSite(db, catalog, query)
  const intent = readIntent(data.mended ?? query, catalog.vocabulary)
  return { version, data: { ...data, groups: withNarrowedList(data.groups, narrowedList(catalog, intent), intent) } }
}

/** The list that a search with a filter or a known zip code asks for; null for any other search. */
export function narrowedList(catalog: Catalog, intent: Intent): SearchHit | null {
  const { zip, filters } = intent
  const from = zip ?? (filters.length > 0 ? farBorough(intent.places[0] ?? '') : null)
  const near = placeNear(catalog, from)
  if (near === null && filters.length === 0) return null
  const service = findService(catalog, intent.treatments[0] ?? intent.service ?? '')
  const area = near ? null : findArea(catalog, areaOf(intent.places[0] ?? ''))
  const chosen: Selection = { ...Object.fromEntries(filters.map(facetOf)), ...(area ? { area: area.slug } : {}) }
  const path = browseUrl({
    path: service ? urls.providers(service.slug) : urls.medspas(),
    base: {},
    chosen,
    sort: near ? 'distance' : 'recommended',
    near: near && from,
    page: 1,
  })
  const where = area ? ` in ${area.name}` : ''
  const what = `${service ? `Med spas offering ${service.name}` : 'Med spas'}${where}`
  const title = [near ? `${what} nearest to ${zip ?? near.name}` : what, ...filters.map(filterName)].join(', ')
  return { key: 'list', title, note: noteOf(near, from), path, snippet: '', tier: 'match' }
}

const facetOf = (filter: string) => filter.split('=') as [Facet, string]

/** 'Haitian Creole spoken'. */
const filterName = (filter: string) =>
  FILTER_NAMES[filter] ?? `${titled(facetOf(filter)[1].replaceAll('-', ' '))} spoken`

const titled = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

function noteOf(near: { slug: string; name: string } | null, from: string | null): string {
  if (near === null) return 'A list to filter and to sort further'
  if (near.slug === from) return `Measured from the middle of ${near.name}`
  return `There is no exact place for ${from}: measured from the middle of ${near.name}`
}

/** What a filter asks for no page shows, nor what is around a zip code that has no page; a name comes before either. */
const isListFirst = ({ rest, filters, places }: Intent) =>
  rest.length === 0 && (filters.length > 0 || places.length === 0)

/** Suggestions with that list among them, as on the page of results. */
export function suggestionsWithList<T>(found: T[], hit: T | null, intent: Intent): T[] {
  return hit === null ? found : found.toSpliced(isListFirst(intent) ? 0 : 1, 0, hit)
}

/**
 * The groups of a search with that list among them: first where a filter was asked for, or where the zip code has no
 * page of its own; else after the best match.
 */
function withNarrowedList(groups: SearchGroup[], hit: SearchHit | null, intent: Intent): SearchGroup[] {
  if (hit === null) return groups
  const pages = groups.find(({ kind }) => kind === 'page')
  const isFirst = isListFirst(intent)
  const hits = isFirst ? [hit, ...(pages?.hits ?? [])] : [...(pages?.hits ?? []), hit]
  const group: SearchGroup = { kind: 'page', hits, total: (pages?.total ?? 0) + 1 }
  if (!isFirst && pages) return groups.map((own) => (own === pages ? group : own))
  const others = groups.filter((own) => own !== pages)
  return others.toSpliced(isFirst ? 0 : 1, 0, group)
}
