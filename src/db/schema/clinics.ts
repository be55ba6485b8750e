import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClinicService, ClinicStatus, Provider } from '../../domain/clinic/clinic-record.ts'
import type { WeekHours } from '../../domain/clinic/hours.ts'
import { flag, json } from './columns.ts'

export const clinics = sqliteTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    slug: text('slug'),
    /** Last URL segment: the slug, or the id if there is no slug. */
    segment: text('segment').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** At most 160 characters, for cards. */
    excerpt: text('excerpt').notNull(),
    address: text('address').notNull(),
    location: text('location').notNull(),
    /** Areas whose slug may precede `segment` in the clinic's URL. The first is `location`. */
    areas: json<string[]>('areas').notNull(),
    services: json<ClinicService[]>('services').notNull(),
    featured: flag('featured').notNull(),
    verified: flag('verified').notNull(),
    /** Null if unknown. */
    rating: real('rating'),
    reviewCount: integer('review_count'),
    ratingSource: text('rating_source'),
    /** Null if unknown. */
    lat: real('lat'),
    lng: real('lng'),
    /** Nearest subway station within walking distance. Null if there is none. */
    station: text('station'),
    /** Straight-line distance. */
    stationMiles: real('station_miles'),
    phone: text('phone'),
    website: text('website'),
    email: text('email'),
    homePosition: integer('home_position'),
    map: text('map').notNull(),
    /** Name of the Open Graph image. Empty if the page uses its area's image. */
    share: text('share').notNull(),
    /** Null if the clinic lists no hours. */
    hours: json<WeekHours>('hours'),
    byAppointment: flag('by_appointment').notNull(),
    languages: json<string[]>('languages').notNull(),
    /** Null if unknown. */
    stepFree: flag('step_free'),
    providers: json<Provider[]>('providers').notNull(),
    devices: json<string[]>('devices').notNull(),
    skinTypes: json<number[]>('skin_types').notNull(),
    openedYear: integer('opened_year'),
    lastChecked: text('last_checked'),
    status: json<ClinicStatus>('status'),
  },
  (t) => [
    uniqueIndex('clinics_by_slug').on(t.slug),
    uniqueIndex('clinics_by_segment').on(t.segment),
    index('clinics_on_home').on(t.homePosition),
  ],
)

/** Former slugs. */
export const clinicSlugs = sqliteTable(
  'clinic_slugs',
  { slug: text('slug').primaryKey(), clinicId: text('clinic_id').notNull() },
  (t) => [index('clinic_slugs_by_clinic').on(t.clinicId)],
)
