import type { MedicalProcedure, MedicalWebPage } from 'schema-dts'
import type { TreatmentPage } from '../../db/treatments.ts'
import type { Catalog, Treatment } from '../../domain/catalog.ts'
import { treatmentsInGroup } from '../../domain/catalog.ts'
import type { Guide } from '../../domain/content.ts'
import type { TreatmentOption } from '../../domain/treatment/option.ts'
import { clinicItemList } from '../../seo/clinic-list.ts'
import { pricedService } from '../../seo/priced-service.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import { faqPage, linkItemList } from '../../seo/structured-data.ts'
import { absoluteUrl, urls } from '../../urls.ts'

export const medicalProcedure = (
  treatment: Treatment,
  option: TreatmentOption | null,
  origin: string,
): MedicalProcedure => ({
  '@type': 'MedicalProcedure',
  '@id': procedureId(treatment, origin),
  name: treatment.name,
  description: treatment.description,
  url: absoluteUrl(origin, urls.treatment(treatment.slug)),
  ...(option?.facts && { legalStatus: option.facts.label.text }),
})

export const medicalWebPage = (treatment: Treatment, guide: Guide, origin: string): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': `${absoluteUrl(origin, urls.treatment(treatment.slug))}#guide`,
  url: absoluteUrl(origin, urls.treatment(treatment.slug)),
  name: treatment.name,
  inLanguage: 'en-US',
  lastReviewed: guide.reviewedOn,
  ...(guide.medicallyReviewedBy ? { reviewedBy: { '@type': 'Person', name: guide.medicallyReviewedBy } } : {}),
  about: { '@id': procedureId(treatment, origin) },
  publisher: { '@id': `${origin}/#organization` },
  // Sources without a URL are editors' notes, not documents.
  citation: guide.sources.flatMap(({ url }) => url || []),
})

const procedureId = (treatment: Treatment, origin: string) =>
  `${absoluteUrl(origin, urls.treatment(treatment.slug))}#procedure`

export const treatmentListJsonLd = (catalog: Catalog, origin: string): GraphNodes => [
  linkItemList(
    origin,
    catalog.groups.list
      .flatMap((group) => treatmentsInGroup(catalog, group))
      .map(({ name, slug }) => ({ name, path: urls.treatment(slug) })),
  ),
]

/** Maximum number of providers in a guide's structured data. The pages of `/services/{treatment}` list them all. */
const MAX_PROVIDERS = 6

export const treatmentJsonLd = (treatment: Treatment, page: TreatmentPage, origin: string): GraphNodes => [
  page.guide && medicalWebPage(treatment, page.guide, origin),
  page.guide && medicalProcedure(treatment, page.option, origin),
  pricedService(treatment, page.prices, origin),
  clinicItemList(page.providers.slice(0, MAX_PROVIDERS), origin, {
    name: `Who offers ${treatment.name}`,
    total: page.providers.length,
  }),
  faqPage(page.faqs),
]
