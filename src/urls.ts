import type { ListState } from './domain/list-state.ts'
import type { SearchDestination } from './domain/search-destination.ts'

/** Every URL of the site is built here: for pages, sitemaps, islands and tests. Paths only, unless said otherwise. */

export interface ClinicAddress {
  /** The area its page stands under. */
  location: string
  /** Its slug, or its id where it has none. */
  segment: string
}

export const urls = {
  home: () => '/',
  about: () => '/about',
  faq: () => '/faq',
  treatments: () => '/treatments',
  treatment: (slug: string) => `/treatments/${slug}`,
  treatmentIn: (treatment: string, area: string) => `/treatments/${treatment}/${area}`,
  /** The flat spelling of the same page; canonical to `treatmentIn`. */
  treatmentInFlat: (treatment: string, area: string) => `/treatments/${treatment}-in-${area}`,
  providers: (service: string) => `/services/${service}`,
  locations: (notice?: Notice) => (notice ? `/locations?notice=${notice}` : '/locations'),
  area: (slug: string) => `/locations/${slug}`,
  subArea: (area: string, slug: string) => `/locations/${area}/${slug}`,
  landing: (area: string) => `/${area}`,
  clinic: (clinic: ClinicAddress) => `/${clinic.location}/${clinic.segment}`,
  medspas: () => '/medspas',
  reviews: () => '/reviews',
  contact: () => '/contact',
  ordering: () => '/ordering',
  checking: () => '/checking',
  privacy: () => '/privacy',
  glossary: () => '/glossary',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  suggestions: () => '/search/suggest',
  finder: () => '/finder',
  priceEstimate: (treatment: string) => `/prices/${treatment}`,
  /** Side by side: clinics by slug or id, and where distances are measured from. */
  compare: (clinics: readonly string[] = [], from: string | null = null) => {
    const list = clinics.length > 0 ? `c=${clinics.map(encodeURIComponent).join(',')}` : ''
    const query = [list, from ? `from=${encodeURIComponent(from)}` : ''].filter(Boolean)
    return query.length > 0 ? `/compare?${query.join('&')}` : '/compare'
  },
  prices: () => '/prices',
  appointments: () => '/appointments',
  appointmentsFor: (service: string, area: string | null = null) =>
    area ? `/appointments/${service}?area=${area}` : `/appointments/${service}`,
  /** What can be downloaded, and what the files mean. */
  data: () => '/data',
  /** Under what terms the files may be used. */
  licence: () => '/data#licence',
  /** A list as a file: the list's own path and the format behind it; `/areas` and `/treatments` have no other page. */
  dataFile: (list: string, format: DataFormat) => `${list}.${format}`,
  areaData: () => '/areas',
  /** The whole directory in one file, and the shape of it. */
  directory: () => '/directory.json',
  directorySchema: () => '/directory.schema.json',
  claimForm: () => '/claim/form',
  /** Whether the site works, for whoever watches it. */
  health: () => '/healthz',
  /** Which links of a page a browser may fetch ahead; a file under public/. */
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

/** Where a page is found as Markdown; the query string stays behind the new ending. */
export function markdownPath(path: string): string {
  const [page = '/', ...query] = path.split('?')
  return [`${page === '/' ? '/index' : page}.md`, ...query].join('?')
}

/** Returns the page that a Markdown path stands for, or null for any other path. The home page is `/index.md`. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith('.md') || path === '/.md') return null
  const page = path.slice(0, -'.md'.length)
  return page === '/index' ? '/' : page
}

/** Whether a path belongs to the JSON API, where errors are JSON as well. */
export const isApiPath = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/')

export type DataFormat = 'csv' | 'json' | 'geojson'

/** The fixed messages that a redirect to the locations page can carry. */
export const NOTICES = ['clinic-not-found', 'invalid-url'] as const
export type Notice = (typeof NOTICES)[number]

/** `tel:` address of a number as people write it, e.g. "(212) 555-0100". */
export const telephone = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`

/** A path on this site as an absolute URL; `origin` comes from the settings, never from a request. */
export const absolute = (origin: string, path: string) => (path === '/' ? `${origin}/` : origin + path)

/** A list's address: parameters in one normal order, the defaults left out. */
export function listUrl(path: string, params: Readonly<Record<string, string | number | null | undefined>>): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(params).sort()) {
    const value = params[name]
    if (value === null || value === undefined || value === '' || (name === 'page' && value === 1)) continue
    query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The address of a list as a visitor asked for it. */
export const browseUrl = ({ path, chosen, sort, near, page }: ListState) =>
  listUrl(path, { ...chosen, sort: sort === 'recommended' ? null : sort, near, page })

/** A whole list, the nearest to a place first. */
export const nearestUrl = (path: string, near: string) => listUrl(path, { near, sort: 'distance' })

/** Where the search form leads, as a path. */
export function searchTargetUrl(target: Exclude<SearchDestination, { kind: 'unknown' }>): string {
  switch (target.kind) {
    case 'treatment-in-area':
      return urls.treatmentIn(target.treatment, target.area)
    case 'treatment':
      return urls.treatment(target.treatment)
    case 'area':
      return urls.landing(target.area)
    case 'locations':
      return urls.locations()
  }
}
