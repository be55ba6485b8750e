import type { Prose } from '../../domain/catalog.ts'
import { type PageMeta, pageTitle } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

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
