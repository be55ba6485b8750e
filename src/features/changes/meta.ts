import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const changesMeta = (older: boolean): PageMeta => ({
  title: 'Changes to the data',
  description:
    'What each load of the directory added, changed and removed: listings, treatment guides, price tables and redirects, newest first.',
  canonical: urls.changes(),
  noindex: older,
  crumbs: [],
  name: 'Changes',
})
