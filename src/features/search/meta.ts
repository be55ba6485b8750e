import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const searchMeta = (query: string): PageMeta => ({
  title: query ? `Results for ${query.slice(0, 30)}` : 'Search',
  description:
    'Search med spas, treatments, neighborhoods, guides and questions in New York City by name, by service or by place.',
  canonical: urls.search(),
  noindex: true,
})
