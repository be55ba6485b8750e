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

/**
 * `clinicBitmap` has the positions, in the order `sort`, of the clinics that match `token`, such as `open=sunday`. For
 * `open=now`, it has all clinics with opening times.
 */
export const facetSets = sqliteTable(
  'facet_sets',
  { sort: text('sort').notNull(), token: text('token').notNull(), clinicBitmap: text('clinics').notNull() },
  (t) => [primaryKey({ columns: [t.sort, t.token] })],
)

/**
 * Each row has the clinics that count as open from `minute` (0 is Monday 00:00) until the `minute` of the next row with
 * the same `sort`, or until the end of the week. Opening and closing times are rounded up to a quarter hour. `counts`
 * has the number of these clinics for each row of `facet_values`.
 */
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

/**
 * `total` is the number of clinics that match the selection. For `open=now`, it is the number of clinics with opening
 * times. `counts` has the number of these clinics for each row of `facet_values`. A selection without a row matches no
 * clinic if `isPrecounted` is true for it.
 */
export const facetCounts = sqliteTable('facet_counts', {
  selection: text('selection').primaryKey(),
  total: integer('total').notNull(),
  counts: declareJsonColumn<number[]>('counts').notNull(),
})

/**
 * Packed lists of 32-bit words, split into chunks because D1 limits a value to 2 MB.
 * `src/db/formats/packed-list-names.ts` has the names of the lists.
 */
export const packedLists = sqliteTable(
  'clinic_orders',
  { name: text('name').notNull(), chunk: integer('piece').notNull(), body: text('body').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.chunk] })],
)
