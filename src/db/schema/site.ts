import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CoverMapData } from '../../domain/content.ts'
import { declareBooleanColumn, declareJsonColumn } from './columns.ts'

export const site = sqliteTable('site', {
  id: integer('id').primaryKey(),
  /** Hash of all loaded data. A reload of the same data adds a suffix. */
  version: text('version').notNull(),
  /** DATA_FORMAT of the data. Data loaded before this column existed has format 1. */
  format: integer('format').notNull().default(1),
  sample: declareBooleanColumn('sample').notNull(),
  name: text('name').notNull(),
  blurb: text('blurb').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  hero: declareJsonColumn<CoverMapData>('hero').notNull(),
  ogImage: text('share').notNull(),
  loadedAt: text('loaded_at').notNull(),
})

/** What the sitemaps, the feed and the change log list. A load compares `hash` to detect changes. */
export const contentItems = sqliteTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    hash: text('hash').notNull(),
    modifiedOn: text('modified_on').notNull(),
    indexable: declareBooleanColumn('indexable').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('content_items_by_day').on(t.kind, t.modifiedOn)],
)

export const dataChanges = sqliteTable(
  'data_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    loadedAt: text('loaded_at').notNull(),
    /** The first load has one `loaded` row for each `kind`. Its `title` is the number of items of that kind. */
    change: text('change', { enum: ['loaded', 'added', 'changed', 'removed'] }).notNull(),
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    title: text('title').notNull(),
    path: text('path'),
    /** Labels of the changed fields of a changed clinic, such as "phone number". Empty for other rows. */
    details: declareJsonColumn<string[]>('details').notNull(),
  },
  (t) => [index('data_changes_by_load').on(t.loadedAt)],
)

export const sitemaps = sqliteTable('sitemaps', {
  name: text('name').primaryKey(),
  modifiedOn: text('modified_on').notNull(),
})

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

export const redirects = sqliteTable('redirects', { path: text('path').primaryKey(), target: text('target') })

export const edgePurges = sqliteTable('edge_purges', {
  loadKey: text('load').primaryKey(),
  purgeCount: integer('purges').notNull(),
  purgedAt: text('purged_at').notNull(),
})
