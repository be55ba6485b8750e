import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const pricingTables = sqliteTable('pricing_tables', {
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
    averagePrice: real('average_price').notNull(),
    minPrice: real('min_price').notNull(),
    maxPrice: real('max_price').notNull(),
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
    minPrice: real('min_price').notNull(),
    maxPrice: real('max_price').notNull(),
    asOf: text('as_of').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.position] }), index('clinic_prices_by_service').on(t.service, t.unit)],
)

/** Prices are in US dollars. `item` is the `type` of a pricing row. `*` stands for all areas or all items. */
export const priceStatistics = sqliteTable(
  'price_statistics',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    clinicCount: integer('clinics').notNull(),
    priceCount: integer('prices').notNull(),
    minPrice: real('min_price').notNull(),
    maxPrice: real('max_price').notNull(),
    medianPrice: real('middle_price').notNull(),
    cheapestClinicId: text('cheapest_clinic_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.item, t.unit, t.area] }),
    index('price_statistics_by_area').on(t.item, t.area, t.service),
  ],
)

export const rankedPrices = sqliteTable(
  'price_places',
  {
    service: text('service').notNull(),
    item: text('item').notNull(),
    unit: text('unit').notNull(),
    area: text('area').notNull(),
    rank: integer('place').notNull(),
    clinicId: text('clinic_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.service, t.item, t.unit, t.area, t.rank] })],
)
