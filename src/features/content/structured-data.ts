import type { FaqSection } from '../../domain/content.ts'
import type { Things } from '../../seo/structured-data.ts'
import { faqPage } from '../../seo/structured-data.ts'

export const faqData = (sections: readonly FaqSection[]): Things => [faqPage(sections.flatMap(({ faqs }) => faqs))]
