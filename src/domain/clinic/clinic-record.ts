import type { ClinicPrice } from '../price-record.ts'
import type { WeekHours } from './hours.ts'

export interface ClinicService {
  slug: string
  name: string
  /** Whether the directory has a treatment with the same slug, and so a guide to the service. */
  guide: boolean
}

export interface Provider {
  name: string
  license: string
  number?: string | undefined
  role?: string | undefined
}

export type ClinicStatus = { kind: 'closed'; on: string } | { kind: 'moved'; on: string; from: string }

export interface ClinicCard {
  id: string
  /** Last segment of the URL of the clinic's page: the slug, or the id of a clinic without a slug. */
  segment: string
  name: string
  excerpt: string
  address: string
  /** First of the slugs in `Clinic.areas`. It precedes `segment` in the URL of the clinic's page. */
  location: string
  services: ClinicService[]
  featured: boolean
  verified: boolean
  rating: number | null
  reviewCount: number | null
  ratingSource: string | null
  /** Name of the picture of the clinic's map. */
  map: string
  /** Null if the exact coordinates are unknown. The picture `map` then shows an approximate point. */
  lat: number | null
  lng: number | null
  /** Name of the nearest subway station, as on its signs. Null if none is near or `lat` and `lng` are null. */
  station: string | null
  stationMiles: number | null
  status: ClinicStatus | null
  /** In E.164 format, such as "+12125550104". */
  phone: string | null
  hours: WeekHours | null
  byAppointment: boolean
  languages: string[]
  providers: Provider[]
  devices: string[]
  /** Types of the Fitzpatrick scale, 1 to 6. */
  skinTypes: number[]
}

export interface Clinic extends ClinicCard {
  slug: string | null
  description: string
  /** Slugs that may precede `segment` in the URL, the canonical first. Outside all areas: a borough or `new-york`. */
  areas: string[]
  website: string | null
  email: string | null
  stepFree: boolean | null
  openedYear: number | null
  lastChecked: string | null
  /** Name of the Open Graph image. Empty if the clinic has none. */
  ogImage: string
}

export interface ExportedClinic extends Clinic {
  previousSlugs: string[]
  prices: ClinicPrice[]
}

export interface Review {
  id: number
  rating: number
  text: string
  author: string
  /** Text displayed after the author's name, such as "Upper East Side". Not a slug. */
  location: string
  writtenOn: string
  treatment: string
}
