import type { ZipCode } from './address.ts'
import type { Chart } from './chart.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/**
 * What is few and changes only with the data: the names that navigation, titles and the answer "is there such
 * a page?" need. Each isolate holds one, so that a status is known before a page's own data are.
 */
export interface Catalog {
  version: string
  loadedAt: string
  site: { sample: boolean; name: string; blurb: string; phone: string; email: string; share: string }
  treatments: readonly Treatment[]
  groups: Record<'list' | 'dropdown' | 'finder', readonly TreatmentGroup[]>
  services: readonly Service[]
  areas: readonly Area[]
  /** The maps that results are marked on; an area's has its slug. */
  maps: readonly Chart[]
  /** Pages of prose: what their heads say. */
  prose: readonly Prose[]
  /** How many clinics each list holds, by `listKey`. */
  counts: ReadonlyMap<string, number>
  /** Treatments in areas, by `listKey`, with too little of their own to be found by search engines. */
  thin: ReadonlySet<string>
  /** Where each zip code of the region is. */
  zips: ReadonlyMap<string, ZipCode>
  /** What the search understands. */
  vocabulary: Vocabulary
}

export interface Treatment {
  slug: string
  name: string
  category: string
  description: string
  listed: boolean
  popular: boolean
  icon: string
  /** Name of its sharing picture. */
  share: string
  quickFacts: readonly { label: string; value: string; note?: string }[]
}

export interface TreatmentGroup {
  slug: string
  name: string
  treatments: readonly string[]
}

export interface Prose {
  slug: string
  title: string
  description: string
}

export interface Service {
  slug: string
  name: string
  treatment: string | null
}

export interface Area {
  slug: string
  name: string
  statedCount: number | null
  listedCount: number
  featured: boolean
  tagline: string
  shortDescription: string
  neighbours: readonly string[]
  transit: string
  /** Name of its card's map among the pictures. */
  map: string
  /** Name of its sharing picture. */
  share: string
  subAreas: readonly { slug: string; name: string }[]
}

/** In a list's key: every service, or every area. */
export const ALL = '*'

export const listKey = (service: string, area: string) => `${service} ${area}`

/** How many clinics offer a service in an area (or `area/sub-area`); `ALL` stands for any. */
export const countOf = (catalog: Catalog, service: string, area: string) =>
  catalog.counts.get(listKey(service, area)) ?? 0

/** Whether a treatment in an area has too little of its own: the page is served, but not to be found. */
export const isThin = (catalog: Catalog, treatment: string, area: string) => catalog.thin.has(listKey(treatment, area))

export const findTreatment = (catalog: Catalog, slug: string) =>
  catalog.treatments.find((treatment) => treatment.slug === slug) ?? null

/** An area by the slug of its pages; aliases are the caller's to resolve. */
export const findArea = (catalog: Catalog, slug: string) => catalog.areas.find((area) => area.slug === slug) ?? null

export const findService = (catalog: Catalog, slug: string) =>
  catalog.services.find((service) => service.slug === slug) ?? null

/** The treatments of a group, in its order. */
export const treatmentsOf = (catalog: Catalog, group: TreatmentGroup) =>
  group.treatments.flatMap((slug) => findTreatment(catalog, slug) ?? [])
