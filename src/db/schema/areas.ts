import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BOROUGHS } from '../../domain/clinic/address.ts'
import type { AreaGuide, CoverMapData, Source } from '../../domain/content.ts'
import { declareBooleanColumn, declareJsonColumn } from './columns.ts'

export const areas = sqliteTable('areas', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  where: text('where_phrase').notNull().default(''),
  statedCount: integer('stated_count'),
  listedCount: integer('listed_count').notNull(),
  featured: declareBooleanColumn('featured').notNull(),
  tagline: text('tagline').notNull(),
  shortDescription: text('short_description').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  transit: text('transit').notNull(),
  // The column has the British spelling, because renaming it would take two releases.
  neighbors: declareJsonColumn<string[]>('neighbours').notNull(),
  guide: declareJsonColumn<AreaGuide>('guide').notNull(),
  sources: declareJsonColumn<Source[]>('sources').notNull(),
  cover: declareJsonColumn<CoverMapData>('cover').notNull(),
  map: text('map').notNull(),
  ogImage: text('share').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
})

export const subAreas = sqliteTable(
  'sub_areas',
  {
    area: text('area').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    where: text('where_phrase').notNull().default(''),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    description: text('description').notNull(),
    clientele: text('clientele').notNull(),
    popularServices: declareJsonColumn<string[]>('popular_services').notNull(),
    map: text('map').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.slug] })],
)

export const insights = sqliteTable(
  'insights',
  {
    area: text('area').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.position] })],
)

export const zipCodes = sqliteTable('zip_codes', {
  zip: text('zip').primaryKey(),
  name: text('name').notNull().default(''),
  borough: text('borough', { enum: BOROUGHS }).notNull().default('Manhattan'),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
})
