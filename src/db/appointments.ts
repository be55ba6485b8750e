import { asc, eq } from 'drizzle-orm'
import type { Bookable } from '../domain/clinic-record.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { cardColumns } from './clinics.ts'
import { placesOfList } from './lists.ts'
import { clinics, listings } from './schema.ts'

/** As many clinics as are put in the order of their doors at once: what a page reads is bounded by it. */
export const CLINICS_CONSIDERED = 96

/** A page of a list in the recommended order, with what it takes to call: `CLINICS_CONSIDERED` clinics at most. */
export async function listBookable(
  db: Database,
  { service, area, page }: { service: string; area: string; page: number },
): Promise<Read<Bookable[]>> {
  const before = (page - 1) * CLINICS_CONSIDERED
  const { version, results } = await readTogether(db, [
    db
      .select({ ...cardColumns, phone: clinics.phone, hours: clinics.hours, byAppointment: clinics.byAppointment })
      .from(listings)
      .innerJoin(clinics, eq(clinics.id, listings.clinicId))
      .where(placesOfList({ service, area, first: before + 1, last: before + CLINICS_CONSIDERED }))
      .orderBy(asc(listings.recommended)),
  ] as const)
  return { version, data: results[0] }
}
