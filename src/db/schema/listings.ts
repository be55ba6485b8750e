import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Every list of clinics the site shows, worked out when the data is loaded: one row for each clinic, service
 * and area it belongs to, `*` standing for all. A page of a list is then a range of one index, whatever the
 * number of clinics.
 */
export const listings = sqliteTable(
  'listings',
  {
    service: text('service').notNull(),
    area: text('area').notNull(),
    clinicId: text('clinic_id').notNull(),
    /** 1, 2, 3 … in each order. */
    recommended: integer('recommended').notNull(),
    byRating: integer('by_rating').notNull(),
    byName: integer('by_name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.area, t.recommended] }),
    uniqueIndex('listings_by_rating').on(t.service, t.area, t.byRating),
    uniqueIndex('listings_by_name').on(t.service, t.area, t.byName),
  ],
)

export const listingCounts = sqliteTable(
  'listing_counts',
  { service: text('service').notNull(), area: text('area').notNull(), total: integer('total').notNull() },
  (t) => [primaryKey({ columns: [t.service, t.area] })],
)
