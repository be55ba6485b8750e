import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AreaCover } from '../../domain/content.ts'
import { flag, json } from './columns.ts'

/** One row: what the directory is called and which data it holds. */
export const site = sqliteTable('site', {
  id: integer('id').primaryKey(),
  /** Hash of everything the seed wrote. Part of every ETag and cache key. */
  version: text('version').notNull(),
  /** DATA_FORMAT of the load (src/db/data-format.ts). Loads from before the column wrote format 1. */
  format: integer('format').notNull().default(1),
  sample: flag('sample').notNull(),
  name: text('name').notNull(),
  blurb: text('blurb').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  /** The drawn map of the home page. */
  hero: json<AreaCover>('hero').notNull(),
  /** Name of the sharing picture of all other pages in `share_pictures`. */
  share: text('share').notNull(),
  loadedAt: text('loaded_at').notNull(),
})

/** What was loaded, item by item, with the day its content last changed: for the diff, the sitemap, the feed. */
export const contentItems = sqliteTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    hash: text('hash').notNull(),
    modifiedOn: text('modified_on').notNull(),
    indexable: flag('indexable').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('content_items_by_day').on(t.kind, t.modifiedOn)],
)

/** What each load of the data added, changed and removed. It survives the next load: nothing here is ever replaced. */
export const dataChanges = sqliteTable(
  'data_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The moment of the load, ISO 8601, the same for all its changes. */
    loadedAt: text('loaded_at').notNull(),
    change: text('change', { enum: ['loaded', 'added', 'changed', 'removed'] }).notNull(),
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    /** What of it changed, in words, e.g. "hours"; empty where it is not known or everything is new. */
    details: json<string[]>('details').notNull(),
  },
  (t) => [index('data_changes_by_load').on(t.loadedAt)],
)

/** The parts of the sitemap: at most 50,000 pages each. Made from `content_items` whenever the data is loaded. */
export const sitemaps = sqliteTable('sitemaps', {
  /** For example `clinics-2`. */
  name: text('name').primaryKey(),
  modifiedOn: text('modified_on').notNull(),
})

/** Every page worth finding, in its part, with the day its content last changed. */
export const sitemapPages = sqliteTable(
  'sitemap_pages',
  {
    sitemap: text('sitemap').notNull(),
    position: integer('position').notNull(),
    path: text('path').notNull(),
    modifiedOn: text('modified_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sitemap, t.position] })],
)

/** Retired addresses. `target` null: gone. */
export const redirects = sqliteTable('redirects', { path: text('path').primaryKey(), target: text('target') })

/** The load that Cloudflare's cache was last purged for. Written by the Worker's Cron Trigger, not by the seed. */
export const edgePurges = sqliteTable('edge_purges', {
  /** Data version and moment of the load. */
  load: text('load').primaryKey(),
  /** Purges that succeeded. */
  purges: integer('purges').notNull(),
  /** When the last one succeeded, ISO 8601. */
  purgedAt: text('purged_at').notNull(),
})
