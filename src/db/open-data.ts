import { and, asc, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { WILDCARD } from '../domain/catalog.ts'
import type { Clinic, ExportedClinic } from '../domain/clinic/clinic-record.ts'
import type { ClinicPrice, PricingTable } from '../domain/price-record.ts'
import { type Database, queryDataWithVersion, queryRowsWithVersion, type Versioned } from './client.ts'
import { clinicColumns, isInListRange, type ListRange } from './clinics.ts'
import { joinPricingRows } from './prices.ts'
import { areas, clinicPrices, clinics, formerClinicSlugs, listings, pricingRows, pricingTables } from './schema.ts'

export const CLINICS_PER_EXPORT_PAGE = 500

export function listClinicRange(
  db: Database,
  { service, area, skip, limit }: { service: string; area: string; skip: number; limit: number },
): Promise<Versioned<Clinic[]>> {
  const range = { service, area, first: skip + 1, last: skip + limit }
  return queryRowsWithVersion(db, selectClinics(db, range))
}

export function listClinicsForExport(db: Database, service: string, page: number) {
  const offset = (page - 1) * CLINICS_PER_EXPORT_PAGE
  const range = { service, area: WILDCARD, first: offset + 1, last: offset + CLINICS_PER_EXPORT_PAGE }
  const clinicIds = db.select({ id: listings.clinicId }).from(listings).where(isInListRange(range))
  return queryDataWithVersion(
    db,
    [selectClinics(db, range), ...selectPricesAndFormerSlugs(db, clinicIds)],
    joinPricesAndFormerSlugs,
  )
}

export function listClosedClinicsForExport(db: Database, afterId: string) {
  const closedClinicsQuery = db
    .select(clinicColumns)
    .from(clinics)
    .where(and(isClosed, gt(clinics.id, afterId)))
    .orderBy(asc(clinics.id))
    .limit(CLINICS_PER_EXPORT_PAGE)
  const closedClinics = closedClinicsQuery.as('closed_clinics')
  const clinicIds = db.select({ id: closedClinics.id }).from(closedClinics)
  return queryDataWithVersion(
    db,
    [closedClinicsQuery, ...selectPricesAndFormerSlugs(db, clinicIds)],
    joinPricesAndFormerSlugs,
  )
}

const isClosed = sql`${clinics.status} ->> '$.kind' = 'closed'`

const selectPricesAndFormerSlugs = (db: Database, clinicIds: SQLWrapper) =>
  [
    db
      .select()
      .from(clinicPrices)
      .where(inArray(clinicPrices.clinicId, clinicIds))
      .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
    db.select().from(formerClinicSlugs).where(inArray(formerClinicSlugs.clinicId, clinicIds)).orderBy(sql`rowid`),
  ] as const

function joinPricesAndFormerSlugs([clinicRows, prices, formerSlugs]: readonly [
  Clinic[],
  (ClinicPrice & { clinicId: string })[],
  { slug: string; clinicId: string }[],
]): ExportedClinic[] {
  const pricesByClinicId = Map.groupBy(prices, ({ clinicId }) => clinicId)
  const formerSlugsByClinicId = Map.groupBy(formerSlugs, ({ clinicId }) => clinicId)
  return clinicRows.map((clinic) => ({
    ...clinic,
    previousSlugs: (formerSlugsByClinicId.get(clinic.id) ?? []).map(({ slug }) => slug),
    prices: pricesByClinicId.get(clinic.id) ?? [],
  }))
}

const selectClinics = (db: Database, range: ListRange) =>
  db
    .select(clinicColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(isInListRange(range))
    .orderBy(asc(listings.recommended))

export const listPricingTables = (db: Database): Promise<Versioned<PricingTable[]>> =>
  queryDataWithVersion(
    db,
    [
      db.select().from(pricingTables).orderBy(asc(pricingTables.treatment)),
      db.select().from(pricingRows).orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
    ],
    ([tables, rows]) => joinPricingRows(tables, rows),
  )

export const listAreaPoints = (db: Database): Promise<Versioned<{ slug: string; lat: number; lng: number }[]>> =>
  queryRowsWithVersion(
    db,
    db.select({ slug: areas.slug, lat: areas.lat, lng: areas.lng }).from(areas).orderBy(asc(areas.position)),
  )
