import * as t from '../src/db/schema.ts'
import { type AreaSlug, validLocations } from '../src/domain/area.ts'
import { ALL } from '../src/domain/catalog.ts'
import { chooseFeatured, clinicSegment, compareRecommended, excerpt, initials } from '../src/domain/clinic.ts'
import type { SeedFiles } from './load.ts'
import { cardMapSvg } from './map-card.ts'
import type { Point } from './map-projection.ts'
import { contentName } from './maps.ts'
import type { Rows } from './rows.ts'
import { addSharePicture, type SharePictures } from './share-pictures.ts'

export type PlannedClinic = SeedFiles['clinics'][number] & { segment: string; areas: AreaSlug[] }

/** Where a clinic without coordinates is drawn: the Queens side of the midtown area (specification §3). For pictures only. */
const DEFAULT_POINT: Point = { lat: 40.7465, lng: -73.953 }

/** Clinics with their areas, prices, former slugs, maps, and every list they stand in. */
export function planClinics(files: SeedFiles, rows: Rows, shares: SharePictures): PlannedClinic[] {
  const clinics = files.clinics.map((clinic) => ({
    ...clinic,
    segment: clinicSegment({ id: clinic.id, slug: clinic.slug ?? null }),
    areas: validLocations(clinic),
  }))
  const listed = clinics.filter((clinic) => clinic.status?.kind !== 'closed').sort(compareRecommended)
  const home = chooseFeatured(listed)
  for (const clinic of clinics) addClinic(files, rows, shares, clinics, clinic, home.indexOf(clinic))
  addListings(files, rows, listed)
  return clinics
}

function addClinic(
  files: SeedFiles,
  rows: Rows,
  shares: SharePictures,
  clinics: PlannedClinic[],
  clinic: PlannedClinic,
  homeIndex: number,
): void {
  const names = serviceNames(files)
  const others = clinics.flatMap((other) => (other !== clinic && other.coordinates ? [other.coordinates] : []))
  const approximate = clinic.coordinates === undefined
  const svg = cardMapSvg({ center: clinic.coordinates ?? DEFAULT_POINT, others, approximate })
  rows.add(t.clinics, {
    id: clinic.id,
    slug: clinic.slug ?? null,
    segment: clinic.segment,
    name: clinic.name,
    description: clinic.description,
    excerpt: excerpt(clinic.description),
    address: clinic.address,
    location: clinic.location,
    areas: clinic.areas,
    services: clinic.services.map((slug) => ({
      slug,
      name: names.get(slug) ?? slug,
      guide: files.treatments.some((treatment) => treatment.slug === slug),
    })),
    featured: clinic.featured,
    verified: clinic.verified,
    rating: clinic.rating,
    reviewCount: clinic.reviewCount,
    lat: clinic.coordinates?.lat ?? null,
    lng: clinic.coordinates?.lng ?? null,
    phone: clinic.phone ?? files.phones[clinic.id] ?? null,
    homePosition: homeIndex < 0 ? null : homeIndex + 1,
    map: addPicture(rows, svg),
    share: addClinicPicture(files, shares, clinic),
    hours: clinic.hours ?? null,
    byAppointment: clinic.byAppointment ?? false,
    languages: clinic.languages ?? [],
    stepFree: clinic.stepFree ?? null,
    providers: clinic.providers ?? [],
    openedYear: clinic.opened ?? null,
    lastChecked: clinic.lastChecked ?? null,
    status: clinic.status ?? null,
  })
  rows.add(
    t.clinicPrices,
    ...(clinic.prices ?? []).map(({ min, max, ...price }, position) => ({
      clinicId: clinic.id,
      position,
      ...price,
      minPrice: min,
      maxPrice: max,
    })),
  )
  rows.add(t.clinicSlugs, ...clinic.previousSlugs.map((slug) => ({ slug, clinicId: clinic.id })))
}

const addClinicPicture = (files: SeedFiles, shares: SharePictures, clinic: PlannedClinic) =>
  addSharePicture(shares, {
    brand: files.site.name,
    title: clinic.name,
    subtitle: clinic.address,
    center: clinic.coordinates ?? DEFAULT_POINT,
    widthKm: 12,
    marks: [],
    monogram: initials(clinic.name),
  })

/** Stores a drawn picture under its content's name; the same picture is stored once. */
export function addPicture(rows: Rows, svg: string): string {
  const name = contentName(svg, 'svg')
  if (!rows.of(t.pictures).some((picture) => picture.name === name))
    rows.add(t.pictures, { name, type: 'image/svg+xml', body: svg })
  return name
}

const serviceNames = (files: SeedFiles) =>
  new Map([...files.treatments, ...files.services].map((service) => [service.slug, service.name]))

/** One list for each service and area that have clinics, and for all services and all areas, in three orders. */
function addListings(files: SeedFiles, rows: Rows, listed: PlannedClinic[]): void {
  const lists = new Map<string, PlannedClinic[]>()
  for (const clinic of listed) {
    for (const service of [ALL, ...clinic.services]) {
      for (const area of [ALL, ...clinic.areas, ...subAreasOf(files, clinic)]) {
        const key = `${service} ${area}`
        lists.set(key, [...(lists.get(key) ?? []), clinic])
      }
    }
  }
  for (const [key, clinics] of lists) {
    const [service = '', area = ''] = key.split(' ')
    const byRating = rank(clinics, (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || compareIds(a, b))
    const byName = rank(clinics, (a, b) => a.name.localeCompare(b.name, 'en') || compareIds(a, b))
    rows.add(
      t.listings,
      ...clinics.map((clinic, index) => ({
        service,
        area,
        clinicId: clinic.id,
        recommended: index + 1,
        byRating: byRating.get(clinic.id) ?? 0,
        byName: byName.get(clinic.id) ?? 0,
      })),
    )
    rows.add(t.listingCounts, { service, area, total: clinics.length })
  }
}

const compareIds = (a: PlannedClinic, b: PlannedClinic) => (a.id < b.id ? -1 : 1)

/** Each clinic's place, from 1, in an order. */
const rank = (clinics: PlannedClinic[], compare: (a: PlannedClinic, b: PlannedClinic) => number) =>
  new Map([...clinics].sort(compare).map((clinic, index) => [clinic.id, index + 1]))

/** The sub-areas a clinic stands in, as `area/sub-area`: those its address names, and that are its own area. */
function subAreasOf(files: SeedFiles, clinic: PlannedClinic): string[] {
  const address = clinic.address.toLowerCase()
  return files.areas
    .filter((area) => clinic.areas.includes(area.slug as AreaSlug))
    .flatMap((area) =>
      area.subAreas
        .filter((sub) => clinic.location === sub.slug || subAreaNames(sub.name).some((name) => address.includes(name)))
        .map((sub) => `${area.slug}/${sub.slug}`),
    )
}

/** 'Bridgehampton & Sag Harbor' stands in an address as either. */
const subAreaNames = (name: string) => name.toLowerCase().split(/\s*(?:&|\/|,| and )\s*/)
