import type { Treatment } from '../../domain/catalog.ts'
import { createDataAlternates, joinDescription, type PageMeta, treatmentsCrumb } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const TREATMENT_LIST_META: PageMeta = {
  title: 'Treatments: guides, prices and risks',
  description:
    'Med spa treatments explained: how each is done, what it costs in New York, what can go wrong, and who may perform it.',
  canonical: urls.treatments(),
  alternates: createDataAlternates(urls.treatments()),
  name: 'Treatments',
}

export const createTreatmentMeta = (treatment: Treatment): PageMeta => ({
  title: `${treatment.name} in NYC: guide and prices`,
  description: joinDescription(
    `${treatment.name}: ${treatment.description}`,
    'Prices, recovery, risks and providers in New York City.',
    'With sources.',
  ),
  canonical: urls.treatment(treatment.slug),
  ogImage: treatment.ogImage,
  crumbs: [treatmentsCrumb],
  name: treatment.name,
  type: 'article',
})
