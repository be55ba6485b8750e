import { asc, eq, inArray } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { Clinic } from '../domain/clinic-record.ts'
import type { ClinicPrice, PricingTable } from '../domain/price-record.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { type ListRange, placesOfList } from './lists.ts'
import { joinPrices } from './prices.ts'
import { areas, clinicPrices, clinics, listings, pricingRows, pricingTables } from './schema.ts'

// What programs read: the pages of the JSON API, the lists as files, the whole directory.

/** Clinics in one file of a list, and in one piece of the whole directory. */
export const CLINICS_PER_FILE = 500

export type ExportedClinic = Clinic & { prices: ClinicPrice[] }

/** Whole clinics of a list in the recommended order, behind a place in it (0: from the first). */
export async function listWholeClinics(
  db: Database,
  { service, area, after, limit }: { service: string; area: string; after: number; limit: number },
): Promise<Read<Clinic[]>> {
  const { version, results } = await readTogether(db, [
    wholeClinics(db, { service, area, first: after + 1, last: after + limit }),
  ] as const)
  return { version, data: results[0].map((row) => row.clinic) }
}

/** A file's worth of a list, in the recommended order, with the clinics' prices. */
export async function listForExport(db: Database, service: string, page: number): Promise<Read<ExportedClinic[]>> {
  const before = (page - 1) * CLINICS_PER_FILE
  const range = { service, area: ALL, first: before + 1, last: before + CLINICS_PER_FILE }
  const idsInFile = db.select({ id: listings.clinicId }).from(listings).where(placesOfList(range))
  const { version, results } = await readTogether(db, [
    wholeClinics(db, range),
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

const wholeClinics = (db: Database, range: ListRange) =>
  db
    .select({ clinic: clinics })
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(placesOfList(range))
    .orderBy(asc(listings.recommended))

/** All price tables of the editors with their rows, the default one last. They are content: a few dozen. */
export async function listPricingTables(db: Database): Promise<Read<PricingTable[]>> {
  const { version, results } = await readTogether(db, [
    db.select().from(pricingTables).orderBy(asc(pricingTables.treatment)),
    db.select().from(pricingRows).orderBy(asc(pricingRows.treatment), asc(pricingRows.position)),
  ] as const)
  return { version, data: joinPrices(...results) }
}

/** Where the areas are. */
export async function listAreaPoints(db: Database): Promise<Read<{ slug: string; lat: number; lng: number }[]>> {
  const { version, results } = await readTogether(db, [
    db.select({ slug: areas.slug, lat: areas.lat, lng: areas.lng }).from(areas).orderBy(asc(areas.position)),
  ] as const)
  return { version, data: results[0] }
}
