import { type DataFormat, urls } from '../urls.ts'

export interface Crumb {
  label: string
  href: string
}

/** The same content in another format. */
export interface Alternate {
  type: string
  href: string
}

/** What a page says about itself in its head. */
export interface PageMeta {
  /** At most 65 characters, unique on the site. */
  title: string
  /** 50 to 165 characters, unique on the site. */
  description: string
  /** Path of the page's one canonical address. */
  canonical: string
  /** Kept out of search engines: a message, a form, a combination of filters. */
  noindex?: boolean
  /** Kept out of search engines too, but a page with an address of its own, which its other spellings name. */
  thin?: boolean
  /** A combination of filters or another order of a list: kept out, with the plain list as its canonical page. */
  filtered?: boolean
  /** The way to it, without itself and without Home. */
  crumbs?: readonly Crumb[]
  /** The page's own name at the end of the breadcrumbs. */
  name?: string
  /** Name of the sharing picture; the site's own when there is none. */
  share?: string
  type?: 'website' | 'article' | 'profile'
  /** Neighbours of a page in a paged list. */
  prev?: string | null
  next?: string | null
  alternates?: readonly Alternate[]
  /** A list with filters and a map beside it, which needs a wider page. */
  wide?: boolean
}

export const TITLE_LIMIT = 65
export const DESCRIPTION_LIMIT = 165
const BRAND = 'NYC MedSpas'

/** A title with the brand behind it, where both fit. */
export function pageTitle(text: string): string {
  const branded = `${text} | ${BRAND}`
  return branded.length <= TITLE_LIMIT ? branded : text.slice(0, TITLE_LIMIT)
}

/** The first of the given sentences that fit into a description, one after the other, each with its full stop. */
export function pageDescription(...sentences: string[]): string {
  let description = ''
  for (const text of sentences) {
    const sentence = /[.!?…]$/.test(text) ? text : `${text}.`
    const longer = description ? `${description} ${sentence}` : sentence
    if (longer.length <= DESCRIPTION_LIMIT) description = longer
  }
  return description
}

const TYPES: Record<DataFormat, string> = { csv: 'text/csv', json: 'application/json', geojson: 'application/geo+json' }

/** A list's own files, for its head. */
export const dataAlternates = (list: string, formats: readonly DataFormat[] = ['csv', 'json']): Alternate[] =>
  formats.map((format) => ({ type: TYPES[format], href: urls.dataFile(list, format) }))
