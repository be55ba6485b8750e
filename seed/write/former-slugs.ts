import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from '../plan/rows.ts'

export type StoredSlug = typeof t.clinicSlugs.$inferSelect

/** Redirects the slugs that clinics have in the database to their new ones, unless another clinic now has the slug. */
export function keepFormerSlugs(rows: PlannedRows, stored: readonly StoredSlug[]): void {
  const clinics = rows.of(t.clinics)
  const ids = new Set(clinics.map(({ id }) => id))
  const taken = new Set([
    ...clinics.flatMap(({ id, segment }) => [id, segment]),
    ...rows.of(t.clinicSlugs).map(({ slug }) => slug),
  ])
  rows.addAll(
    t.clinicSlugs,
    stored.filter(({ clinicId, slug }) => ids.has(clinicId) && !taken.has(slug)),
  )
}
