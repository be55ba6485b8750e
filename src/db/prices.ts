import { and, asc, between, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { WILDCARD } from '../domain/catalog.ts'
import type { ListedPrice, PriceStatistic, PricingTable } from '../domain/price-record.ts'
import { type Database, queryDataWithVersion, queryRowsWithVersion, type Versioned } from './client.ts'
import { prepareQuery } from './prepared-query.ts'
import { clinicPrices, clinics, guides, priceStatistics, pricingRows, pricingTables, rankedPrices } from './schema.ts'

/** Key of the price table for the treatments without their own table (specification §9). */
const DEFAULT_TABLE_KEY = 'default'

export const selectPricing = (db: Database, slug: string) =>
  [selectPricingTables(db, { slug }), selectPricingRows(db, { slug })] as const

const selectPricingTables = prepareQuery(['slug'], (db, placeholder) =>
  db
    .select()
    .from(pricingTables)
    .where(inArray(pricingTables.treatment, [placeholder('slug'), DEFAULT_TABLE_KEY])),
)

const selectPricingRows = prepareQuery(['slug'], (db, placeholder) =>
  db
    .select()
    .from(pricingRows)
    .where(inArray(pricingRows.treatment, [placeholder('slug'), DEFAULT_TABLE_KEY]))
    .orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
)

export function joinPricingRows(
  tables: (typeof pricingTables.$inferSelect)[],
  rows: (typeof pricingRows.$inferSelect)[],
): PricingTable[] {
  return tables
    .map((table) => ({
      ...table,
      rows: rows.filter(({ treatment }) => treatment === table.treatment).map(({ treatment, position, ...row }) => row),
    }))
    .sort((a, b) => Number(a.treatment === DEFAULT_TABLE_KEY) - Number(b.treatment === DEFAULT_TABLE_KEY))
}

/** Returns the treatment's own table, or else the default table, which `joinPricingRows` puts last, or else null. */
export const pickPricingTable = (tables: readonly PricingTable[]): PricingTable | null => tables[0] ?? null

export const PRICES_PER_PAGE = 24

const { cheapestClinicId, ...statisticColumns } = getTableColumns(priceStatistics)
const clinicLinkColumns = { name: clinics.name, location: clinics.location, segment: clinics.segment }

export const selectStatistics = (db: Database) =>
  db
    .select({ ...statisticColumns, cheapestClinic: clinicLinkColumns })
    .from(priceStatistics)
    .innerJoin(clinics, eq(clinics.id, priceStatistics.cheapestClinicId))
    .$dynamic()

export const selectServicePriceStatistics = prepareQuery(['service', 'area'], (db, placeholder) =>
  selectStatistics(db)
    .where(
      and(
        eq(priceStatistics.item, WILDCARD),
        eq(priceStatistics.area, placeholder('area')),
        eq(priceStatistics.service, placeholder('service')),
      ),
    )
    .orderBy(asc(priceStatistics.unit)),
)

export const findPriceOverview = (db: Database) =>
  queryDataWithVersion(
    db,
    [
      selectStatistics(db)
        .where(and(eq(priceStatistics.item, WILDCARD), eq(priceStatistics.area, WILDCARD)))
        .orderBy(asc(priceStatistics.service), asc(priceStatistics.unit)),
      ...selectPricing(db, DEFAULT_TABLE_KEY),
    ],
    ([statistics, tables, rows]) => ({ statistics, defaultTable: pickPricingTable(joinPricingRows(tables, rows)) }),
  )

export function listAllStatistics(db: Database): Promise<Versioned<PriceStatistic[]>> {
  const { service, item, unit, area } = priceStatistics
  return queryRowsWithVersion(db, selectStatistics(db).orderBy(asc(service), asc(item), asc(unit), asc(area)))
}

/** `table` may be the default table. `workedExample` is HTML of the guide. */
export const findTreatmentPrices = (db: Database, slug: string) =>
  queryDataWithVersion(
    db,
    [
      ...selectPricing(db, slug),
      selectStatistics(db).where(eq(priceStatistics.service, slug)),
      db.select({ workedExample }).from(guides).where(eq(guides.treatment, slug)),
    ],
    ([tables, rows, statistics, [guide]]) => ({
      table: pickPricingTable(joinPricingRows(tables, rows)),
      statistics,
      workedExample: guide?.workedExample ?? null,
    }),
  )

const workedExample = sql<string | null>`${guides.content} ->> '$.workedExample'`

export type PriceGroup = Pick<PriceStatistic, 'service' | 'item' | 'unit' | 'area'>

export function listPrices(db: Database, group: PriceGroup, page: number): Promise<Versioned<ListedPrice[]>> {
  const offset = (page - 1) * PRICES_PER_PAGE
  const query = db
    .select({ price: clinicPrices, clinic: { ...clinicLinkColumns, address: clinics.address, phone: clinics.phone } })
    .from(rankedPrices)
    .innerJoin(clinics, eq(clinics.id, rankedPrices.clinicId))
    .innerJoin(
      clinicPrices,
      and(eq(clinicPrices.clinicId, rankedPrices.clinicId), eq(clinicPrices.position, rankedPrices.position)),
    )
    .where(
      and(
        eq(rankedPrices.service, group.service),
        eq(rankedPrices.item, group.item),
        eq(rankedPrices.unit, group.unit),
        eq(rankedPrices.area, group.area),
        between(rankedPrices.rank, offset + 1, offset + PRICES_PER_PAGE),
      ),
    )
    .orderBy(asc(rankedPrices.rank))
  return queryDataWithVersion(db, [query], ([rows]) => rows.map(({ price, clinic }) => ({ ...price, clinic })))
}
