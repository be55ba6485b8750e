import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClinicService, ClinicStatus, Provider } from '../../domain/clinic/clinic-record.ts'
import type { WeekHours } from '../../domain/clinic/hours.ts'
import { declareBooleanColumn, declareJsonColumn } from './columns.ts'

/** `src/domain/clinic/clinic-record.ts` explains the columns. `homePosition` is null if not on the home page. */
export const clinics = sqliteTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    slug: text('slug'),
    segment: text('segment').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    excerpt: text('excerpt').notNull(),
    address: text('address').notNull(),
    location: text('location').notNull(),
    areas: declareJsonColumn<string[]>('areas').notNull(),
    services: declareJsonColumn<ClinicService[]>('services').notNull(),
    featured: declareBooleanColumn('featured').notNull(),
    verified: declareBooleanColumn('verified').notNull(),
    rating: real('rating'),
    reviewCount: integer('review_count'),
    ratingSource: text('rating_source'),
    lat: real('lat'),
    lng: real('lng'),
    station: text('station'),
    stationMiles: real('station_miles'),
    phone: text('phone'),
    website: text('website'),
    email: text('email'),
    homePosition: integer('home_position'),
    map: text('map').notNull(),
    /** Name of the Open Graph image. Empty if the clinic's page uses the image of its area or of the site. */
    ogImage: text('share').notNull(),
    hours: declareJsonColumn<WeekHours>('hours'),
    byAppointment: declareBooleanColumn('by_appointment').notNull(),
    languages: declareJsonColumn<string[]>('languages').notNull(),
    stepFree: declareBooleanColumn('step_free'),
    providers: declareJsonColumn<Provider[]>('providers').notNull(),
    devices: declareJsonColumn<string[]>('devices').notNull(),
    skinTypes: declareJsonColumn<number[]>('skin_types').notNull(),
    openedYear: integer('opened_year'),
    lastChecked: text('last_checked'),
    status: declareJsonColumn<ClinicStatus>('status'),
  },
  (t) => [
    uniqueIndex('clinics_by_slug').on(t.slug),
    uniqueIndex('clinics_by_segment').on(t.segment),
    index('clinics_on_home').on(t.homePosition),
  ],
)

export const formerClinicSlugs = sqliteTable(
  'clinic_slugs',
  { slug: text('slug').primaryKey(), clinicId: text('clinic_id').notNull() },
  (t) => [index('clinic_slugs_by_clinic').on(t.clinicId)],
)
