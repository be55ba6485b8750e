import { blob, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `name` is a hash of the content, with the file extension. */
export const pictures = sqliteTable('pictures', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: text('body').notNull(),
})

export const baseMaps = sqliteTable('maps', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  scale: real('scale').notNull(),
})

/** Open Graph images, PNG, 1200 × 630. Written before the data, so that no page refers to a missing image. */
export const ogImages = sqliteTable('share_pictures', {
  name: text('name').primaryKey(),
  png: blob('png').notNull(),
})

/** Unused pictures that cached pages and social networks may still request. A load deletes each after 30 days. */
export const retiredPictures = sqliteTable('retired_pictures', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: blob('body').notNull(),
  retiredAt: text('retired_at').notNull(),
})
