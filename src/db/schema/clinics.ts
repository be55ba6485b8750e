import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClinicService, ClinicStatus, Provider } from '../../domain/clinic-record.ts'
import type { WeekHours } from '../../domain/hours.ts'
import { flag, json } from './columns.ts'

export const clinics = sqliteTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    slug: text('slug'),
    /** Last part of its address: the slug, or the id where there is none. */
    segment: text('segment').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** At most 160 characters of the description, for cards. */
    excerpt: text('excerpt').notNull(),
    address: text('address').notNull(),
    /** Its own area, and first of `areas`. */
    location: text('location').notNull(),
    /** Every area under which its page may stand, in order. */
    areas: json<string[]>('areas').notNull(),
    services: json<ClinicService[]>('services').notNull(),
    featured: flag('featured').notNull(),
    verified: flag('verified').notNull(),
    rating: real('rating').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** Null when unknown: the default point is drawn, and used for nothing else. */
    lat: real('lat'),
    lng: real('lng'),
    phone: text('phone'),
    /** Its place among the featured clinics of the home page; null for all others. */
    homePosition: integer('home_position'),
    /** Name of its small map in `pictures`. */
    map: text('map').notNull(),
    /** Name of its sharing picture in `share_pictures`. */
    share: text('share').notNull(),
    /** Null: the specification's fixed hours. */
    hours: json<WeekHours>('hours'),
    byAppointment: flag('by_appointment').notNull(),
    languages: json<string[]>('languages').notNull(),
    /** Null when nobody has said. */
    stepFree: flag('step_free'),
    providers: json<Provider[]>('providers').notNull(),
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

/** Slugs that clinics had before a rename. */
export const clinicSlugs = sqliteTable('clinic_slugs', {
  slug: text('slug').primaryKey(),
  clinicId: text('clinic_id').notNull(),
})
