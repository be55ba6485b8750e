import { type Catalog, findArea, findService } from '../domain/catalog.ts'
import {
  FACETS,
  type Facet,
  LICENCES,
  licenceValue,
  OPEN_TIMES,
  PRICE_LEVELS,
  RATINGS,
  type Selection,
} from '../domain/facets.ts'
import { LIST_SORTS, type ListState, settle } from '../domain/list-state.ts'
import { readPlace } from '../domain/near.ts'
import { browseUrl } from '../urls.ts'
import { oneOf, readPageNumber } from './params.ts'

/** What a list's query string may say. A value that makes no sense counts as not given. */

const LANGUAGE = /^[a-z][a-z0-9-]{1,40}$/
const sort = oneOf(LIST_SORTS)

const readers: Record<Facet, (value: string | undefined, catalog: Catalog) => string | undefined> = {
  treatment: (value, catalog) => (value && findService(catalog, value) ? value : undefined),
  area: (value, catalog) => (value && isArea(catalog, value) ? value : undefined),
  open: oneOf(OPEN_TIMES),
  price: oneOf(PRICE_LEVELS),
  rating: oneOf(RATINGS),
  verified: oneOf(['yes']),
  access: oneOf(['step-free']),
  provider: oneOf(LICENCES.map(licenceValue)),
  language: (value) => (value && LANGUAGE.test(value) ? value : undefined),
}

/** An area's slug, or `area.sub-area`. */
function isArea(catalog: Catalog, value: string): boolean {
  const [area = '', subArea, ...rest] = value.split('.')
  const known = findArea(catalog, area)
  if (!known || rest.length > 0) return false
  return subArea === undefined || known.subAreas.some(({ slug }) => slug === subArea)
}

/** What was asked of the list at `path`, in its one form. `base` is what the list stands for and cannot be changed. */
export function readListState(
  catalog: Catalog,
  { path, base }: Pick<ListState, 'path' | 'base'>,
  query: Record<string, string>,
): ListState {
  const chosen: Partial<Record<Facet, string>> = {}
  for (const facet of FACETS) {
    const value = readers[facet](query[facet], catalog)
    if (value !== undefined && isOpen(base, facet, value)) chosen[facet] = value
  }
  return settle({
    path,
    base,
    chosen,
    sort: sort(query['sort']) ?? 'recommended',
    near: readPlace(catalog, query['near'] ?? ''),
    page: readPageNumber(query),
  })
}

const OWN: ReadonlySet<string> = new Set([...FACETS, 'sort', 'near', 'page'])
const isOwn = (piece: string) => [...new URLSearchParams(piece).keys()].some((name) => OWN.has(name))

/**
 * Where a query string (with its '?') leads: to the state's one address, or null when that is what it says already.
 * Parameters that are not the list's own, such as `utm_source`, are nobody's matter: they stay, byte for byte, and
 * alone lead nowhere. Neither does `page=1`, so that another spelling of the path needs one hop and keeps its query.
 */
export function normalAddress(state: ListState, search: string): string | null {
  const pieces = search.slice(1).split('&').filter(Boolean)
  const own = pieces.filter((piece) => isOwn(piece) && piece !== 'page=1')
  const [path = '', query = ''] = browseUrl(state).split('?')
  if (own.join('&') === query) return null
  const all = [query, ...pieces.filter((piece) => !isOwn(piece))].filter(Boolean)
  return all.length > 0 ? `${path}?${all.join('&')}` : path
}

/** A list of an area can be narrowed to its own sub-areas only; one of a treatment has that treatment. */
function isOpen(base: Selection, facet: Facet, value: string): boolean {
  const own = base[facet]
  return own === undefined || (facet === 'area' && value.startsWith(`${own}.`))
}
