import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Catalog } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic/clinic-record.ts'
import { type Faq, findOldestReview } from '../domain/content.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { toPlainText } from '../domain/plain-text.ts'
import { urls } from '../urls.ts'
import type { PageMeta } from './meta.ts'

// Structured data has no ratings, which others collected. URLs are paths here; `serializeGraph` makes them absolute.

export type GraphNodes = (Graph['@graph'][number] | null)[]

/** Serializes JSON-LD for a script element. Escapes `<`, so that no text can end the element. */
export const serializeGraph = (graph: GraphNodes, origin: string) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.filter(Boolean) }, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  ).replaceAll('<', '\\u003c')

export const ORGANIZATION_ID = '/#organization'

/** Describes the publisher. Omits the phone number, because not every page shows it. */
export const createOrganization = (site: Pick<Catalog['site'], 'name'>): Organization => ({
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: site.name,
  url: urls.home(),
})

export function createWebsite(site: Pick<Catalog['site'], 'name'>): WebSite {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urls.search()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    url: urls.home(),
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: action,
  }
}

export function createBreadcrumbList(meta: PageMeta): BreadcrumbList | null {
  const { name, crumbs = [], canonical } = meta
  if (!name) return null
  const trail = [{ label: 'Home', href: urls.home() }, ...crumbs, { label: name, href: canonical }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  }
}

export function createFaqPage(faqs: readonly Faq[]): FAQPage | null {
  if (faqs.length === 0) return null
  const lastReviewed = findOldestReview(faqs)
  return {
    '@type': 'FAQPage',
    ...(lastReviewed && { lastReviewed }),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  }
}

interface ItemListOptions {
  name?: string
  total?: number
  /** Position of the first entry in the whole list, counted from 1. */
  firstPosition?: number
}

export function createItemList(
  entries: readonly { name: string; path: string }[],
  { name, total = entries.length, firstPosition = 1 }: ItemListOptions = {},
): ItemList | null {
  if (entries.length === 0) return null
  return {
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name: entry.name,
      url: entry.path,
    })),
  }
}

export const createClinicItemList = (clinics: readonly ClinicCard[], options?: ItemListOptions) =>
  createItemList(
    clinics.map((clinic) => ({ name: clinic.name, path: urls.clinic(clinic) })),
    options,
  )

export const createPagedClinicItemList = (
  name: string,
  clinics: readonly ClinicCard[],
  { page, total }: { page: number; total: number },
) => createClinicItemList(clinics, { name, total, firstPosition: (page - 1) * CLINICS_PER_PAGE + 1 })
