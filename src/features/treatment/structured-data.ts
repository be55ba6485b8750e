import type { MedicalProcedure, MedicalWebPage } from 'schema-dts'
import type { TreatmentPageData } from '../../db/treatments.ts'
import { type Catalog, listTreatmentsInGroup, type Treatment } from '../../domain/catalog.ts'
import type { Guide } from '../../domain/content.ts'
import type { TreatmentOption } from '../../domain/treatment/option.ts'
import { createPricedService } from '../../seo/priced-service.ts'
import {
  createClinicItemList,
  createFaqPage,
  createItemList,
  type GraphNodes,
  ORGANIZATION_ID,
} from '../../seo/structured-data.ts'
import { urls } from '../../urls.ts'

const createMedicalProcedure = (treatment: Treatment, option: TreatmentOption | null): MedicalProcedure => ({
  '@type': 'MedicalProcedure',
  '@id': createProcedureId(treatment),
  name: treatment.name,
  description: treatment.description,
  url: urls.treatment(treatment.slug),
  ...(option?.facts && { legalStatus: option.facts.label.text }),
})

const createMedicalWebPage = (treatment: Treatment, guide: Guide): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': `${urls.treatment(treatment.slug)}#guide`,
  url: urls.treatment(treatment.slug),
  name: treatment.name,
  inLanguage: 'en-US',
  lastReviewed: guide.reviewedOn,
  ...(guide.medicallyReviewedBy ? { reviewedBy: { '@type': 'Person', name: guide.medicallyReviewedBy } } : {}),
  about: { '@id': createProcedureId(treatment) },
  publisher: { '@id': ORGANIZATION_ID },
  // Sources without a URL are editors' notes, not documents.
  citation: guide.sources.flatMap(({ url }) => url || []),
})

const createProcedureId = (treatment: Treatment) => `${urls.treatment(treatment.slug)}#procedure`

export const createTreatmentListJsonLd = (catalog: Catalog): GraphNodes => [
  createItemList(
    catalog.groups.list
      .flatMap((group) => listTreatmentsInGroup(catalog, group))
      .map(({ name, slug }) => ({ name, path: urls.treatment(slug) })),
  ),
]

const MAX_LISTED_CLINICS = 6

/** `data.clinics` has only the first clinics that offer the treatment. `clinicCount` is the number of all of them. */
export const createTreatmentJsonLd = (
  treatment: Treatment,
  data: TreatmentPageData,
  clinicCount: number,
): GraphNodes => [
  data.guide && createMedicalWebPage(treatment, data.guide),
  data.guide && createMedicalProcedure(treatment, data.option),
  createPricedService(treatment, data.prices),
  createClinicItemList(data.clinics.slice(0, MAX_LISTED_CLINICS), {
    name: `Who offers ${treatment.name}`,
    total: clinicCount,
  }),
  createFaqPage(data.faqs),
]
