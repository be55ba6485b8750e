import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'

export interface Table {
  /** For messages. */
  format: string
  /** A remark about the whole file that the user should check. */
  note?: string
  rows: SourceRow[]
  /** One issue for each row with more cells than headings. `rows` does not contain these rows. */
  overlongRowIssues: RowIssue[]
  ignoredHeadings: string[]
  /** Whether an unreadable cell rejects its row only in an essential column. */
  lenient: boolean
}
