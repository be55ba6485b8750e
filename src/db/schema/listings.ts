import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** The clinics of every unfiltered list. In each stored order, a page is a range of one index. `*` stands for all. */
export const listings = sqliteTable(
  'listings',
  {
    service: text('service').notNull(),
    area: text('area').notNull(),
    clinicId: text('clinic_id').notNull(),
    /** Rank in the recommended order, from 1. The next two columns are ranks in other orders. */
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
