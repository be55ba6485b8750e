import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const homeMeta = (): PageMeta => ({
  title: 'Find the Best MedSpas in NYC: treatments, prices, locations',
  isWholeTitle: true,
  description:
    'Discover med spas for Botox, CoolSculpting, laser hair removal and similar treatments: compare prices, read reviews and book appointments by phone.',
  canonical: urls.home(),
})
