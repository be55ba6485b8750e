import type { WeekHours } from './hours.ts'

export interface ClinicService {
  slug: string
  name: string
  guide: boolean
}

export interface Provider {
  name: string
  licence: string
  role?: string | undefined
}

export type ClinicStatus = { kind: 'closed'; on: string } | { kind: 'moved'; on: string; from: string }

export interface ClinicCard {
  id: string
  /** Last segment of the page URL: the slug, or the id if there is none. */
  segment: string
  name: string
  excerpt: string
  address: string
  location: string
  services: ClinicService[]
  featured: boolean
  verified: boolean
  rating: number
  reviewCount: number
  map: string
  /** Null if unknown: the map then shows a default point, marked as approximate. */
  lat: number | null
  lng: number | null
  status: ClinicStatus | null
}

export interface Clinic extends ClinicCard {
  slug: string | null
  description: string
  /** Every area whose URLs may show the clinic. The first is canonical. */
  areas: string[]
  phone: string | null
  /** Null if the clinic states none: `FIXED_HOURS` apply. */
  hours: WeekHours | null
  byAppointment: boolean
  languages: string[]
  stepFree: boolean | null
  providers: Provider[]
  openedYear: number | null
  lastChecked: string | null
  share: string
}

export interface Review {
  id: number
  rating: number
  text: string
  author: string
  location: string
  writtenOn: string
  treatment: string
}

export interface Bookable extends ClinicCard {
  phone: string | null
  hours: WeekHours | null
  byAppointment: boolean
}
