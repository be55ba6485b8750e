import type { CreativeWork, MedicalProcedure, MedicalWebPage, Place, Service } from 'schema-dts'
import type { Area, Treatment } from '../domain/catalog.ts'
import type { Guide, PricingTable } from '../domain/content.ts'
import { plainText } from '../domain/plain-text.ts'
import { absolute, urls } from '../urls.ts'

/** A treatment as its guide describes it. */
export function medicalProcedure(treatment: Treatment, guide: Guide, origin: string): MedicalProcedure {
  const { process, beforeTreatment, afterTreatment } = guide.content
  return {
    '@type': 'MedicalProcedure',
    '@id': procedureId(treatment, origin),
    name: treatment.name,
    description: treatment.description,
    url: absolute(origin, urls.treatment(treatment.slug)),
    howPerformed: sentences(process),
    preparation: sentences(beforeTreatment),
    followup: sentences(afterTreatment),
  }
}

/** The guide itself: when it was last reviewed, by whom if it was medically, and what it rests on. */
export const medicalWebPage = (treatment: Treatment, guide: Guide, origin: string): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': `${absolute(origin, urls.treatment(treatment.slug))}#guide`,
  url: absolute(origin, urls.treatment(treatment.slug)),
  name: treatment.name,
  inLanguage: 'en-US',
  lastReviewed: guide.reviewedOn,
  ...(guide.medicallyReviewedBy ? { reviewedBy: { '@type': 'Person', name: guide.medicallyReviewedBy } } : {}),
  about: { '@id': procedureId(treatment, origin) },
  publisher: { '@id': `${origin}/#organization` },
  // An entry without an address is a note of the editors, not a document.
  citation: guide.sources
    .filter((source) => source.url)
    .map(
      (source): CreativeWork => ({
        '@type': 'CreativeWork',
        name: source.title,
        url: source.url,
        ...(source.date ? { datePublished: source.date } : {}),
      }),
    ),
})

/**
 * What a treatment costs: one offer a row of its own table, because a unit and a package are not to be mixed. The
 * default table is no statement about any one treatment.
 */
export function pricedService(treatment: Treatment, table: PricingTable | null, origin: string): Service | null {
  if (table?.treatment !== treatment.slug) return null
  return {
    '@type': 'Service',
    '@id': `${absolute(origin, urls.treatment(treatment.slug))}#service`,
    name: treatment.name,
    serviceType: treatment.name,
    offers: table.rows.map((row) => ({
      '@type': 'AggregateOffer' as const,
      name: row.type,
      description: `per ${row.unit}`,
      lowPrice: row.minPrice,
      highPrice: row.maxPrice,
      priceCurrency: 'USD',
    })),
  }
}

/** A treatment where it is offered. */
export const localService = (treatment: Treatment, area: Area, origin: string): Service => ({
  '@type': 'Service',
  '@id': `${absolute(origin, urls.treatmentIn(treatment.slug, area.slug))}#service`,
  name: `${treatment.name} in ${area.name}`,
  serviceType: treatment.name,
  url: absolute(origin, urls.treatmentIn(treatment.slug, area.slug)),
  areaServed: { '@id': placeId(area.slug, origin), '@type': 'Place', name: area.name },
})

const placeId = (area: string, origin: string) => `${absolute(origin, urls.area(area))}#place`

/** An area, or a sub-area within one. */
export const areaPlace = (
  area: Pick<Area, 'slug' | 'name' | 'subAreas'>,
  origin: string,
  { withSubAreas = false }: { withSubAreas?: boolean } = {},
): Place => ({
  '@type': 'Place',
  '@id': placeId(area.slug, origin),
  name: area.name,
  url: absolute(origin, urls.area(area.slug)),
  ...(withSubAreas && area.subAreas.length > 0
    ? { containsPlace: area.subAreas.map((sub) => subAreaPlace(area, sub, origin)) }
    : {}),
})

export const subAreaPlace = (
  area: Pick<Area, 'slug'>,
  sub: { slug: string; name: string },
  origin: string,
): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': `${absolute(origin, urls.subArea(area.slug, sub.slug))}#place`,
  name: sub.name,
  url: absolute(origin, urls.subArea(area.slug, sub.slug)),
})

const procedureId = (treatment: Treatment, origin: string) =>
  `${absolute(origin, urls.treatment(treatment.slug))}#procedure`

const sentences = (items: readonly string[]) => items.map(plainText).join(' ')
