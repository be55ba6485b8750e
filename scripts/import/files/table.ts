import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'

export interface Table {
  /** For messages. */
  format: string
  /** A remark about the whole file that the user should check. */
  note?: string
  rows: SourceRow[]
  /** Issues of rows that have more cells than headings. These rows are not in `rows`. */
  broken: RowIssue[]
  ignored: string[]
  /** Whether an unreadable cell rejects its row only in an essential column. */
  lenient: boolean
}
