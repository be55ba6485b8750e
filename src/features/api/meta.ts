import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const apiMeta = (): PageMeta => ({
  title: 'API: the directory as JSON',
  description:
    'A read-only JSON API of the directory: clinics, treatments, areas, prices and search. No key; paging, limits and every field explained.',
  canonical: urls.api(),
  crumbs: [],
  name: 'API',
})
