import type { BreadcrumbList, FAQPage, Graph, ItemList, Organization, WebSite } from 'schema-dts'
import type { Faq } from '../domain/content.ts'
import { plainText } from '../domain/plain-text.ts'
import { absolute, urls } from '../urls.ts'
import type { PageMeta } from './meta.ts'

/**
 * Structured data, built only from stored facts that the page also shows. Ratings and reviews are left out: this
 * site did not collect them. What is unknown is left out as well, never filled with a placeholder.
 */

/** Things of a page, each typed by schema.org; null is left out. */
export type Things = (Graph['@graph'][number] | null)[]

interface Site {
  name: string
  blurb: string
}

const organizationId = (origin: string) => `${origin}/#organization`

/** Who publishes the site. Its telephone is not named here, because not every page shows it. */
export const organization = (site: Site, origin: string): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: site.name,
  url: `${origin}/`,
})

/** The site and its search. */
export function website(site: Site, origin: string): WebSite {
  const action = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}${urls.search()}?q={search_term_string}` },
    // Read by search engines, though schema.org has no such property on an action.
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(origin) },
    potentialAction: action,
  }
}

/** The breadcrumbs that the page shows; null where it shows none. */
export function breadcrumbList(meta: PageMeta, origin: string): BreadcrumbList | null {
  if (!meta.crumbs) return null
  const trail = [{ label: 'Home', href: urls.home() }, ...meta.crumbs]
  if (meta.name) trail.push({ label: meta.name, href: meta.canonical })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.href),
    })),
  }
}

/** Questions with their answers, as text; null where there are none. */
export function faqPage(faqs: readonly Faq[]): FAQPage | null {
  if (faqs.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

/** Pages in the order in which a page lists them; null for none. */
export function linkList(origin: string, entries: readonly { name: string; path: string }[]): ItemList | null {
  if (entries.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(origin, path),
    })),
  }
}
