import type { FaqSection } from '../../domain/content.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import { faqPage } from '../../seo/structured-data.ts'

export const faqData = (sections: readonly FaqSection[]): GraphNodes => [faqPage(sections.flatMap(({ faqs }) => faqs))]
