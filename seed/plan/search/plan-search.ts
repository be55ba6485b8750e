import * as t from '../../../src/db/schema.ts'
import { BOROUGHS_BY_SLUG } from '../../../src/domain/clinic/address.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { toPhoneSearchWords } from '../../../src/domain/search/phone-number.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { urls } from '../../../src/urls.ts'
import type { SeedFiles } from '../../load/load.ts'
import { HOME_SLUG } from '../../load/prose-schemas.ts'
import { computeWeightedRating } from '../recommended-order.ts'
import type { PlannedRows } from '../rows.ts'
import { createAreaDocuments, createBoroughDocuments } from './area-documents.ts'
import { numberClinicDocuments } from './document-ids.ts'
import { createPageDocuments } from './page-documents.ts'
import { BLANK_DOCUMENT, joinAlternativeTerms, type SearchDocument } from './search-document.ts'
import { findLinkedQuestions, planSearchTerms, planSpellings } from './search-terms.ts'

export function planSearch(files: SeedFiles, rows: PlannedRows): void {
  planSearchTerms(files, rows)
  const documents: SearchDocument[] = [
    ...createTreatmentDocuments(files, rows),
    ...createServiceDocuments(rows),
    ...createAreaDocuments(rows),
    ...createBoroughDocuments(files, rows),
    ...createProseDocuments(rows),
    ...createQuestionDocuments(files, rows),
    ...createPageDocuments(files, rows),
  ]
  rows.add(t.searchDocuments, ...documents.map((document, index) => ({ id: index + 1, ...document })))
  rows.addAll(t.searchDocuments, numberClinicDocuments(createClinicDocuments(rows)))
  planSpellings(rows)
}

const createTreatmentDocuments = (files: SeedFiles, rows: PlannedRows): SearchDocument[] =>
  files.treatments.map((treatment) => {
    const guide = rows.of(t.guides).find((candidate) => candidate.treatment === treatment.slug)
    const localPages = rows.of(t.localPages).filter((page) => page.treatment === treatment.slug)
    const keywords = [guide, ...localPages].flatMap((page) => page?.content.keywords ?? [])
    const concerns = treatment.facts.treats.map(({ concern }) => concern)
    const concernNames = files.groups.finder.filter(({ slug }) => concerns.includes(slug)).map(({ name }) => `${name}.`)
    return {
      ...BLANK_DOCUMENT,
      kind: 'treatment',
      key: `treatment:${treatment.slug}`,
      title: treatment.name,
      aliases: joinAlternativeTerms(rows, 'treatment', treatment.slug),
      services: keywords.join(', '),
      body: [treatment.description, ...concernNames, toPlainText((guide?.content.introduction ?? []).join(' '))].join(
        ' ',
      ),
      path: urls.treatment(treatment.slug),
      note: 'Treatment guide with prices and providers',
    }
  })

const createServiceDocuments = (rows: PlannedRows): SearchDocument[] =>
  rows
    .of(t.services)
    .filter((service) => service.treatment !== service.slug)
    .map((service) => ({
      ...BLANK_DOCUMENT,
      kind: 'treatment',
      key: `service:${service.slug}`,
      title: service.name,
      aliases: joinAlternativeTerms(rows, 'service', service.slug),
      body: `Med spas that offer ${service.name}.`,
      path: urls.serviceClinics(service.slug),
      note: 'Providers in New York City',
    }))

function createClinicDocuments(rows: PlannedRows): SearchDocument[] {
  const areaNames = new Map(rows.of(t.areas).map((area) => [area.slug, area.name]))
  return rows
    .of(t.clinics)
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .map((clinic) => ({
      kind: 'clinic' as const,
      key: `clinic:${clinic.id}`,
      title: clinic.name,
      aliases: [
        ...clinic.providers.map((provider) => provider.name),
        ...(clinic.phone ? [toPhoneSearchWords(clinic.phone)] : []),
      ].join(', '),
      services: clinic.services.map((service) => service.name).join(', '),
      place: [
        clinic.address,
        ...clinic.areas.flatMap((slug) => areaNames.get(slug) ?? BOROUGHS_BY_SLUG.get(slug) ?? []),
      ].join(', '),
      body: [clinic.description, formatLanguages(clinic.languages)].join(' ').trim(),
      path: urls.clinic({ location: clinic.location, segment: clinic.segment }),
      note: clinic.address,
      lat: clinic.lat ?? null,
      lng: clinic.lng ?? null,
      weightedRating: computeWeightedRating({ rating: clinic.rating ?? null, reviewCount: clinic.reviewCount ?? null }),
    }))
}

const formatLanguages = (languages: readonly string[]) =>
  languages.length > 0 ? `Languages: ${languages.join(', ')}.` : ''

const createProseDocuments = (rows: PlannedRows): SearchDocument[] =>
  rows
    .of(t.prosePages)
    .filter((page) => page.slug !== HOME_SLUG)
    .map((page) => ({
      ...BLANK_DOCUMENT,
      kind: 'guide',
      key: `guide:${page.slug}`,
      title: page.title,
      body: `${page.description} ${toPlainText(page.body)}`,
      path: `/${page.slug}`,
      note: page.description,
    }))

function createQuestionDocuments(files: SeedFiles, rows: PlannedRows): SearchDocument[] {
  const linkedQuestions = findLinkedQuestions(files)
  const sectionSlugs = new Set(rows.of(t.faqSections).map((section) => section.slug))
  const treatmentsByScope = new Map(
    rows.of(t.treatments).map((treatment) => [`treatment/${treatment.slug}`, treatment]),
  )
  return rows.of(t.faqs).flatMap((faq) => {
    const treatment = treatmentsByScope.get(faq.scope)
    if (!treatment && !sectionSlugs.has(faq.scope)) return []
    return {
      ...BLANK_DOCUMENT,
      kind: 'question' as const,
      key: `question:${faq.scope}/${faq.position}`,
      title: faq.question,
      services: treatment?.name ?? '',
      body: toPlainText(faq.answer),
      path: treatment
        ? `${urls.treatment(treatment.slug)}#faq`
        : `${urls.faq()}#${linkedQuestions.has(faq.question) ? toSlug(faq.question) : faq.scope}`,
      note: treatment ? `Question about ${treatment.name}` : 'Frequently asked question',
    }
  })
}
