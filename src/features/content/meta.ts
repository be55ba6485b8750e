import type { ProseSummary } from '../../domain/catalog.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const proseMeta = (page: ProseSummary): PageMeta => ({
  title: page.title,
  description: page.description,
  canonical: `/${page.slug}`,
  name: page.title,
})

export const faqMeta = (): PageMeta => ({
  title: 'FAQ: questions about med spas',
  description:
    'Answers about Botox and fillers, lasers, body contouring, skin treatments and med spas in New York City: prices, recovery, risks, rules.',
  canonical: urls.faq(),
  name: 'FAQ',
})

export const reviewsMeta = (): PageMeta => ({
  title: 'Reviews: what samples look like',
  description:
    'Sample reviews of med spa treatments, labeled as samples: we made them up, and they count toward no rating.',
  canonical: urls.reviews(),
  name: 'Reviews',
})
