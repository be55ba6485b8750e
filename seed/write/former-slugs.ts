import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from '../plan/rows.ts'

export type StoredSlug = typeof t.formerClinicSlugs.$inferSelect

/** Redirects from the slugs of earlier loads keep working, unless the clinic is gone or the slug is taken. */
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
