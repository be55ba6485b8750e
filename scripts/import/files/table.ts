import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'

export interface Table {
  format: string
  note?: string
  rows: SourceRow[]
  overlongRowIssues: RowIssue[]
  ignoredHeadings: string[]
  /** Whether unreadable cells are left out. In ESSENTIAL_COLUMNS, an unreadable cell always rejects the row. */
  lenient: boolean
}
