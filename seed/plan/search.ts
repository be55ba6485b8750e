import * as t from '../../src/db/schema.ts'
import { weightedRating } from '../../src/domain/clinic/clinic.ts'
import { centroidOf } from '../../src/domain/geo.ts'
import { BOROUGHS_WITHOUT_PAGE } from '../../src/domain/list/near.ts'
import { plainText } from '../../src/domain/plain-text.ts'
import { nearestUrl, urls } from '../../src/urls.ts'
import { treatmentKeywords } from '../load/content.ts'
import type { SeedFiles } from '../load/load.ts'
import { numberClinics } from './document-ids.ts'
import type { Rows } from './rows.ts'
import { planSearchTerms, planSpellings } from './search-terms.ts'

type Document = Omit<typeof t.searchDocuments.$inferInsert, 'id'>

export function planSearch(files: SeedFiles, rows: Rows): void {
  planSearchTerms(files, rows)
  const others: Document[] = [
    ...treatmentDocuments(files, rows),
    ...serviceDocuments(rows),
    ...areaDocuments(rows),
    ...documentsOfBoroughsWithoutPage(files, rows),
    ...proseDocuments(rows),
    ...questionDocuments(rows),
    ...pageDocuments(rows),
  ]
  rows.add(t.searchDocuments, ...others.map((document, index) => ({ id: index + 1, ...document })))
  rows.addAll(t.searchDocuments, numberClinics(clinicDocuments(rows)))
  planSpellings(rows)
}

const BLANK = { aliases: '', services: '', place: '', lat: null, lng: null, weight: 0 }

const alternativeTerms = (rows: Rows, kind: 'treatment' | 'service' | 'area', target: string) =>
  rows
    .of(t.searchTerms)
    .filter((term) => term.kind === kind && term.target === target && !term.isName)
    .map((term) => term.phrase)
    .join(', ')

const treatmentDocuments = (files: SeedFiles, rows: Rows): Document[] =>
  files.treatments.map((treatment) => {
    const guide = rows.of(t.guides).find((candidate) => candidate.treatment === treatment.slug)
    const concerns = treatment.facts.treats.map(({ concern }) => concern)
    const treated = files.groups.finder.filter(({ slug }) => concerns.includes(slug)).map(({ name }) => `${name}.`)
    return {
      ...BLANK,
      kind: 'treatment',
      key: `treatment:${treatment.slug}`,
      title: treatment.name,
      aliases: alternativeTerms(rows, 'treatment', treatment.slug),
      services: treatmentKeywords(treatment.name).join(', '),
      body: [treatment.description, ...treated, plainText((guide?.content.introduction ?? []).join(' '))].join(' '),
      path: urls.treatment(treatment.slug),
      note: 'Treatment guide with prices and providers',
    }
  })

const serviceDocuments = (rows: Rows): Document[] =>
  rows
    .of(t.services)
    .filter((service) => service.treatment !== service.slug)
    .map((service) => ({
      ...BLANK,
      kind: 'treatment',
      key: `service:${service.slug}`,
      title: service.name,
      aliases: alternativeTerms(rows, 'service', service.slug),
      body: `Med spas that offer ${service.name}.`,
      path: urls.providers(service.slug),
      note: 'Providers in New York City',
    }))

const areaDocuments = (rows: Rows): Document[] => [
  ...rows.of(t.areas).map((area) => ({
    ...BLANK,
    kind: 'area' as const,
    key: `area:${area.slug}`,
    title: area.name,
    aliases: alternativeTerms(rows, 'area', area.slug),
    body: plainText(area.guide.welcome.join(' ')),
    path: urls.landing(area.slug),
    note: area.tagline,
    lat: area.lat,
    lng: area.lng,
  })),
  // Sub-areas that are also areas are already included.
  ...rows
    .of(t.subAreas)
    .filter((sub) => !rows.of(t.areas).some((area) => area.slug === sub.slug))
    .map((sub) => ({
      ...BLANK,
      kind: 'area' as const,
      key: `area:${sub.area}/${sub.slug}`,
      title: sub.name,
      aliases: alternativeTerms(rows, 'area', `${sub.area}/${sub.slug}`),
      services: sub.popularServices.join(', '),
      body: sub.description,
      path: urls.subArea(sub.area, sub.slug),
      note: `Neighborhood in ${rows.of(t.areas).find((area) => area.slug === sub.area)?.name ?? sub.area}`,
      lat: sub.lat,
      lng: sub.lng,
    })),
]

