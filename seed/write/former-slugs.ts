import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from '../plan/rows.ts'

export type StoredSlug = typeof t.clinicSlugs.$inferSelect

/** Keeps redirects from the stored slugs of the planned clinics, except from slugs that a planned clinic uses now. */
export function keepFormerSlugs(rows: PlannedRows, storedSlugs: readonly StoredSlug[]): void {
  const clinics = rows.of(t.clinics)
  const clinicIds = new Set(clinics.map(({ id }) => id))
  const takenSlugs = new Set([
    ...clinics.flatMap(({ id, segment }) => [id, segment]),
    ...rows.of(t.clinicSlugs).map(({ slug }) => slug),
  ])
  rows.addAll(
    t.clinicSlugs,
    storedSlugs.filter(({ clinicId, slug }) => clinicIds.has(clinicId) && !takenSlugs.has(slug)),
  )
}
