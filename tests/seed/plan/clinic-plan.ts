import type { SeedFiles } from '../../../seed/load/load.ts'
import { planClinics } from '../../../seed/plan/clinics.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { seedFiles } from '../tools/seed-folder.ts'

export const seed = seedFiles()

export function plan(files: SeedFiles) {
  const rows = new PlannedRows()
  planClinics(files, rows, new Map())
  return { rows, clinics: new Map(rows.of(t.clinics).map((clinic) => [clinic.id, clinic])) }
}

/** Plans few clinics, because drawing all pictures would be slow. */
export function planEightClinics(change: (files: SeedFiles) => void) {
  const files = structuredClone(seed)
  files.clinics.splice(8)
  change(files)
  return plan(files)
}

export const samplePlan = plan(seed)
