import { allUsed } from '../../domain/all-used.ts'
import type { Clinic, ExportedClinic } from '../../domain/clinic/clinic-record.ts'
import { shownHours, type WeekHours } from '../../domain/clinic/hours.ts'
import { describeListing } from '../../domain/sample.ts'

export interface ClinicDownload {
  id: string
  slug: string | null
  previousSlugs: string[]
  name: string
  url: string
  sample: boolean
  description: string
  address: string
  location: string
  areas: string[]
  services: string[]
  /** Null if unknown: the default point is only for maps. */
  coordinates: { lat: number; lng: number } | null
  phone: string | null
  website: string | null
  email: string | null
  rating: number | null
  reviewCount: number | null
  ratingSource: string | null
  verified: boolean
  featured: boolean
  hours: WeekHours | null
  /** Whether the hours are the clinic's own or the default ones. */
  ownHours: boolean
  byAppointment: boolean
  languages: string[]
  stepFree: boolean | null
  providers: Clinic['providers']
  devices: string[]
  skinTypes: number[]
  openedYear: number | null
  lastChecked: string | null
  status: Clinic['status']
  prices: { service: string; label: string; unit: string; min: number; max: number; asOf: string }[]
}

export function clinicDownload(clinic: ExportedClinic, url: string, sample: boolean): ClinicDownload {
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
    website,
    email,
    rating,
    reviewCount,
    ratingSource,
    verified,
    featured,
    hours,
    byAppointment,
    languages,
    stepFree,
    providers,
    devices,
    skinTypes,
    openedYear,
    lastChecked,
    status,
    prices,
    previousSlugs,
    location,
    segment: _segment,
    excerpt: _excerpt,
    map: _map,
    share: _share,
    station: _station,
    stationMiles: _stationMiles,
    ...rest
  } = clinic
  allUsed(rest)
  return {
    ...{ id, slug, previousSlugs, name, url, sample },
    description: describeListing(description, sample),
    ...{ address, location, areas },
    services: services.map((service) => service.slug),
    coordinates: lat === null || lng === null ? null : { lat, lng },
    ...{ phone, website, email, rating, reviewCount, ratingSource, verified, featured },
    hours: shownHours(clinic, sample),
    ownHours: hours !== null,
    ...{ byAppointment, languages, stepFree, providers, devices, skinTypes, openedYear, lastChecked, status },
    prices: prices.map(({ service, label, unit, minPrice, maxPrice, asOf }) => ({
      ...{ service, label, unit, asOf },
      min: minPrice,
      max: maxPrice,
    })),
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
