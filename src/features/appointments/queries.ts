import { asc, eq } from 'drizzle-orm'
import { type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { cardColumns } from '../../db/clinics.ts'
import { isInListRange } from '../../db/lists.ts'
import { clinics, listings } from '../../db/schema.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'

/** Number of clinics sorted by opening time at once. Bounds what a page reads. */
export const CLINICS_CONSIDERED = 96

/** Returns a page in recommended order, at most `CLINICS_CONSIDERED` clinics. */
export async function listBookable(
  db: Database,
  { service, area, page }: { service: string; area: string; page: number },
): Promise<Versioned<ClinicCard[]>> {
  const before = (page - 1) * CLINICS_CONSIDERED
  const { version, results } = await queryWithVersion(db, [
    db
      .select(cardColumns)
      .from(listings)
      .innerJoin(clinics, eq(clinics.id, listings.clinicId))
      .where(isInListRange({ service, area, first: before + 1, last: before + CLINICS_CONSIDERED }))
      .orderBy(asc(listings.recommended)),
  ] as const)
  return { version, data: results[0] }
}
