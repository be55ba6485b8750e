import type { ListState } from './domain/list/list-state.ts'
import type { SearchDestination } from './domain/search/destination.ts'

export interface ClinicUrlSegments {
  location: string
  segment: string
}

export const urls = {
  home: () => '/',
  about: () => '/about',
  faq: () => '/faq',
  treatments: () => '/treatments',
  treatment: (slug: string) => `/treatments/${slug}`,
  treatmentInArea: (treatment: string, area: string) => `/treatments/${treatment}/${area}`,
  treatmentInAreaAlias: (treatment: string, area: string) => `/treatments/${treatment}-in-${area}`,
  serviceClinics: (service: string) => `/services/${service}`,
  locations: (notice?: Notice) => (notice ? `/locations?notice=${notice}` : '/locations'),
  area: (slug: string) => `/locations/${slug}`,
  subArea: (area: string, slug: string) => `/locations/${area}/${slug}`,
  areaClinics: (area: string) => `/${area}`,
  subAreaClinics: (area: string, slug: string) => `/${area}?area=${area}.${slug}`,
  clinic: (clinic: ClinicUrlSegments) => `/${clinic.location}/${clinic.segment}`,
  medspas: () => '/medspas',
  reviews: () => '/reviews',
  contact: () => '/contact',
  ordering: () => '/ordering',
  checking: () => '/checking',
  beforeYouBook: () => '/before-you-book',
  privacy: () => '/privacy',
  glossary: () => '/glossary',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  suggestions: () => '/search/suggest',
  finder: () => '/finder',
  priceEstimate: (treatment: string) => `/prices/${treatment}`,
  compare: (segments: readonly string[] = [], typedPlace: string | null = null, treatment: string | null = null) => {
    const clinicsParameter = segments.length > 0 ? `c=${segments.map(encodeURIComponent).join(',')}` : ''
    const parameters = [
      clinicsParameter,
      treatment ? `treatment=${treatment}` : '',
      typedPlace ? `from=${encodeURIComponent(typedPlace)}` : '',
    ].filter(Boolean)
    return parameters.length > 0 ? `/compare?${parameters.join('&')}` : '/compare'
  },
  prices: () => '/prices',
  appointments: () => '/appointments',
  serviceAppointments: (service: string, area: string | null = null) =>
    area ? `/appointments/${service}?area=${area}` : `/appointments/${service}`,
  data: () => '/data',
  license: () => '/data#license',
  /** `listPath` is the path of a list's page, or `areaData()`, which has data files but no page. */
  dataFile: (listPath: string, format: FileFormat) => `${listPath}.${format}`,
  areaData: () => '/areas',
  directory: () => '/directory.json',
  zipPoints: () => '/zip-points.json',
  directorySchema: () => '/directory.schema.json',
  claimForm: () => '/claim/form',
  health: () => '/healthz',
  speculationRules: () => '/speculation-rules.json',
  notFound: () => '/not-found',
  changes: () => '/changes',
  api: () => '/api',
  apiV1: (path = '') => `/api/v1${path}`,
  feed: () => '/feed.atom',
  indexNowKey: (key: string) => `/${key}.txt`,
  sitemap: (name?: string) => (name ? `/sitemaps/${name}.xml` : '/sitemap.xml'),
  picture: (name: string) => `/pictures/${name}`,
} as const

export function toMarkdownPath(path: string): string {
  const [page = '/', ...query] = path.split('?')
  return [`${page === '/' ? '/index' : page}.md`, ...query].join('?')
}

/** Returns the page's path for a Markdown path ('/' for '/index.md'), or null for any other path. */
export function parseMarkdownPath(path: string): string | null {
  if (!path.endsWith('.md') || path === '/.md') return null
  const page = path.slice(0, -'.md'.length)
  return page === '/index' ? '/' : page
}

export const isApiPath = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/')

export const isDataFilePath = (path: string) => !isApiPath(path) && /\.(?:csv|json|geojson)$/.test(path)

/** Returns whether errors at the path are JSON, because programs and not people read them. */
export const sendsJsonErrors = (path: string) => isApiPath(path) || isDataFilePath(path) || path === urls.suggestions()

export type FileFormat = 'csv' | 'json' | 'geojson'

export const NOTICES = ['clinic-not-found', 'invalid-url'] as const
export type Notice = (typeof NOTICES)[number]

export const createTelephoneUrl = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`

/** Returns an absolute URL. `origin` must come from the settings, never from a request. */
export const toAbsoluteUrl = (origin: string, path: string) => origin + path

/** Returns a path with sorted parameters. Omits empty parameters and page 1. */
export function createUrlWithParameters(
  path: string,
  params: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(params).sort()) {
    const value = params[name]
    if (value === null || value === undefined || value === '' || (name === 'page' && value === 1)) continue
    query.set(name, String(value))
  }
  const queryString = query.toString()
  return queryString ? `${path}?${queryString}` : path
}

export const createListUrl = ({ path, chosen, sort, near, page, view }: ListState) =>
  createUrlWithParameters(path, {
    ...chosen,
    sort: sort === 'recommended' ? null : sort,
    near,
    page,
    view: view === 'list' ? null : view,
  })

export const createNearestFirstListUrl = (path: string, near: string) =>
  createUrlWithParameters(path, { near, sort: 'distance' })

export function createSearchDestinationUrl({ treatment, area }: Pick<SearchDestination, 'treatment' | 'area'>): string {
  if (treatment === null) return area === null ? urls.locations() : urls.areaClinics(area)
  return area === null ? urls.treatment(treatment) : urls.treatmentInArea(treatment, area)
}
