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

/**
 * Ignores the ids if all of them are numbers, because then they are the ids of another list. Keeps them in a download of
 * this site, and if the heading map has a heading for ids.
 */
export function ignoreNumericIds(table: Table, headings: readonly string[], headingMap: HeadingMap): Table {
  const ids = table.rows.flatMap(({ cells }) => cells.id ?? [])
  const areNumbers = ids.length > 0 && ids.every((id) => /^\d+(?:\.0)?$/.test(cleanText(id)))
  if (!areNumbers || isDownload(headings) || [...headingMap.values()].includes('id')) return table
  const idHeading = headings[assignColumns(headings, headingMap).indexOf('id')] ?? 'id'
  return {
    ...table,
    rows: table.rows.map(({ row, cells: { id, ...cells } }) => ({ row, cells })),
    ignoredHeadings: [idHeading, ...table.ignoredHeadings],
  }
}
