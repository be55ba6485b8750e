import { and, asc, between, eq } from 'drizzle-orm'
import type { Clinic } from '../domain/content.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { clinics, listings } from './schema.ts'

/** Whole clinics of a list in the recommended order, behind a place in it (0: from the first). A range of one index. */
export async function listClinicRecords(
  db: Database,
  { service, area, after, limit }: { service: string; area: string; after: number; limit: number },
): Promise<Read<Clinic[]>> {
  const { version, results } = await readTogether(db, [
    db
      .select({ clinic: clinics })
      .from(listings)
      .innerJoin(clinics, eq(clinics.id, listings.clinicId))
      .where(
        and(
          eq(listings.service, service),
          eq(listings.area, area),
          between(listings.recommended, after + 1, after + limit),
        ),
      )
      .orderBy(asc(listings.recommended)),
  ] as const)
  return { version, data: results[0].map((row) => row.clinic) }
}
