import type { MedicalProcedure, MedicalWebPage, Place, Service } from 'schema-dts'
import type { Area, Treatment } from '../domain/catalog.ts'
import type { Guide } from '../domain/content.ts'
import type { PricingTable } from '../domain/price-record.ts'
import { absolute, urls } from '../urls.ts'

/** A treatment that has a guide. How it is done is prose, and stands on the page once. */
export const medicalProcedure = (treatment: Treatment, origin: string): MedicalProcedure => ({
  '@type': 'MedicalProcedure',
  '@id': procedureId(treatment, origin),
  name: treatment.name,
  description: treatment.description,
  url: absolute(origin, urls.treatment(treatment.slug)),
})

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
  // By address; the page names them. An entry without one is a note of the editors, not a document.
  citation: guide.sources.flatMap(({ url }) => url || []),
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
