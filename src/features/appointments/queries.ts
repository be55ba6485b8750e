import { asc, eq } from 'drizzle-orm'
import { type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { cardColumns } from '../../db/clinics.ts'
import { isInListRange } from '../../db/lists.ts'
import { clinics, listings } from '../../db/schema.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'

/** Number of clinics that one page reads and sorts by opening time. */
export const CLINICS_CONSIDERED = 96

/** Returns the clinics of a page in recommended order. The page then sorts them by opening time. */
export async function listClinicsToCheck(
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
