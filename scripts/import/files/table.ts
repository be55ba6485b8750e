import type { SourceRow } from '../row-reader.ts'
import type { Finding } from '../values/reading.ts'

/** The rows of a file of any format. */
export interface Table {
  /** The format, in words. */
  format: string
  /** What someone should check about the file as a whole. */
  note?: string
  rows: SourceRow[]
  /** Rows that cannot be split into cells. */
  broken: Finding[]
  /** Headings that the import ignores. */
  ignored: string[]
  /**
   * Whether only a missing name or address rejects a row, because the file comes from a map that its user cannot
   * correct.
   */
  lenient: boolean
}
