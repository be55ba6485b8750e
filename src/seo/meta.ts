import { type FileFormat, urls } from '../urls.ts'

export interface Crumb {
  label: string
  href: string
}

export const locationsCrumb: Crumb = { label: 'Locations', href: urls.locations() }
export const treatmentsCrumb: Crumb = { label: 'Treatments', href: urls.treatments() }

export interface Alternate {
  type: string
  href: string
}

export interface PageMeta {
  /** `createPageTitle` appends the site's name if there is room, unless `omitsSiteName` is set. */
  title: string
  omitsSiteName?: boolean
  /** 50 to 165 characters, unique among indexable pages. */
  description: string
  /** Path of the canonical URL, with its query. */
  canonical: string
  /** Not indexed, and without a canonical link. For example, error pages, submitted forms and search results. */
  noindex?: boolean
  /** Not indexed, because the page lists too few clinics, or only clinics that another location's page also lists. */
  thin?: boolean
  /** Not indexed, because the list is filtered, sorted or shown in another view. */
  isListVariant?: boolean
  /** Last breadcrumb. Without a name, the page has no breadcrumbs. */
  name?: string
  /** Ancestors of the page, excluding Home. */
  crumbs?: readonly Crumb[]
  /** Name of the Open Graph image. Defaults to the site's. */
  ogImage?: string
  type?: 'website' | 'article' | 'profile'
  prev?: string | null
  next?: string | null
  alternates?: readonly Alternate[]
  wide?: boolean
}

export const MAX_TITLE_LENGTH = 65
export const MAX_DESCRIPTION_LENGTH = 165

export function createPageTitle(
  { title, omitsSiteName = false }: Pick<PageMeta, 'title' | 'omitsSiteName'>,
  siteName: string,
): string {
  const fullTitle = omitsSiteName ? title : `${title} | ${siteName}`
  if (fullTitle.length <= MAX_TITLE_LENGTH) return fullTitle
  return title.length <= MAX_TITLE_LENGTH ? title : shorten(title)
}

/** Drops the last words, or the last characters of a single long word, but leaves no half of an emoji. */
export const shorten = (text: string, maxLength = MAX_TITLE_LENGTH) =>
  `${text.slice(0, maxLength - 1).replace(/,?\s+\S*$|[\uD800-\uDBFF]$/, '')}…`

export function joinDescription(...sentences: string[]): string {
  let description = ''
  for (const text of sentences) {
    const sentence = /[.!?…]$/.test(text) ? text : `${text}.`
    const longer = description ? `${description} ${sentence}` : sentence
    if (longer.length <= MAX_DESCRIPTION_LENGTH) description = longer
  }
  return description
}

const MEDIA_TYPES: Record<FileFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  geojson: 'application/geo+json',
}

export const createDataAlternates = (listPath: string, formats: readonly FileFormat[] = ['csv', 'json']): Alternate[] =>
  formats.map((format) => ({ type: MEDIA_TYPES[format], href: urls.dataFile(listPath, format) }))
