import { type Catalog, findService, isAreaPath } from '../../domain/catalog.ts'
import {
  FACETS,
  type Facet,
  LICENSES,
  licenseValue,
  MIN_RATINGS,
  OPEN_TIMES,
  PRICE_LEVELS,
  type Selection,
  SKIN_TYPES,
} from '../../domain/list/facets.ts'
import { LIST_SORTS, LIST_VIEWS, type ListState, normalizeListState } from '../../domain/list/list-state.ts'
import { parsePlace } from '../../domain/list/near.ts'
import { enumParser, readPageNumber } from '../../http/params.ts'
import { browseUrl } from '../../urls.ts'

const SLUG = /^[a-z0-9][a-z0-9-]{1,40}$/
const sort = enumParser(LIST_SORTS)
const view = enumParser(LIST_VIEWS)

const readers: Record<Facet, (value: string | undefined, catalog: Catalog) => string | undefined> = {
  treatment: (value, catalog) => (value && findService(catalog, value) ? value : undefined),
  area: (value, catalog) => (value && isAreaPath(catalog, value.split('.')) ? value : undefined),
  open: enumParser(OPEN_TIMES),
  price: enumParser(PRICE_LEVELS),
  rating: enumParser(MIN_RATINGS),
  verified: enumParser(['yes']),
  access: enumParser(['step-free']),
  provider: enumParser(LICENSES.map(licenseValue)),
  language: readSlug,
  device: readSlug,
  skin: enumParser(SKIN_TYPES),
  max: readDollars,
}

function readSlug(value: string | undefined): string | undefined {
  return value && SLUG.test(value) ? value : undefined
}

/** Accepts e.g. '15', '$15', '1,200' and '12.50'. Returns undefined for other text and for zero. */
function readDollars(value: string | undefined): string | undefined {
  const [, amount] = /^\$?(\d{1,6}(?:\.\d{1,2})?)$/.exec((value ?? '').trim().replaceAll(',', '')) ?? []
  return amount !== undefined && Number(amount) > 0 ? String(Number(amount)) : undefined
}

export function readListState(
  catalog: Catalog,
  { path, base }: Pick<ListState, 'path' | 'base'>,
  query: Record<string, string>,
): ListState {
  const chosen: Partial<Record<Facet, string>> = {}
  for (const facet of FACETS) {
    const value = readers[facet](query[facet], catalog)
    if (value !== undefined && isAllowed(base, facet, value)) chosen[facet] = value
  }
  return normalizeListState({
    path,
    base,
    chosen,
    sort: sort(query['sort']) ?? 'recommended',
    near: parsePlace(catalog, query['near'] ?? ''),
    page: readPageNumber(query),
    view: view(query['view']) ?? 'list',
  })
}

const KNOWN: ReadonlySet<string> = new Set([...FACETS, 'sort', 'near', 'page', 'view'])
const isKnown = (parameter: string) => [...new URLSearchParams(parameter).keys()].some((name) => KNOWN.has(name))

/**
 * Returns the canonical URL, or null if the query string is already canonical. Keeps unknown parameters such as
 * `utm_source`. Unknown parameters and `page=1` do not cause a redirect by themselves.
 */
export function canonicalListUrl(state: ListState, search: string): string | null {
  const parameters = search.slice(1).split('&').filter(Boolean)
  const known = parameters.filter((parameter) => isKnown(parameter) && parameter !== 'page=1')
  const [path = '', query = ''] = browseUrl(state).split('?')
  if (known.join('&') === query) return null
  const all = [query, ...parameters.filter((parameter) => !isKnown(parameter))].filter(Boolean)
  return all.length > 0 ? `${path}?${all.join('&')}` : path
}

/** Of a facet that the list fixes, the query may choose only a sub-area of the fixed area. */
function isAllowed(base: Selection, facet: Facet, value: string): boolean {
  const fixed = base[facet]
  return fixed === undefined || (facet === 'area' && value.startsWith(`${fixed}.`))
}
