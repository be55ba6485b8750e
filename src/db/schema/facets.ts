import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { FACETS } from '../../domain/list/facets.ts'
import { json } from './columns.ts'

export const facetValues = sqliteTable('facet_values', {
  position: integer('position').primaryKey(),
  facet: text('facet', { enum: FACETS }).notNull(),
  value: text('value').notNull(),
  name: text('name').notNull(),
  /** For a treatment, the unit in which most clinics price it. */
  unit: text('unit'),
})

/** A packed bitmap of positions in a sort order, so that an intersection of sets is already sorted. */
export const facetSets = sqliteTable(
  'facet_sets',
  { sort: text('sort').notNull(), token: text('token').notNull(), clinics: text('clinics').notNull() },
  (t) => [primaryKey({ columns: [t.sort, t.token] })],
)

/** Clinics open from a minute of the week (Monday 00:00 is 0) until the minute of the next row. */
export const openSets = sqliteTable(
  'open_sets',
  {
    sort: text('sort').notNull(),
    minute: integer('minute').notNull(),
    clinics: text('clinics').notNull(),
    counts: json<number[]>('counts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sort, t.minute] })],
)

/** Precomputed counts for some selections. `counts` is in the order of facet_values. */
export const facetCounts = sqliteTable('facet_counts', {
  selection: text('selection').primaryKey(),
  total: integer('total').notNull(),
  counts: json<number[]>('counts').notNull(),
})

/**
 * Packed 32-bit words, split into chunks because D1 limits a value to 2 MB. The rows named `places` hold coordinates by
 * position in the recommended order. `formats/price-orders.ts` defines the other names.
 */
export const clinicOrders = sqliteTable(
  'clinic_orders',
  { name: text('name').notNull(), chunk: integer('piece').notNull(), body: text('body').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.chunk] })],
)
