import { type DataFormat, urls } from '../urls.ts'

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
  /** Unique on the site. Excludes the site's name, which `pageTitle` appends. */
  title: string
  /** Whether the title is complete, so that the site's name is not appended. */
  isWholeTitle?: boolean
  /** 50 to 165 characters, unique on the site. */
  description: string
  canonical: string
  /** Not indexed and without a canonical URL, such as a message or form. */
  noindex?: boolean
  /** Not indexed, for lack of content, but with a canonical URL. */
  thin?: boolean
  /** A filtered or sorted list: not indexed, and the plain list is canonical. */
  filtered?: boolean
  /** Name of the page in its breadcrumbs. Without a name, the page has no breadcrumbs. */
  name?: string
  /** Ancestors of the page, without Home. */
  crumbs?: readonly Crumb[]
  /** Name of the Open Graph image. Defaults to the site's. */
  share?: string
  type?: 'website' | 'article' | 'profile'
  prev?: string | null
  next?: string | null
  alternates?: readonly Alternate[]
  wide?: boolean
}

export const TITLE_LIMIT = 65
export const DESCRIPTION_LIMIT = 165

/** Appends the site's name, or truncates the title if the result is longer than the limit. */
export function pageTitle(
  { title, isWholeTitle = false }: Pick<PageMeta, 'title' | 'isWholeTitle'>,
  siteName: string,
): string {
  const fullTitle = isWholeTitle ? title : `${title} | ${siteName}`
  return fullTitle.length <= TITLE_LIMIT ? fullTitle : title.slice(0, TITLE_LIMIT)
}

/** Joins the sentences that fit within the limit, and adds missing periods. */
export function pageDescription(...sentences: string[]): string {
  let description = ''
  for (const text of sentences) {
    const sentence = /[.!?…]$/.test(text) ? text : `${text}.`
    const longer = description ? `${description} ${sentence}` : sentence
    if (longer.length <= DESCRIPTION_LIMIT) description = longer
  }
  return description
}

const MEDIA_TYPES: Record<DataFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  geojson: 'application/geo+json',
}

export const dataAlternates = (list: string, formats: readonly DataFormat[] = ['csv', 'json']): Alternate[] =>
  formats.map((format) => ({ type: MEDIA_TYPES[format], href: urls.dataFile(list, format) }))