const documentsOfBoroughsWithoutPage = (files: SeedFiles, rows: Rows): Document[] =>
  Object.entries(BOROUGHS_WITHOUT_PAGE).map(([slug, name]) => {
    const centroid = centroidOf(files.zips.zips.filter((zip) => zip.borough === name))
    return {
      ...BLANK,
      kind: 'area',
      key: `area:${slug}`,
      title: `Med spas nearest to ${name}`,
      aliases: alternativeTerms(rows, 'area', slug),
      body: `No clinic in ${name} is listed here. These are the others, by their distance from the middle of it.`,
      path: nearestUrl(urls.medspas(), slug),
      note: 'None is listed there: the nearest first',
      lat: centroid?.lat ?? null,
      lng: centroid?.lng ?? null,
    }
  })

function clinicDocuments(rows: Rows): Document[] {
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
      place: [clinic.address, ...clinic.areas.map((slug) => names.get(slug) ?? slug)].join(', '),
      body: [clinic.description, spoken(clinic.languages)].join(' ').trim(),
      path: urls.clinic({ location: clinic.location, segment: clinic.segment }),
      note: clinic.address,
      lat: clinic.lat ?? null,
      lng: clinic.lng ?? null,
      weight: weightedRating({ rating: clinic.rating ?? null, reviewCount: clinic.reviewCount ?? null }),
    }))
}

const spoken = (languages: readonly string[]) => (languages.length > 0 ? `Languages: ${languages.join(', ')}.` : '')

const proseDocuments = (rows: Rows): Document[] =>
  rows
    .of(t.prosePages)
    .filter((page) => page.slug !== 'home')
    .map((page) => ({
      ...BLANK,
      kind: 'guide',
      key: `guide:${page.slug}`,
      title: page.title,
      body: plainText(page.body),
      path: `/${page.slug}`,
      note: page.description,
    }))

function questionDocuments(rows: Rows): Document[] {
  const sections = new Set(rows.of(t.faqSections).map((section) => section.slug))
  const treatments = new Map(rows.of(t.treatments).map((treatment) => [`treatment/${treatment.slug}`, treatment]))
  return rows.of(t.faqs).flatMap((faq) => {
    const treatment = treatments.get(faq.scope)
    if (!treatment && !sections.has(faq.scope)) return []
    return {
      ...BLANK,
      kind: 'question' as const,
      key: `question:${faq.scope}/${faq.position}`,
      title: faq.question,
      services: treatment?.name ?? '',
      body: plainText(faq.answer),
      path: treatment ? `${urls.treatment(treatment.slug)}#faq` : `${urls.faq()}#${faq.scope}`,
      note: treatment ? `Question about ${treatment.name}` : 'Frequently asked question',
    }
  })
}

/** Returns pages that the search finds by rules rather than by their text. */
function pageDocuments(rows: Rows): Document[] {
  const page = (key: string, title: string, path: string, note: string): Document => ({
    ...BLANK,
    kind: 'page',
    key: `page:${key}`,
    title,
    body: '',
    path,
    note,
  })
  const counts = new Map(rows.of(t.listingCounts).map((count) => [`${count.service}/${count.area}`, count.total]))
  return [
    page('directory', 'All med spas', urls.medspas(), 'The whole directory, to filter and to sort'),
    ...rows
      .of(t.treatments)
      .flatMap(({ slug, name }) => [
        page(`prices/${slug}`, `What ${name} costs`, urls.priceEstimate(slug), 'Price ranges and an estimate'),
        ...rows
          .of(t.areas)
          .map((area) =>
            page(
              `${slug}/${area.slug}`,
              `${name} in ${area.name}`,
              urls.treatmentIn(slug, area.slug),
              listedNote(counts.get(`${slug}/${area.slug}`) ?? 0),
            ),
          ),
        ...Object.entries(BOROUGHS_WITHOUT_PAGE).map(([place, borough]) =>
          page(
            `${slug}/${place}`,
            `${name} nearest to ${borough}`,
            nearestUrl(urls.providers(slug), place),
            'None is listed there: the nearest first',
          ),
        ),
      ]),
  ]
}

const listedNote = (count: number) =>
  count === 1 ? '1 med spa listed' : `${count === 0 ? 'No' : count} med spas listed`
