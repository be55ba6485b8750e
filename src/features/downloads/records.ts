import { allUsed } from '../../domain/all-used.ts'
import type { Area, Service, Treatment } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic-record.ts'
import { effectiveHours, type WeekHours } from '../../domain/hours.ts'
import type { ClinicPrice, PriceStatistic } from '../../domain/price-record.ts'
import type { Cell } from './csv.ts'

/** Records of the downloads. Coordinates are omitted if unknown; the default point is only for maps. */

export interface ClinicDownload {
  id: string
  slug: string | null
  name: string
  url: string
  sample: boolean
  description: string
  address: string
  areas: string[]
  services: string[]
  coordinates: { lat: number; lng: number } | null
  phone: string | null
  rating: number
  reviewCount: number
  verified: boolean
  featured: boolean
  hours: WeekHours
  /** Whether the hours are the clinic's own or the default ones. */
  ownHours: boolean
  byAppointment: boolean
  languages: string[]
  stepFree: boolean | null
  openedYear: number | null
  lastChecked: string | null
  status: Clinic['status']
  prices: { service: string; label: string; unit: string; min: number; max: number; asOf: string }[]
}

export function clinicDownload(
  clinic: Clinic & { prices: ClinicPrice[] },
  url: string,
  sample: boolean,
): ClinicDownload {
  const {
    id,
    slug,
    name,
    description,
    address,
    areas,
    services,
    lat,
    lng,
    phone,
    rating,
    reviewCount,
    verified,
    featured,
    hours,
    byAppointment,
    languages,
    stepFree,
    openedYear,
    lastChecked,
    status,
    prices,
    location: _location,
    segment: _segment,
    excerpt: _excerpt,
    map: _map,
    share: _share,
    providers: _providers,
    ...rest
  } = clinic
  allUsed(rest)
  return {
    ...{ id, slug, name, url, sample, description, address, areas },
    services: services.map((service) => service.slug),
    coordinates: lat === null || lng === null ? null : { lat, lng },
    ...{ phone, rating, reviewCount, verified, featured },
    hours: effectiveHours(clinic),
    ownHours: hours !== null,
    ...{ byAppointment, languages, stepFree, openedYear, lastChecked, status },
    prices: prices.map(({ service, label, unit, minPrice, maxPrice, asOf }) => ({
      ...{ service, label, unit, asOf },
      min: minPrice,
      max: maxPrice,
    })),
  }
}

export function clinicRow({ coordinates, hours, status, prices, ...clinic }: ClinicDownload): Record<string, Cell> {
  return {
    ...clinic,
    areas: clinic.areas.join('; '),
    services: clinic.services.join('; '),
    languages: clinic.languages.join('; '),
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    ...hours,
    status: status?.kind ?? null,
    statusOn: status?.on ?? null,
    prices: prices.map(({ label, unit, min, max }) => `${label}: ${min}-${max} USD per ${unit}`).join('; '),
  }
}

export function clinicFeature({ coordinates, ...properties }: ClinicDownload) {
  if (!coordinates) return null
  const { id, name, url, sample, address, services, phone, rating, reviewCount, verified } = properties
  return {
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: [coordinates.lng, coordinates.lat] },
    properties: { ...{ id, name, url, sample, address, services, phone, rating, reviewCount, verified } },
  }
}

export const areaDownload = (area: Area, url: string, point: { lat: number; lng: number } | null) => ({
  slug: area.slug,
  name: area.name,
  url,
  description: area.shortDescription,
  statedCount: area.statedCount,
  listedCount: area.listedCount,
  lat: point?.lat ?? null,
  lng: point?.lng ?? null,
  transit: area.transit,
  neighbours: area.neighbours.join('; '),
  subAreas: area.subAreas.map(({ slug }) => slug).join('; '),
})

export const treatmentDownload = (treatment: Treatment, url: string, clinics: number) => ({
  slug: treatment.slug,
  name: treatment.name,
  url,
  category: treatment.category,
  description: treatment.description,
  clinics,
})

export const serviceDownload = ({ slug, name, treatment }: Service, url: string) => ({ slug, name, url, treatment })

/** `item` and `area` are null in totals. */
export const statisticDownload = ({ cheapest, ...row }: PriceStatistic, all: string) => ({
  treatment: row.service,
  item: row.item === all ? null : row.item,
  unit: row.unit,
  area: row.area === all ? null : row.area,
  clinics: row.clinics,
  prices: row.prices,
  min: row.minPrice,
  middle: row.medianPrice,
  max: row.maxPrice,
  currency: 'USD',
  cheapestClinic: cheapest.segment,
})
