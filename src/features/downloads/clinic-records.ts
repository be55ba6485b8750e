import type { ClinicDownload } from '../../api-shapes/directory-shape.ts'
import { toPriceRecord } from '../../api-shapes/price-record.ts'
import { assertAllFieldsUsed } from '../../domain/assert-all-fields-used.ts'
import { isClosed } from '../../domain/clinic/clinic.ts'
import type { ExportedClinic } from '../../domain/clinic/clinic-record.ts'
import { getShownHours } from '../../domain/clinic/hours.ts'
import { describeListing } from '../../domain/sample.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'

export function toClinicDownload(clinic: ExportedClinic, sample: boolean, origin: string): ClinicDownload {
  const { segment, excerpt, map, ogImage, station, stationMiles, lat, lng, ...fields } = clinic
  assertAllFieldsUsed({} as Omit<typeof fields, keyof ClinicDownload>)
  return {
    ...fields,
    url: toAbsoluteUrl(origin, urls.clinic(clinic)),
    sample,
    description: describeListing(fields.description, sample),
    services: fields.services.map(({ slug }) => slug),
    coordinates: lat !== null && lng !== null ? { lat, lng } : null,
    hours: isClosed(clinic) ? clinic.hours : getShownHours(clinic, sample),
    ownHours: clinic.hours !== null,
    prices: fields.prices.map(toPriceRecord),
  }
}

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
