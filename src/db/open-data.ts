import { asc, eq, inArray } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { Clinic } from '../domain/clinic-record.ts'
import type { ClinicPrice, PricingTable } from '../domain/price-record.ts'
import { type Database, queryWithVersion, type Versioned } from './client.ts'
import { isInListRange, type ListRange } from './lists.ts'
import { joinPricingRows } from './prices.ts'
import { areas, clinicPrices, clinics, listings, pricingRows, pricingTables } from './schema.ts'

/** Clinics per file of a list, and per chunk of the whole directory. */
export const CLINICS_PER_FILE = 500

export type ExportedClinic = Clinic & { prices: ClinicPrice[] }

/** `after`: a 1-based position in the recommended order, or 0. */
export async function listClinicsAfter(
  db: Database,
  { service, area, after, limit }: { service: string; area: string; after: number; limit: number },
): Promise<Versioned<Clinic[]>> {
  const { version, results } = await queryWithVersion(db, [
    selectClinics(db, { service, area, first: after + 1, last: after + limit }),
  ] as const)
  return { version, data: results[0].map((row) => row.clinic) }
}

export async function listClinicsForExport(
  db: Database,
  service: string,
  page: number,
): Promise<Versioned<ExportedClinic[]>> {
  const before = (page - 1) * CLINICS_PER_FILE
  const range = { service, area: ALL, first: before + 1, last: before + CLINICS_PER_FILE }
  const idsInFile = db.select({ id: listings.clinicId }).from(listings).where(isInListRange(range))
  const { version, results } = await queryWithVersion(db, [
    selectClinics(db, range),
    db
      .select()
      .from(clinicPrices)
      .where(inArray(clinicPrices.clinicId, idsInFile))
      .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
  ] as const)
  const [rows, prices] = results
  const byClinic = Map.groupBy(prices, ({ clinicId }) => clinicId)
  return { version, data: rows.map(({ clinic }) => ({ ...clinic, prices: byClinic.get(clinic.id) ?? [] })) }
}

const selectClinics = (db: Database, range: ListRange) =>
  db
    .select({ clinic: clinics })
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(isInListRange(range))
    .orderBy(asc(listings.recommended))

/** There are a few dozen. The default table comes last. */
export async function listPricingTables(db: Database): Promise<Versioned<PricingTable[]>> {
  const { version, results } = await queryWithVersion(db, [
    db.select().from(pricingTables).orderBy(asc(pricingTables.treatment)),
    db.select().from(pricingRows).orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
  ] as const)
  return { version, data: joinPricingRows(...results) }
}

export async function listAreaPoints(db: Database): Promise<Versioned<{ slug: string; lat: number; lng: number }[]>> {
  const { version, results } = await queryWithVersion(db, [
    db.select({ slug: areas.slug, lat: areas.lat, lng: areas.lng }).from(areas).orderBy(asc(areas.position)),
  ] as const)
  return { version, data: results[0] }
}
