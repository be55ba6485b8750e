import { normalizeAreaAlias } from '../../domain/area.ts'
import { type Catalog, isAreaPath } from '../../domain/catalog.ts'
import {
  FACETS,
  type Facet,
  LICENSES,
  MIN_RATINGS,
  OPEN_TIMES,
  PRICE_LEVELS,
  type Selection,
  SKIN_TYPES,
  toLicenseFacetValue,
} from '../../domain/list/facets.ts'
import {
  LIST_PARAMETERS,
  LIST_SORTS,
  LIST_VIEWS,
  type ListState,
  normalizeListState,
} from '../../domain/list/list-state.ts'
import { parsePlace } from '../../domain/list/near.ts'
import { createEnumParser, findServiceByParam, readPageNumber } from '../../http/params.ts'
import { createListUrl } from '../../urls.ts'

const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]*$/
const parseSort = createEnumParser(LIST_SORTS)
const parseView = createEnumParser(LIST_VIEWS)

const FACET_PARSERS: Record<Facet, (value: string | undefined, catalog: Catalog) => string | undefined> = {
  treatment: (value = '', catalog) => findServiceByParam(catalog, value)?.slug,
  area: parseAreaPath,
  open: createEnumParser(OPEN_TIMES),
  price: createEnumParser(PRICE_LEVELS),
  rating: createEnumParser(MIN_RATINGS),
  verified: createEnumParser(['yes']),
  access: createEnumParser(['step-free']),
  provider: createEnumParser(LICENSES.map(toLicenseFacetValue)),
  language: parseSlug,
  device: parseSlug,
  skin: createEnumParser(SKIN_TYPES),
  max: parseDollars,
}

function parseAreaPath(value: string | undefined, catalog: Catalog): string | undefined {
  // The API separates an area and its sub-area with a slash.
  const path = normalizeAreaAlias(value ?? '').replace('/', '.')
  return isAreaPath(catalog, path.split('.')) ? path : undefined
}

function parseSlug(value: string | undefined): string | undefined {
  return value && SLUG_PATTERN.test(value) ? value : undefined
}

function parseDollars(value: string | undefined): string | undefined {
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
    const value = FACET_PARSERS[facet](query[facet], catalog)
    if (value !== undefined && isAllowedChoice(base, facet, value)) chosen[facet] = value
  }
  return normalizeListState({
    path,
    base,
    chosen,
    sort: parseSort(query['sort']) ?? 'recommended',
    near: parsePlace(catalog, query['near'] ?? ''),
    page: readPageNumber(query),
    view: parseView(query['view']) ?? 'list',
  })
}

const isListParameter = (parameter: string) =>
  [...new URLSearchParams(parameter).keys()].some((name) => LIST_PARAMETERS.includes(name))

/** Returns null if the URL is already normalized. Keeps unrelated parameters, such as `utm_source`. */
export function findNormalizedListUrl(state: ListState, search: string): string | null {
  const parameters = search.slice(1).split('&').filter(Boolean)
  const listParameters = parameters.filter((parameter) => isListParameter(parameter) && parameter !== 'page=1')
  const [path = '', query = ''] = createListUrl(state).split('?')
  if (listParameters.join('&') === query) return null
  const normalizedParameters = [query, ...parameters.filter((parameter) => !isListParameter(parameter))].filter(Boolean)
  return normalizedParameters.length > 0 ? `${path}?${normalizedParameters.join('&')}` : path
}

function isAllowedChoice(base: Selection, facet: Facet, value: string): boolean {
  const fixedValue = base[facet]
  return fixedValue === undefined || (facet === 'area' && value.startsWith(`${fixedValue}.`))
}
