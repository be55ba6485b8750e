import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'

/** An imported file, in the same form for every format. */
export interface Table {
  /** Name of the format, for messages. */
  format: string
  /** A remark about the whole file that the user should check. */
  note?: string
  rows: SourceRow[]
  /** Issues of rows that have more cells than headings. These rows are not in `rows`. */
  broken: RowIssue[]
  /** Headings that the import ignores. */
  ignored: string[]
  /**
   * Whether an unreadable cell rejects its row only in an essential column. True with --skip-cells, and for map data,
   * which the user cannot correct.
   */
  lenient: boolean
}
