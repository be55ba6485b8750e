import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'

export interface Table {
  format: string
  note?: string
  rows: SourceRow[]
  overlongRowIssues: RowIssue[]
  ignoredHeadings: string[]
  /** Whether an unreadable cell rejects its row only in an essential column. */
  lenient: boolean
}
