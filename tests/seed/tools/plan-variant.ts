import { PlannedRows, seededTables } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { planSample } from './planned-seed.ts'

export const samplePlan = planSample()

/** Returns a changed copy of the sample's plan, with a new version and without Open Graph images. */
export function createPlanVariant(version: string, change: (rows: PlannedRows) => void = () => {}) {
  const rows = new PlannedRows()
  for (const table of seededTables) rows.add(table, ...structuredClone(samplePlan.rows.of(table)))
  for (const site of rows.of(t.site)) site.version = version
  change(rows)
  return { rows, version }
}

export function changeClinicPhone(rows: PlannedRows): void {
  for (const clinic of rows.of(t.clinics)) if (clinic.id === 'clinic-001') clinic.phone = '+12125550199'
  for (const item of rows.of(t.contentItems)) if (item.kind === 'clinic' && item.id === 'clinic-001') item.hash = 'new'
}
