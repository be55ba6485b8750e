import * as t from '../../src/db/schema.ts'
import { assertAllFieldsUsed } from '../../src/domain/assert-all-fields-used.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { assignClinicAreas } from './clinic-areas.ts'
import { addClinicOgImage, createClinicMapDrawer, getExactPoint, MAX_CLINIC_OG_IMAGES } from './clinic-pictures.ts'
import { truncateText } from './excerpt.ts'
import { generateLists } from './listings.ts'
import { findNearestStation } from './nearest-station.ts'
import { chooseFeatured, compareRecommended } from './recommended-order.ts'
import type { PlannedRows } from './rows.ts'

export function toPlannedClinics(files: SeedFiles): PlannedClinic[] {
  const zips = new Map(files.zips.zips.map((zip) => [zip.zip, zip]))
  return files.clinics.map((clinic) => ({
    ...clinic,
    rating: clinic.rating ?? null,
    reviewCount: clinic.reviewCount ?? null,
    segment: clinic.slug ?? clinic.id,
    ...assignClinicAreas(clinic, files.areas, zips),
  }))
}

export function planClinics(files: SeedFiles, rows: PlannedRows): PlannedClinic[] {
  const clinics = toPlannedClinics(files)
  const listedClinics = clinics.filter((clinic) => clinic.status?.kind !== 'closed').sort(compareRecommended)
  const homeClinics = chooseFeatured(listedClinics)
  const clinicsWithOgImage = new Set(listedClinics.slice(0, MAX_CLINIC_OG_IMAGES))
  const serviceNamesBySlug = mapServiceNamesBySlug(files)
  const drawClinicMap = createClinicMapDrawer(files, rows)
  for (const clinic of clinics) {
    const ogImage = clinicsWithOgImage.has(clinic) ? addClinicOgImage(files, rows, clinic) : ''
    const displayFields = { homePosition: homeClinics.indexOf(clinic) + 1 || null, map: drawClinicMap(clinic), ogImage }
    rows.add(t.clinics, createClinicRow(files, clinic, serviceNamesBySlug, displayFields))
    rows.add(t.clinicPrices, ...createPriceRows(clinic))
    rows.add(t.formerClinicSlugs, ...clinic.previousSlugs.map((slug) => ({ slug, clinicId: clinic.id })))
  }
  for (const { service, area, listings } of generateLists(files, listedClinics)) {
    rows.addAll(t.listings, listings)
    rows.add(t.listingCounts, { service, area, total: listings.length })
  }
  return clinics
}

export function createClinicRow(
  files: SeedFiles,
  clinic: PlannedClinic,
  serviceNamesBySlug: ReadonlyMap<string, string>,
  displayFields: { homePosition: number | null; map: string; ogImage: string },
) {
  const { file: _file, previousSlugs: _previousSlugs, prices: _prices, coordinates, opened, ...fields } = clinic
  assertAllFieldsUsed({} as Omit<typeof fields, keyof typeof t.clinics.$inferSelect>)
  const { description = '' } = clinic
  const point = getExactPoint(coordinates)
  return {
    ...fields,
    ...displayFields,
    ...findNearestStation(point),
    slug: clinic.slug ?? null,
    description,
    excerpt: truncateText(description),
    services: clinic.services.map((service) => ({
      slug: service,
      name: serviceNamesBySlug.get(service) ?? service,
      guide: files.treatments.some((treatment) => treatment.slug === service),
    })),
    ratingSource: clinic.ratingSource ?? null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    phone: clinic.phone ?? null,
    website: clinic.website ?? null,
    email: clinic.email ?? null,
    hours: clinic.hours ?? null,
    byAppointment: clinic.byAppointment ?? false,
    languages: clinic.languages ?? [],
    stepFree: clinic.stepFree ?? null,
    providers: clinic.providers ?? [],
    devices: clinic.devices ?? [],
    skinTypes: clinic.skinTypes ?? [],
    openedYear: opened ?? null,
    lastChecked: clinic.lastChecked ?? null,
    status: clinic.status ?? null,
  } satisfies typeof t.clinics.$inferSelect
}

export const createPriceRows = (clinic: PlannedClinic) =>
  (clinic.prices ?? []).map(({ min, max, ...price }, position) => ({
    clinicId: clinic.id,
    position,
    ...price,
    minPrice: min,
    maxPrice: max,
  }))

export const mapServiceNamesBySlug = (files: SeedFiles) =>
  new Map([...files.treatments, ...files.services].map((service) => [service.slug, service.name]))
