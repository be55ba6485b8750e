import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { FACETS } from '../../domain/list/facets.ts'
import { declareJsonColumn } from './columns.ts'

export const facetValues = sqliteTable('facet_values', {
  position: integer('position').primaryKey(),
  facet: text('facet', { enum: FACETS }).notNull(),
  value: text('value').notNull(),
  name: text('name').notNull(),
  /** Most common unit of the treatment's prices. Null for a treatment without prices, and for other facets. */
  unit: text('unit'),
})

/** Positions, in the order `sort`, of the clinics that match `token`. For `open=now`, of all with opening times. */
export const facetSets = sqliteTable(
  'facet_sets',
  { sort: text('sort').notNull(), token: text('token').notNull(), clinicBitmap: text('clinics').notNull() },
  (t) => [primaryKey({ columns: [t.sort, t.token] })],
)

/** The clinics open from `minute` (0 is Monday 00:00) until the next row's. Times are rounded up to quarter hours. */
export const openSets = sqliteTable(
  'open_sets',
  {
    sort: text('sort').notNull(),
    minute: integer('minute').notNull(),
    clinicBitmap: text('clinics').notNull(),
    counts: declareJsonColumn<number[]>('counts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sort, t.minute] })],
)

/** `counts` is by row of `facet_values`. A precounted selection (`isPrecounted`) without a row has no clinics. */
export const facetCounts = sqliteTable('facet_counts', {
  selection: text('selection').primaryKey(),
  total: integer('total').notNull(),
  counts: declareJsonColumn<number[]>('counts').notNull(),
})

/** Lists of 32-bit words (`src/db/formats/packed-list-names.ts`), in chunks because D1 limits a value to 2 MB. */
export const packedLists = sqliteTable(
  'clinic_orders',
  { name: text('name').notNull(), chunk: integer('piece').notNull(), body: text('body').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.chunk] })],
)
