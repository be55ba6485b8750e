import { and, asc, between, eq, inArray } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { Clinic, ClinicPrice, PricingTable } from '../domain/content.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { joinPrices } from './prices.ts'
import { areas, clinicPrices, clinics, listings, pricingRows, pricingTables } from './schema.ts'

/** Clinics in one file of a list, and in one piece of the whole directory. */
export const CLINICS_PER_FILE = 500

export type ExportedClinic = Clinic & { prices: ClinicPrice[] }

/** A file's worth of a list, in the recommended order, with the clinics' prices. Reads a range of one index. */
export async function listForExport(db: Database, service: string, page: number): Promise<Read<ExportedClinic[]>> {
  const first = (page - 1) * CLINICS_PER_FILE
  const inFile = and(
    eq(listings.service, service),
    eq(listings.area, ALL),
    between(listings.recommended, first + 1, first + CLINICS_PER_FILE),
  )
  const { version, results } = await readTogether(db, [
    db
      .select({ clinic: clinics })
      .from(listings)
      .innerJoin(clinics, eq(clinics.id, listings.clinicId))
      .where(inFile)
      .orderBy(asc(listings.recommended)),
    db
      .select()
      .from(clinicPrices)
      .where(inArray(clinicPrices.clinicId, db.select({ id: listings.clinicId }).from(listings).where(inFile)))
      .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
  ] as const)
  const [rows, prices] = results
  const byClinic = Map.groupBy(prices, ({ clinicId }) => clinicId)
  return { version, data: rows.map(({ clinic }) => ({ ...clinic, prices: byClinic.get(clinic.id) ?? [] })) }
}

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
