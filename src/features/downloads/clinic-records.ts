import type { ClinicDownload } from '../../api-shapes/directory-shape.ts'
import { assertAllFieldsUsed } from '../../domain/assert-all-fields-used.ts'
import type { ExportedClinic } from '../../domain/clinic/clinic-record.ts'
import { getShownHours } from '../../domain/clinic/hours.ts'
import { describeListing } from '../../domain/sample.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'

type OmittedClinicField = 'segment' | 'excerpt' | 'map' | 'ogImage' | 'station' | 'stationMiles'

assertAllFieldsUsed({} as Omit<ExportedClinic, keyof ClinicDownload | 'lat' | 'lng' | OmittedClinicField>)

export function toClinicDownload(clinic: ExportedClinic, sample: boolean, origin: string): ClinicDownload {
  const { id, slug, previousSlugs, name, description, address, location, areas, services, lat, lng } = clinic
  const { phone, website, email, rating, reviewCount, ratingSource, verified, featured } = clinic
  const { byAppointment, languages, stepFree, providers, devices, skinTypes, openedYear, lastChecked, status } = clinic
  return {
    id,
    slug,
    previousSlugs,
    name,
    url: toAbsoluteUrl(origin, urls.clinic(clinic)),
    sample,
    description: describeListing(description, sample),
    address,
    location,
    areas,
    services: services.map((service) => service.slug),
    coordinates: lat === null || lng === null ? null : { lat, lng },
    phone,
    website,
    email,
    rating,
    reviewCount,
    ratingSource,
    verified,
    featured,
    hours: getShownHours(clinic, sample),
    ownHours: clinic.hours !== null,
    byAppointment,
    languages,
    stepFree,
    providers,
    devices,
    skinTypes,
    openedYear,
    lastChecked,
    status,
    prices: clinic.prices.map(({ service, label, unit, minPrice, maxPrice, asOf }) => ({
      service,
      label,
      unit,
      asOf,
      min: minPrice,
      max: maxPrice,
    })),
  }
}

/** Fields that features omit, to keep them small on a map. The JSON and CSV downloads have them. */
type FieldOmittedFromGeoJson =
  | 'slug'
  | 'previousSlugs'
  | 'location'
  | 'areas'
  | 'website'
  | 'email'
  | 'ratingSource'
  | 'featured'
  | 'hours'
  | 'ownHours'
  | 'byAppointment'
  | 'languages'
  | 'stepFree'
  | 'providers'
  | 'devices'
  | 'skinTypes'
  | 'openedYear'
  | 'lastChecked'
  | 'status'
  | 'prices'

export function toGeoJsonFeature({ coordinates, ...fields }: ClinicDownload) {
  if (!coordinates) return null
  const { id, name, url, sample, description, address, services, phone, rating, reviewCount, verified, ...others } =
    fields
  assertAllFieldsUsed({} as Omit<typeof others, FieldOmittedFromGeoJson>)
  return {
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: [coordinates.lng, coordinates.lat] },
    properties: { id, name, url, sample, description, address, services, phone, rating, reviewCount, verified },
  }
}
