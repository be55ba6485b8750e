import type { SourceRow } from '../row-reader.ts'
import type { Finding } from '../values/reading.ts'

/** The rows of a file of any format. */
export interface Table {
  /** The format, in words. */
  format: string
  /** What someone should check about the file as a whole. */
  note?: string
  rows: SourceRow[]
  /** Rows that cannot be taken apart into cells. */
  broken: Finding[]
  /** Headings that the import does not take. */
  ignored: string[]
  /** Only a name or an address rejects a row: the file comes from a map that nobody here can correct. */
  lenient: boolean
}
