import { BOROUGHS_BY_SLUG, type ZipCode } from './clinic/address.ts'
import type { LabeledValue, Prose, SubArea } from './content.ts'
import type { BaseMap } from './map.ts'
import type { Vocabulary } from './search/vocabulary.ts'
import type { SourcedText } from './treatment/option.ts'

/** Data that each isolate of the Worker caches, because the data is small and rarely changes. */
export interface Catalog {
  version: string
  loadedAt: string
  site: { sample: boolean; name: string; blurb: string; phone: string; email: string; ogImage: string }
  treatments: readonly Treatment[]
  groups: Record<'list' | 'dropdown' | 'finder', readonly TreatmentGroup[]>
  services: readonly Service[]
  areas: readonly Area[]
  maps: readonly BaseMap[]
  prosePages: readonly ProseSummary[]
  clinicCountsByListKey: ReadonlyMap<string, number>
  /** List keys of the treatment-in-area pages that are `noindex` (`seed/plan/local-indexable.ts` has the rules). */
  thinPageKeys: ReadonlySet<string>
  zipCodes: ReadonlyMap<string, ZipCode>
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
  ogImage: string
  quickFacts: readonly LabeledValue[]
}

export interface TreatmentGroup {
  slug: string
  name: string
  treatments: readonly string[]
  doctorFirst: SourcedText | null
  /** Treatments that are sold for this concern but do not treat it. Null unless the group is a concern. */
  unsuited: readonly UnsuitedTreatment[] | null
}

export interface UnsuitedTreatment extends SourcedText {
  treatment: string
}

export type ProseSummary = Pick<Prose, 'slug' | 'title' | 'description'>

export interface Service {
  slug: string
  name: string
  /** Slug of the treatment whose guide covers the service best. Null if no guide does. */
  treatment: string | null
}

export interface Area {
  slug: string
  name: string
  /** Phrase for the place in a sentence, such as "on the Upper East Side". */
  where: string
  /** Number of clinics in the area according to a cited source. A sample needs no source. Null if unknown. */
  statedCount: number | null
  listedCount: number
  /** Stated in `data/areas.json`. No page, API or download uses it. */
  featured: boolean
  tagline: string
  shortDescription: string
  neighbors: readonly string[]
  transit: string
  /** Name of the map picture on the area's card. The map beside the area's list is one of `Catalog.maps`. */
  map: string
  ogImage: string
  subAreas: readonly Pick<SubArea, 'slug' | 'name' | 'where'>[]
}

export const POPULAR_AREA_SLUGS = ['manhattan', 'brooklyn', 'the-hamptons']

export function pickPreferred<T extends { slug: string }>(
  records: readonly T[],
  preferredSlugs: readonly string[],
): T[] {
  const preferred = records.filter(({ slug }) => preferredSlugs.includes(slug))
  return preferred.length > 0 ? preferred : records.slice(0, preferredSlugs.length)
}

export const WILDCARD = '*'

export const createListKey = (service: string, area: string) => `${service} ${area}`

/** `area` may be `area/sub-area`. `service` and `area` may each be `WILDCARD`. */
export const getClinicCount = (catalog: Catalog, service: string, area: string) =>
  catalog.clinicCountsByListKey.get(createListKey(service, area)) ?? 0

const MAX_POPULAR_TREATMENTS = 6

export const listPopularTreatments = (catalog: Catalog, area: string) =>
  catalog.treatments
    .filter(({ slug }) => getClinicCount(catalog, slug, area) > 0)
    .toSorted((a, b) => getClinicCount(catalog, b.slug, area) - getClinicCount(catalog, a.slug, area))
    .slice(0, MAX_POPULAR_TREATMENTS)

export const isThinPage = (catalog: Catalog, treatment: string, area: string) =>
  catalog.thinPageKeys.has(createListKey(treatment, area))

export const findTreatment = (catalog: Catalog, slug: string) =>
  catalog.treatments.find((treatment) => treatment.slug === slug) ?? null

export const findArea = (catalog: Catalog, slug: string) => catalog.areas.find((area) => area.slug === slug) ?? null

/** Returns the name of a clinic's area, or else of its borough or island. Null for `new-york`. */
export const getLocationName = (catalog: Catalog, location: string): string | null =>
  findArea(catalog, location)?.name ?? BOROUGHS_BY_SLUG.get(location)?.replace('the ', '') ?? null

export function isAreaPath(
  catalog: Catalog,
  [areaSlug = '', subAreaSlug, ...extraSegments]: readonly string[],
): boolean {
  const area = findArea(catalog, areaSlug)
  if (!area || extraSegments.length > 0) return false
  return subAreaSlug === undefined || area.subAreas.some(({ slug }) => slug === subAreaSlug)
}

export const findService = (catalog: Catalog, slug: string) =>
  catalog.services.find((service) => service.slug === slug) ?? null

export const listTreatmentsInGroup = (catalog: Catalog, group: TreatmentGroup) =>
  group.treatments.flatMap((slug) => findTreatment(catalog, slug) ?? [])

export const listUngroupedTreatments = ({ treatments, groups }: Catalog) =>
  treatments.filter(({ slug }) => !groups.list.some((group) => group.treatments.includes(slug)))
