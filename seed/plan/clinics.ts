import * as t from '../../src/db/schema.ts'
import { allUsed } from '../../src/domain/all-used.ts'
import { type AreaSlug, validLocations } from '../../src/domain/area.ts'
import { chooseFeatured, clinicSegment, compareRecommended, excerpt, initials } from '../../src/domain/clinic.ts'
import type { Point } from '../../src/domain/geo.ts'
import { cardMapSvg } from '../draw/map-card.ts'
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
  const share = addSharePicture(sharePictures, {
    brand: files.site.name,
    title: clinic.name,
    subtitle: clinic.address,
    center: clinic.coordinates ?? DEFAULT_POINT,
    widthKm: 12,
    marks: [],
    monogram: initials(clinic.name),
  })
  return { map: addPicture(rows, svg), share }
}

export function clinicRow(
  files: SeedFiles,
  clinic: PlannedClinic,
  names: ReadonlyMap<string, string>,
  display: { homePosition: number | null; map: string; share: string },
) {
  const {
    id,
    segment,
    name,
    description,
    address,
    location,
    areas,
    services,
    featured,
    verified,
    rating,
    reviewCount,
    coordinates,
    slug = null,
    phone = files.phones[id] ?? null,
    hours = null,
    byAppointment = false,
    languages = [],
    stepFree = null,
    providers = [],
    opened: openedYear = null,
    lastChecked = null,
    status = null,
    previousSlugs: _previousSlugs,
    prices: _prices,
    ...rest
  } = clinic
  allUsed(rest)
  return {
    ...{ id, slug, segment, name, description, excerpt: excerpt(description), address, location, areas },
    services: services.map((service) => ({
      slug: service,
      name: names.get(service) ?? service,
      guide: files.treatments.some((treatment) => treatment.slug === service),
    })),
    ...{ featured, verified, rating, reviewCount },
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    ...{ phone, ...display, hours, byAppointment, languages, stepFree, providers, openedYear, lastChecked, status },
  } satisfies typeof t.clinics.$inferSelect
}

export const priceRows = (clinic: PlannedClinic) =>
  (clinic.prices ?? []).map(({ min, max, ...price }, position) => ({
    clinicId: clinic.id,
    position,
    ...price,
    minPrice: min,
    maxPrice: max,
  }))

/** Adds a picture under its content hash, once if it is used repeatedly, and returns its name. */
export function addPicture(rows: Rows, svg: string): string {
  const name = hashedFileName(svg, 'svg')
  if (!rows.of(t.pictures).some((picture) => picture.name === name))
    rows.add(t.pictures, { name, type: 'image/svg+xml', body: svg })
  return name
}

export const serviceNames = (files: SeedFiles) =>
  new Map([...files.treatments, ...files.services].map((service) => [service.slug, service.name]))
