import { inArray } from 'drizzle-orm'
import type { ClinicCard } from '../domain/clinic-record.ts'
import type { TreatmentOption } from '../domain/option.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { type ListQuery, listClinics } from './clinics.ts'
import { treatmentOptions } from './schema.ts'

export interface FinderPage {
  options: TreatmentOption[]
  clinics: ClinicCard[]
}

/** Clinics that the finder shows; the rest are a link away. */
export const FINDER_CLINICS = 6

/** What the finder says of some treatments, in their order, and the first clinics of the list that was chosen, if one was. */
export async function findFinderPage(
  db: Database,
  treatments: readonly string[],
  list: ListQuery | null,
): Promise<Read<FinderPage>> {
  const { version, results } = await readTogether(db, [
    db
      .select()
      .from(treatmentOptions)
      .where(inArray(treatmentOptions.treatment, [...treatments])),
    listClinics(db, list ? { ...list, perPage: FINDER_CLINICS } : { service: '', area: '', perPage: 0 }),
  ] as const)
  const [options, clinics] = results
  const inOrder = treatments.flatMap((slug) => options.find(({ treatment }) => treatment === slug) ?? [])
  return { version, data: { options: inOrder, clinics } }
}
