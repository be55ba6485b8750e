import type { ClinicFile } from '../clinic-file.ts'
import type { Finding } from '../values/reading.ts'
import type { Duplicate } from './duplicates.ts'

/** A clinic as it would be written. `before` is null for a new one. */
export interface PlannedClinic {
  row: number
  before: ClinicFile | null
  clinic: ClinicFile
}

export interface ImportPlan {
  /** New and changed clinics. */
  clinics: PlannedClinic[]
  /** Rows that change nothing. */
  unchanged: PlannedClinic[]
  rejected: Finding[]
  duplicates: ({ row: number; name: string } & Duplicate)[]
  /** Rows about clinics that the owner removed. */
  removed: { row: number; id: string; name: string }[]
  /** Rows about closed clinics that were never in the directory. */
  closed: number[]
  /** Clinics of the directory that the file does not contain, except those that are already closed. */
  missing: ClinicFile[]
  /** Values that were left out because a correction by command is newer than the row. */
  kept: Finding[]
  notes: Finding[]
}
