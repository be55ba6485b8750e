import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { Faq } from '../../domain/content.ts'
import { clinicItemList } from '../../seo/clinic-list.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import { faqPage } from '../../seo/structured-data.ts'

export const homeJsonLd = (home: { featured: ClinicCard[]; faqs: Faq[] }, origin: string): GraphNodes => [
  clinicItemList(home.featured, origin),
  faqPage(home.faqs),
]
