import type { ClinicFile } from '../clinic-file.ts'
import type { RowIssue } from '../values/reading.ts'
import type { Duplicate } from './duplicates.ts'

/** `before` is null for a new clinic. */
export interface ClinicChange {
  row: number
  before: ClinicFile | null
  clinic: ClinicFile
}

export interface ImportPlan {
  clinics: ClinicChange[]
  unchanged: ClinicChange[]
  rejected: RowIssue[]
  duplicates: ({ row: number; name: string } & Duplicate)[]
  removed: { row: number; id: string; name: string }[]
  /** Rows about closed clinics that were never in the directory. */
  closed: number[]
  /** Clinics of the directory that the file does not contain, except those that are already closed. */
  missing: ClinicFile[]
  /** Values that were ignored because `npm run clinic` has corrected the field since the row was checked. */
  kept: RowIssue[]
  notes: RowIssue[]
}
