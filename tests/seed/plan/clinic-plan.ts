import type { SeedFiles } from '../../../seed/load/load.ts'
import { planClinics } from '../../../seed/plan/clinics.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

export const sampleFiles = loadSampleFiles()

function planClinicRows(files: SeedFiles) {
  const rows = new PlannedRows()
  planClinics(files, rows)
  return { rows, clinics: new Map(rows.of(t.clinics).map((clinic) => [clinic.id, clinic])) }
}

/** Plans the sample's first eight clinics after a change. Drawing the pictures of all clinics again would be slow. */
export function planEightClinics(change: (files: SeedFiles) => void) {
  const files = structuredClone(sampleFiles)
  files.clinics.splice(8)
  change(files)
  return planClinicRows(files)
}

export const samplePlan = planClinicRows(sampleFiles)
