import { blob, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Drawn pictures by the name of their content, e.g. the small maps of cards. */
export const pictures = sqliteTable('pictures', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: text('body').notNull(),
})

/** Drawn maps that results are marked on, and how a place is found on each. The picture is one of `pictures`. */
export const maps = sqliteTable('maps', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  /** Pixels for a radian at the equator. */
  scale: real('scale').notNull(),
})

/**
 * Sharing pictures (PNG, 1200 × 630) by the name of their content. Written before the data that names them is
 * switched over, so that no page ever names one that is missing.
 */
export const sharePictures = sqliteTable('share_pictures', {
  name: text('name').primaryKey(),
  png: blob('png').notNull(),
})

/**
 * Pictures that the data no longer names, kept for a while: cached pages and social networks still ask for them. A load
 * moves them here from the two tables above, and removes those that were retired long enough ago.
 */
export const retiredPictures = sqliteTable('retired_pictures', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: blob('body').notNull(),
  /** The moment of the load that stopped naming it, ISO 8601. */
  retiredAt: text('retired_at').notNull(),
})
