import type { SourceRow } from '../row-reader.ts'
import type { Finding } from '../values/reading.ts'

/** The rows of a file of any format. */
export interface Table {
  /** The name of the format, for messages. */
  format: string
  /** A remark about the whole file that the user should check. */
  note?: string
  rows: SourceRow[]
  /** Rows that cannot be split into cells. */
  broken: Finding[]
  /** Headings that the import ignores. */
  ignored: string[]
  /**
   * Whether a fault rejects a row only if it is in an essential column. True for files from maps, which their user
   * cannot correct, and with --skip-cells.
   */
  lenient: boolean
}
