import type { ClinicFile } from '../clinic-file.ts'
import type { RowIssue } from '../values/reading.ts'
import type { Duplicate } from './duplicates.ts'

/** A clinic before and after a row was merged into it. `before` is null for a new clinic. */
export interface MergedRow {
  row: number
  before: ClinicFile | null
  clinic: ClinicFile
}

export interface ImportPlan {
  changes: MergedRow[]
  unchangedRows: MergedRow[]
  rejections: RowIssue[]
  duplicates: ({ row: number; name: string } & Duplicate)[]
  removedClinicRows: { row: number; id: string; name: string }[]
  /** Numbers of the rows about closed clinics that were never in the directory. Rows with an id are added instead. */
  closedRowNumbers: number[]
  /** Clinics of the directory that the file does not contain, except those that are already closed. */
  missingClinics: ClinicFile[]
  /** Values that were ignored because `npm run clinic` corrected the field, and the row was not checked after that. */
  keptCorrections: RowIssue[]
  notes: RowIssue[]
}
