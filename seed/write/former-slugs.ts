import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from '../plan/rows.ts'

export type StoredSlug = typeof t.formerClinicSlugs.$inferSelect

/**
 * Adds the stored slugs of earlier loads, so that their redirects keep working. Omits slugs of clinics that are no
 * longer in the data, and slugs that the data already has.
 */
export function keepFormerSlugs(rows: PlannedRows, storedSlugs: readonly StoredSlug[]): void {
  const clinics = rows.of(t.clinics)
  const clinicIds = new Set(clinics.map(({ id }) => id))
  const takenSlugs = new Set([
    ...clinics.flatMap(({ id, segment }) => [id, segment]),
    ...rows.of(t.formerClinicSlugs).map(({ slug }) => slug),
  ])
  rows.addAll(
    t.formerClinicSlugs,
    storedSlugs.filter(({ clinicId, slug }) => clinicIds.has(clinicId) && !takenSlugs.has(slug)),
  )
}
