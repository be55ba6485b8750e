import * as t from '../../src/db/schema.ts'
import { type AreaSlug, validLocations } from '../../src/domain/area.ts'
import { chooseFeatured, clinicSegment, compareRecommended, excerpt, initials } from '../../src/domain/clinic.ts'
import { cardMapSvg } from '../draw/map-card.ts'
import type { Point } from '../draw/map-projection.ts'
import { hashedFileName } from '../draw/maps.ts'
import { addSharePicture, type SharePictures } from '../draw/share-pictures.ts'
import type { SeedFiles } from '../load/load.ts'
import { generateLists } from './listings.ts'
import type { Rows } from './rows.ts'

export type PlannedClinic = SeedFiles['clinics'][number] & { segment: string; areas: AreaSlug[] }

/** Shown for clinics without coordinates: the Queens side of midtown (specification §3). Used for pictures only. */
const DEFAULT_POINT: Point = { lat: 40.7465, lng: -73.953 }

export function planClinics(files: SeedFiles, rows: Rows, sharePictures: SharePictures): PlannedClinic[] {
  const clinics = files.clinics.map((clinic) => ({
    ...clinic,
    segment: clinicSegment({ id: clinic.id, slug: clinic.slug ?? null }),
    areas: validLocations(clinic),
  }))
  const listed = clinics.filter((clinic) => clinic.status?.kind !== 'closed').sort(compareRecommended)
  const home = chooseFeatured(listed)
  const names = serviceNames(files)
  for (const clinic of clinics) {
    const drawn = drawClinic(files, rows, sharePictures, clinics, clinic)
    rows.add(t.clinics, clinicRow(files, clinic, names, { homePosition: home.indexOf(clinic) + 1 || null, ...drawn }))
    rows.add(t.clinicPrices, ...priceRows(clinic))
    rows.add(t.clinicSlugs, ...clinic.previousSlugs.map((slug) => ({ slug, clinicId: clinic.id })))
  }
  for (const { service, area, entries } of generateLists(files, listed)) {
    rows.addAll(t.listings, entries)
    rows.add(t.listingCounts, { service, area, total: entries.length })
  }
  return clinics
}

function drawClinic(
  files: SeedFiles,
  rows: Rows,
  sharePictures: SharePictures,
  clinics: PlannedClinic[],
  clinic: PlannedClinic,
) {
  const others = clinics.flatMap((other) => (other !== clinic && other.coordinates ? [other.coordinates] : []))
  const approximate = clinic.coordinates === undefined
  const svg = cardMapSvg({ center: clinic.coordinates ?? DEFAULT_POINT, others, approximate })
  return { map: addPicture(rows, svg), share: addClinicPicture(files, sharePictures, clinic) }
}

export function clinicRow(
  files: SeedFiles,
  clinic: PlannedClinic,
  names: ReadonlyMap<string, string>,
  display: { homePosition: number | null; map: string; share: string },
) {
  return {
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
    ...display,
    hours: clinic.hours ?? null,
    byAppointment: clinic.byAppointment ?? false,
    languages: clinic.languages ?? [],
    stepFree: clinic.stepFree ?? null,
    providers: clinic.providers ?? [],
    openedYear: clinic.opened ?? null,
    lastChecked: clinic.lastChecked ?? null,
    status: clinic.status ?? null,
  }
}

export const priceRows = (clinic: PlannedClinic) =>
  (clinic.prices ?? []).map(({ min, max, ...price }, position) => ({
    clinicId: clinic.id,
    position,
    ...price,
    minPrice: min,
    maxPrice: max,
  }))

const addClinicPicture = (files: SeedFiles, sharePictures: SharePictures, clinic: PlannedClinic) =>
  addSharePicture(sharePictures, {
    brand: files.site.name,
    title: clinic.name,
    subtitle: clinic.address,
    center: clinic.coordinates ?? DEFAULT_POINT,
    widthKm: 12,
    marks: [],
    monogram: initials(clinic.name),
  })

/** Adds a picture under its content hash, once if it is used repeatedly, and returns its name. */
export function addPicture(rows: Rows, svg: string): string {
  const name = hashedFileName(svg, 'svg')
  if (!rows.of(t.pictures).some((picture) => picture.name === name))
    rows.add(t.pictures, { name, type: 'image/svg+xml', body: svg })
  return name
}

export const serviceNames = (files: SeedFiles) =>
  new Map([...files.treatments, ...files.services].map((service) => [service.slug, service.name]))
