import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const compareMeta = (names: readonly string[]): PageMeta => ({
  title: names.length > 0 ? `Compare ${names.join(', ')}` : 'Compare med spas',
  description:
    'Two to four clinics side by side: prices in the same unit, hours, distance, services and who works there. What differs is marked.',
  canonical: urls.compare(),
  noindex: true,
  crumbs: [{ label: 'Med spas', href: urls.medspas() }],
  name: 'Compare',
})
