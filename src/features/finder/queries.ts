import { inArray } from 'drizzle-orm'
import { type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { type ListQuery, listClinics } from '../../db/clinics.ts'
import { treatmentOptions } from '../../db/schema.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { TreatmentOption } from '../../domain/treatment/option.ts'

export interface FinderPage {
  options: TreatmentOption[]
  clinics: ClinicCard[]
}

export const FINDER_CLINICS = 6

/** Returns the options of the treatments, in the given order, and the first clinics of the chosen list. */
export async function findFinderPage(
  db: Database,
  treatments: readonly string[],
  list: ListQuery | null,
): Promise<Versioned<FinderPage>> {
  const { version, results } = await queryWithVersion(db, [
    db
      .select()
      .from(treatmentOptions)
      .where(inArray(treatmentOptions.treatment, [...treatments])),
    listClinics(db, list ? { ...list, perPage: FINDER_CLINICS } : { service: '', area: '', perPage: 0 }),
  ])
  const [options, clinics] = results
  const inOrder = treatments.flatMap((slug) => options.find(({ treatment }) => treatment === slug) ?? [])
  return { version, data: { options: inOrder, clinics } }
}
