import { and, asc, between, eq, inArray } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ListedPrice, PriceStatistic, PricingRow, PricingTable } from '../domain/price-record.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { prepareQuery } from './prepared-query.ts'
import { clinicPrices, clinics, pricePlaces, priceStatistics, pricingRows, pricingTables } from './schema.ts'

/** The table of treatments that have none of their own (specification §9). */
const DEFAULT_TABLE = 'default'

/** The treatment's own table and the default one, as two queries for a batch; `ownPrices` takes the right one. */
export const priceQueries = (db: Database, slug: string) => [tablesOf(db, { slug }), rowsOf(db, { slug })] as const

const tablesOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(pricingTables)
    .where(inArray(pricingTables.treatment, [value('slug'), DEFAULT_TABLE])),
)

const rowsOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(pricingRows)
    .where(inArray(pricingRows.treatment, [value('slug'), DEFAULT_TABLE]))
    .orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
)

/** Tables with their rows, the treatment's own first. */
export function joinPrices(
  tables: (typeof pricingTables.$inferSelect)[],
  rows: (PricingRow & { treatment: string })[],
): PricingTable[] {
  return tables
    .map((table) => ({ ...table, rows: rows.filter((row) => row.treatment === table.treatment) }))
    .sort((a, b) => Number(a.treatment === DEFAULT_TABLE) - Number(b.treatment === DEFAULT_TABLE))
}

/** The treatment's own table, or the default one where it has none: two tables would give two prices for one thing. */
export const ownPrices = (tables: readonly PricingTable[]): PricingTable | null => tables[0] ?? null

/** Prices of clinics on one page. */
export const PRICES_PER_PAGE = 24

const statisticColumns = {
  service: priceStatistics.service,
  item: priceStatistics.item,
  unit: priceStatistics.unit,
  area: priceStatistics.area,
  clinics: priceStatistics.clinics,
  prices: priceStatistics.prices,
  minPrice: priceStatistics.minPrice,
  middlePrice: priceStatistics.middlePrice,
  maxPrice: priceStatistics.maxPrice,
  cheapest: { name: clinics.name, location: clinics.location, segment: clinics.segment },
}

const selectStatistics = (db: Database) =>
  db
    .select(statisticColumns)
    .from(priceStatistics)
    .innerJoin(clinics, eq(clinics.id, priceStatistics.cheapestClinicId))
    .$dynamic()

/** What clinics of an area (or of all) charge for a service, whatever it is they price, as a query for a batch. */
export const listStatisticsOf = (db: Database, service: string, area: string) => statisticsOf(db, { service, area })

const statisticsOf = prepareQuery(['service', 'area'], (db, value) =>
  selectStatistics(db)
    .where(
      and(
        eq(priceStatistics.item, ALL),
        eq(priceStatistics.area, value('area')),
        eq(priceStatistics.service, value('service')),
      ),
    )
    .orderBy(asc(priceStatistics.unit)),
)

export interface PriceOverview {
  /** Every service's over all areas. As many rows as there are services and units, however many clinics. */
  statistics: PriceStatistic[]
  /** Of treatments without a table of their own. */
  usual: PricingTable | null
}

/** What every treatment costs. */
export async function listPriceOverview(db: Database): Promise<Read<PriceOverview>> {
  const { version, results } = await readTogether(db, [
    selectStatistics(db)
      .where(and(eq(priceStatistics.item, ALL), eq(priceStatistics.area, ALL)))
      .orderBy(asc(priceStatistics.service), asc(priceStatistics.unit)),
    ...priceQueries(db, DEFAULT_TABLE),
  ] as const)
  const [statistics, tables, rows] = results
  return { version, data: { statistics, usual: ownPrices(joinPrices(tables, rows)) } }
}

/** All statistics, for the download: a row for each service, item, unit and area. */
export async function listAllStatistics(db: Database): Promise<Read<PriceStatistic[]>> {
  const { version, results } = await readTogether(db, [
    selectStatistics(db).orderBy(
      asc(priceStatistics.service),
      asc(priceStatistics.item),
      asc(priceStatistics.unit),
      asc(priceStatistics.area),
    ),
  ] as const)
  return { version, data: results[0] }
}

export interface TreatmentPrices {
  /** The editors' table; null only while the data are being replaced. */
  table: PricingTable | null
  /** Of every item, unit and area. */
  statistics: PriceStatistic[]
}

/** What a treatment costs by the editors' table, and what clinics say. */
export async function findTreatmentPrices(db: Database, slug: string): Promise<Read<TreatmentPrices>> {
  const { version, results } = await readTogether(db, [
    ...priceQueries(db, slug),
    selectStatistics(db).where(eq(priceStatistics.service, slug)),
  ] as const)
  const [tables, rows, statistics] = results
  return { version, data: { table: ownPrices(joinPrices(tables, rows)), statistics } }
}

/** Which of a service's prices. */
export interface PriceGroup {
  service: string
  item: string
  unit: string
  area: string
}

/** A page of the clinics' own prices, the cheapest first. */
export async function listPrices(db: Database, group: PriceGroup, page: number): Promise<Read<ListedPrice[]>> {
  const first = (page - 1) * PRICES_PER_PAGE
  const { version, results } = await readTogether(db, [
    db
      .select({ price: clinicPrices, clinic: clinicColumns })
      .from(pricePlaces)
      .innerJoin(clinics, eq(clinics.id, pricePlaces.clinicId))
      .innerJoin(
        clinicPrices,
        and(eq(clinicPrices.clinicId, pricePlaces.clinicId), eq(clinicPrices.position, pricePlaces.position)),
      )
      .where(
        and(
          eq(pricePlaces.service, group.service),
          eq(pricePlaces.item, group.item),
          eq(pricePlaces.unit, group.unit),
          eq(pricePlaces.area, group.area),
          between(pricePlaces.place, first + 1, first + PRICES_PER_PAGE),
        ),
      )
      .orderBy(asc(pricePlaces.place)),
  ] as const)
  return { version, data: results[0].map(({ price, clinic }) => ({ ...price, clinic })) }
}

const clinicColumns = {
  name: clinics.name,
  location: clinics.location,
  segment: clinics.segment,
  address: clinics.address,
  phone: clinics.phone,
}
