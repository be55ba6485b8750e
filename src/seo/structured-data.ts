import type { BreadcrumbList, FAQPage, Graph, ItemList, Organization, WebSite } from 'schema-dts'
import type { Faq } from '../domain/content.ts'
import { plainText } from '../domain/plain-text.ts'
import { absoluteUrl, urls } from '../urls.ts'
import type { PageMeta } from './meta.ts'

// Structured data omits unknown facts. It also omits ratings and reviews, because this site did not collect them.

export type GraphNodes = (Graph['@graph'][number] | null)[]

interface Site {
  name: string
  blurb: string
}

const organizationId = (origin: string) => `${origin}/#organization`

/** Describes the publisher. Omits the phone number, because not every page shows it. */
export const organization = (site: Site, origin: string): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: site.name,
  url: `${origin}/`,
})

export function website(site: Site, origin: string): WebSite {
  const action = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}${urls.search()}?q={search_term_string}` },
    // Search engines read this property, although schema.org does not define it.
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
      item: absoluteUrl(origin, crumb.href),
    })),
  }
}

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

export function linkItemList(origin: string, entries: readonly { name: string; path: string }[]): ItemList | null {
  if (entries.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(origin, path),
    })),
  }
}
