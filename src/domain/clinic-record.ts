import type { WeekHours } from './hours.ts'

/** A clinic as queries return it and pages show it (specification §3). */

export interface ClinicService {
  slug: string
  name: string
  /** Whether a guide stands at /treatments/{slug}. */
  guide: boolean
}

export interface Provider {
  name: string
  licence: string
  role?: string | undefined
}

export type ClinicStatus = { kind: 'closed'; on: string } | { kind: 'moved'; on: string; from: string }

/** What a card shows of a clinic. */
export interface ClinicCard {
  id: string
  /** Last part of its address: the slug, or the id where it has none. */
  segment: string
  name: string
  /** At most 160 characters of the description. */
  excerpt: string
  address: string
  /** Its own area. */
  location: string
  services: ClinicService[]
  featured: boolean
  verified: boolean
  rating: number
  reviewCount: number
  /** Name of its small map among the pictures. */
  map: string
  /** Null when its place is unknown: the map then shows the default point, marked approximate. */
  lat: number | null
  lng: number | null
  status: ClinicStatus | null
}

export interface Clinic extends ClinicCard {
  slug: string | null
  description: string
  /** Every area under which its page may stand; the first is its canonical one. */
  areas: string[]
  phone: string | null
  /** Null: the fixed hours of the specification. */
  hours: WeekHours | null
  byAppointment: boolean
  languages: string[]
  /** Null when nobody has said. */
  stepFree: boolean | null
  providers: Provider[]
  openedYear: number | null
  lastChecked: string | null
  /** Name of its sharing picture. */
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

/** What an appointment list shows of a clinic. */
export interface Bookable extends ClinicCard {
  phone: string | null
  hours: WeekHours | null
  byAppointment: boolean
}
