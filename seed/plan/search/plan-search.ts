import * as t from '../../../src/db/schema.ts'
import { weightedRating } from '../../../src/domain/clinic/clinic.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { urls } from '../../../src/urls.ts'
import { treatmentKeywords } from '../../load/content.ts'
import type { SeedFiles } from '../../load/load.ts'
import { findBorough } from '../clinic-areas.ts'
import type { PlannedRows } from '../rows.ts'
import { areaDocuments, documentsOfBoroughsWithoutPage } from './area-documents.ts'
import { numberClinicDocuments } from './document-ids.ts'
import { pageDocuments } from './page-documents.ts'
import { alternativeTerms, BLANK_DOCUMENT, type SearchDocument } from './search-document.ts'
import { linkedQuestions, planSearchTerms, planSpellings } from './search-terms.ts'

export function planSearch(files: SeedFiles, rows: PlannedRows): void {
  planSearchTerms(files, rows)
  const documents: SearchDocument[] = [
    ...treatmentDocuments(files, rows),
    ...serviceDocuments(rows),
    ...areaDocuments(rows),
    ...documentsOfBoroughsWithoutPage(files, rows),
    ...proseDocuments(rows),
    ...questionDocuments(files, rows),
    ...pageDocuments(files, rows),
  ]
  rows.add(t.searchDocuments, ...documents.map((document, index) => ({ id: index + 1, ...document })))
  rows.addAll(t.searchDocuments, numberClinicDocuments(clinicDocuments(rows)))
  planSpellings(rows)
}

const treatmentDocuments = (files: SeedFiles, rows: PlannedRows): SearchDocument[] =>
  files.treatments.map((treatment) => {
    const guide = rows.of(t.guides).find((candidate) => candidate.treatment === treatment.slug)
    const concerns = treatment.facts.treats.map(({ concern }) => concern)
    const treated = files.groups.finder.filter(({ slug }) => concerns.includes(slug)).map(({ name }) => `${name}.`)
    return {
      ...BLANK_DOCUMENT,
      kind: 'treatment',
      key: `treatment:${treatment.slug}`,
      title: treatment.name,
      aliases: alternativeTerms(rows, 'treatment', treatment.slug),
      services: treatmentKeywords(treatment.name).join(', '),
      body: [treatment.description, ...treated, toPlainText((guide?.content.introduction ?? []).join(' '))].join(' '),
      path: urls.treatment(treatment.slug),
      note: 'Treatment guide with prices and providers',
    }
  })

const serviceDocuments = (rows: PlannedRows): SearchDocument[] =>
  rows
    .of(t.services)
    .filter((service) => service.treatment !== service.slug)
    .map((service) => ({
      ...BLANK_DOCUMENT,
      kind: 'treatment',
      key: `service:${service.slug}`,
      title: service.name,
      aliases: alternativeTerms(rows, 'service', service.slug),
      body: `Med spas that offer ${service.name}.`,
      path: urls.providers(service.slug),
      note: 'Providers in New York City',
    }))

function clinicDocuments(rows: PlannedRows): SearchDocument[] {
  const names = new Map(rows.of(t.areas).map((area) => [area.slug, area.name]))
  return rows
    .of(t.clinics)
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .map((clinic) => ({
      kind: 'clinic' as const,
      key: `clinic:${clinic.id}`,
      title: clinic.name,
      aliases: clinic.providers.map((provider) => provider.name).join(', '),
      services: clinic.services.map((service) => service.name).join(', '),
      place: [clinic.address, ...clinic.areas.flatMap((slug) => names.get(slug) ?? findBorough(slug) ?? [])].join(', '),
      body: [clinic.description, languagesText(clinic.languages)].join(' ').trim(),
      path: urls.clinic({ location: clinic.location, segment: clinic.segment }),
      note: clinic.address,
      lat: clinic.lat ?? null,
      lng: clinic.lng ?? null,
      weight: weightedRating({ rating: clinic.rating ?? null, reviewCount: clinic.reviewCount ?? null }),
    }))
}

const languagesText = (languages: readonly string[]) =>
  languages.length > 0 ? `Languages: ${languages.join(', ')}.` : ''

const proseDocuments = (rows: PlannedRows): SearchDocument[] =>
  rows
    .of(t.prosePages)
    .filter((page) => page.slug !== 'home')
    .map((page) => ({
      ...BLANK_DOCUMENT,
      kind: 'guide',
      key: `guide:${page.slug}`,
      title: page.title,
      body: toPlainText(page.body),
      path: `/${page.slug}`,
      note: page.description,
    }))

function questionDocuments(files: SeedFiles, rows: PlannedRows): SearchDocument[] {
  const linked = linkedQuestions(files)
  const sections = new Set(rows.of(t.faqSections).map((section) => section.slug))
  const treatments = new Map(rows.of(t.treatments).map((treatment) => [`treatment/${treatment.slug}`, treatment]))
  return rows.of(t.faqs).flatMap((faq) => {
    const treatment = treatments.get(faq.scope)
    if (!treatment && !sections.has(faq.scope)) return []
    return {
      ...BLANK_DOCUMENT,
      kind: 'question' as const,
      key: `question:${faq.scope}/${faq.position}`,
      title: faq.question,
      services: treatment?.name ?? '',
      body: toPlainText(faq.answer),
      path: treatment
        ? `${urls.treatment(treatment.slug)}#faq`
        : `${urls.faq()}#${linked.has(faq.question) ? toSlug(faq.question) : faq.scope}`,
      note: treatment ? `Question about ${treatment.name}` : 'Frequently asked question',
    }
  })
}
