import type { SourceRow } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { cleanText } from '../values/scalars.ts'
import { assignColumns, type HeadingMap, isDownload } from './columns.ts'

export interface Table {
  format: string
  note?: string
  rows: SourceRow[]
  overlongRowIssues: RowIssue[]
  ignoredHeadings: string[]
  /** Whether unreadable cells are left out. In ESSENTIAL_COLUMNS, an unreadable cell always rejects the row. */
  lenient: boolean
}

/** Matches numbers, UUIDs, and the ids of Yelp, Google, MongoDB and Google Maps. */
const FOREIGN_ID_PATTERN =
  /^(?:\d+(?:\.0)?|(?=.*[a-z])(?=.*[A-Z])(?=.*(?:[a-z][A-Z]|\d(?!st|nd|rd|th)[a-zA-Z]|[A-Z]{2}[a-z]))[\w-]{15,}|[\da-f]{24}|0x[\da-f]+:0x[\da-f]+|[\da-fA-F]{8}-[\da-fA-F-]{27})$/

/** Ignores the ids if all of them look like those of another list, because ids become the URLs of pages. */
export function ignoreForeignIds(table: Table, headings: readonly string[], headingMap: HeadingMap): Table {
  const ids = table.rows.flatMap(({ cells }) => cells.id ?? [])
  const areForeign = ids.length > 0 && ids.every((id) => FOREIGN_ID_PATTERN.test(cleanText(id)))
  if (!areForeign || isDownload(headings) || [...headingMap.values()].includes('id')) return table
  const idHeading = headings[assignColumns(headings, headingMap).indexOf('id')] ?? 'id'
  return {
    ...table,
    rows: table.rows.map(({ row, cells: { id, ...cells } }) => ({ row, cells })),
    ignoredHeadings: [idHeading, ...table.ignoredHeadings],
  }
}
