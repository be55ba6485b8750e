import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const pricingTables = sqliteTable('pricing_tables', {
  /** `default` for the table of treatments that have none of their own. */
  treatment: text('treatment').primaryKey(),
  note: text('note'),
  source: text('source').notNull(),
  asOf: text('as_of').notNull(),
})

export const pricingRows = sqliteTable(
  'pricing_rows',
  {
    treatment: text('treatment').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    unit: text('unit').notNull(),
    averagePrice: integer('average_price').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.position] })],
)

export const clinicPrices = sqliteTable(
  'clinic_prices',
  {
    clinicId: text('clinic_id').notNull(),
    position: integer('position').notNull(),
    service: text('service').notNull(),
    label: text('label').notNull(),
    unit: text('unit').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    asOf: text('as_of').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.position] }), index('clinic_prices_by_service').on(t.service, t.unit)],
)

/**
 * What clinics charge for a service by unit, area (`*` for all) and item (a row of the treatment's price table, `*` for
 * whatever is priced by this unit), worked out when the data is loaded. In whole US dollars.
 */
export const priceStatistics = sqliteTable(
  'price_statistics',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    clinics: integer('clinics').notNull(),
    /** How many rows of `price_places` stand behind it: a clinic may state several prices. */
    prices: integer('prices').notNull(),
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    /** The median of the clinics' own middles. */
    middlePrice: integer('middle_price').notNull(),
    cheapestClinicId: text('cheapest_clinic_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.item, t.unit, t.area] }),
    index('price_statistics_by_area').on(t.item, t.area, t.service),
  ],
)

/** The prices behind each of the statistics, the cheapest first: a page of them is a range of one index. */
export const pricePlaces = sqliteTable(
  'price_places',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    /** 1, 2, 3 … */
    place: integer('place').notNull(),
    clinicId: text('clinic_id').notNull(),
    /** Which of the clinic's prices it is. */
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.service, t.item, t.unit, t.area, t.place] })],
)
