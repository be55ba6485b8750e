import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { FACETS } from '../../domain/facets.ts'
import { json } from './columns.ts'

/** Every value a list can be narrowed by, in the order in which pages show them. */
export const facetValues = sqliteTable('facet_values', {
  position: integer('position').primaryKey(),
  facet: text('facet', { enum: FACETS }).notNull(),
  value: text('value').notNull(),
  name: text('name').notNull(),
  /** Of a treatment: the unit that most clinics price it in. */
  unit: text('unit'),
})

/**
 * Which clinics have a value: a packed bitmap of their places in an order of the whole directory, so that a
 * combination of filters is an intersection of a few rows, and its pages come out in order, with no sorting.
 */
export const facetSets = sqliteTable(
  'facet_sets',
  { sort: text('sort').notNull(), token: text('token').notNull(), clinics: text('clinics').notNull() },
  (t) => [primaryKey({ columns: [t.sort, t.token] })],
)

/** Who is open, from a minute of the week (Monday 00:00 is 0) until that of the next row. `counts` as in facet_counts. */
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

/** The counts of the selections that are worked out when the data is loaded, one for each row of facet_values. */
export const facetCounts = sqliteTable('facet_counts', {
  selection: text('selection').primaryKey(),
  total: integer('total').notNull(),
  counts: json<number[]>('counts').notNull(),
})

/**
 * Packed words by the clinics' places in the recommended order: `price/{service}` those with a price, cheapest
 * first; `places` two for each clinic, latitude and longitude. In pieces, since a value is 2 MB at most.
 */
export const clinicOrders = sqliteTable(
  'clinic_orders',
  { name: text('name').notNull(), piece: integer('piece').notNull(), body: text('body').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.piece] })],
)
