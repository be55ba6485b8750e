import type { Prose } from '../domain/catalog.ts'
import { urls } from '../urls.ts'
import { type PageMeta, pageTitle } from './meta.ts'

/** Title, description and place of the home page, the prose, the search and what is about the data. */

export const homeMeta = (): PageMeta => ({
  title: 'Find the Best MedSpas in NYC: treatments, prices, locations',
  description:
    'Discover med spas for Botox, CoolSculpting, laser hair removal and similar treatments: compare prices, read reviews and book appointments by phone.',
  canonical: urls.home(),
})

/** Prose pages whose address is their slug. */
export const proseMeta = (page: Prose): PageMeta => ({
  title: pageTitle(page.title),
  description: page.description,
  canonical: `/${page.slug}`,
  crumbs: [],
  name: page.title,
})

export const faqMeta = (): PageMeta => ({
  title: pageTitle('FAQ: questions about med spas'),
  description:
    'Answers about Botox and fillers, lasers, body contouring, skin treatments and med spas in New York City: prices, recovery, risks, rules.',
  canonical: urls.faq(),
  crumbs: [],
  name: 'FAQ',
})

export const reviewsMeta = (): PageMeta => ({
  title: pageTitle('Reviews: what samples look like'),
  description:
    'Sample reviews of med spa treatments, labelled as samples: invented texts that count towards no rating of any listed clinic.',
  canonical: urls.reviews(),
  crumbs: [],
  name: 'Reviews',
})

export const changesMeta = (older: boolean): PageMeta => ({
  title: pageTitle('Changes to the data'),
  description:
    'What each load of the directory added, changed and removed: listings, treatment guides, price tables and redirects, newest first.',
  canonical: urls.changes(),
  noindex: older,
  crumbs: [],
  name: 'Changes',
})

export const apiMeta = (): PageMeta => ({
  title: pageTitle('API: the directory as JSON'),
  description:
    'A read-only JSON API of the directory: clinics, treatments, areas, prices and search. No key; paging, limits and every field explained.',
  canonical: urls.api(),
  crumbs: [],
  name: 'API',
})

export const searchMeta = (query: string): PageMeta => ({
  title: pageTitle(query ? `Results for ${query.slice(0, 30)}` : 'Search'),
  description:
    'Search med spas, treatments, neighborhoods, guides and questions in New York City by name, by service or by place.',
  canonical: urls.search(),
  noindex: true,
})
