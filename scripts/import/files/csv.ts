import { type CsvError, parse } from 'csv-parse/sync'
import { UserError } from '../../../seed/user-error.ts'
import type { RowIssue } from '../values/reading.ts'
import {
  assignColumns,
  type Cells,
  COLUMNS,
  type Column,
  findIgnoredHeadings,
  findRatingSource,
  type HeadingMap,
  isEmptyCell,
} from './columns.ts'
import { ignoreForeignIds, type Table } from './table.ts'

const DELIMITERS = [
  { delimiter: ',', name: 'commas' },
  { delimiter: ';', name: 'semicolons' },
  { delimiter: '\t', name: 'tabs' },
] as const

export function readCsv(text: string, file: string, headingMap: HeadingMap): Table {
  const { delimiter, name, headings, headingRowIndex } = detectDelimiterAndHeadings(text, file, headingMap)
  const columns = assignAndCheckColumns(headings, file, headingMap)
  const table: Table = {
    format: `table with ${name}`,
    rows: [],
    overlongRowIssues: [],
    ignoredHeadings: findIgnoredHeadings(headings, columns),
    lenient: false,
  }
  const ratingSource = findRatingSource(headings, columns)
  const records = parseRecords(text, file, delimiter)
  const leftOutRowDescriptions: string[] = []
  for (const [index, record] of records.entries()) {
    const row = index + 1
    if (index === headingRowIndex || isBlank(record)) continue
    if (index < headingRowIndex || (index < MAX_HEADING_ROW_NUMBER && hasOnlyHeadings(record, headingMap)))
      leftOutRowDescriptions.push(`row ${row} (${quoteCells(record)})`)
    else if (isOverlong(record, headings)) table.overlongRowIssues.push(createOverlongRowIssue(row, record, headings))
    else table.rows.push({ row, cells: addRatingSource(toCellsByColumn(record, columns), ratingSource) })
  }
  const tableWithoutForeignIds = ignoreForeignIds(table, headings, headingMap)
  if (leftOutRowDescriptions.length === 0) return tableWithoutForeignIds
  return {
    ...tableWithoutForeignIds,
    note: `The headings of ${file} are in row ${headingRowIndex + 1}. Left out: ${leftOutRowDescriptions.join(', ')}`,
  }
}

/** The headings may follow a title, so they are sought in this many rows, whose other heading rows are left out. */
const MAX_HEADING_ROW_NUMBER = 10

const isBlank = (record: readonly string[]) => record.every((cell) => cell.trim() === '')

const countKnownHeadings = (record: readonly string[], headingMap: HeadingMap) =>
  assignColumns(record, headingMap).filter((column) => column !== null).length

const hasOnlyHeadings = (record: readonly string[], headingMap: HeadingMap) =>
  countKnownHeadings(record, headingMap) >= 2 &&
  countKnownHeadings(record, headingMap) === record.filter((cell) => cell.trim() !== '').length

function findHeadingRowIndex(records: readonly string[][], headingMap: HeadingMap): number {
  const headingCounts = records.map((record) => countKnownHeadings(record, headingMap))
  const maxCount = Math.max(0, ...headingCounts)
  const index = maxCount >= 2 ? headingCounts.indexOf(maxCount) : records.findIndex((record) => !isBlank(record))
  return Math.max(index, 0)
}

function assignAndCheckColumns(headings: readonly string[], file: string, headingMap: HeadingMap): (Column | null)[] {
  const missingHeading = [...headingMap.keys()].find(
    (heading) => !headings.some((fileHeading) => fileHeading.trim() === heading),
  )
  if (missingHeading !== undefined)
    throw new UserError(
      `${file} has no heading "${missingHeading}", which --map names: its headings are ${quoteCells(headings)}. Correct the map`,
    )
  const columns = assignColumns(headings, headingMap)
  if (columns.some((column) => column !== null && IDENTIFYING_COLUMNS.has(column))) return columns
  throw new UserError(
    `${file} has no column with names: its headings are ${quoteCells(headings)}. Name that column "name", or say ` +
      'with --map which heading is which column (docs/your-directory.md, "Columns")',
  )
}

function detectDelimiterAndHeadings(text: string, file: string, headingMap: HeadingMap) {
  const candidates = DELIMITERS.map(({ delimiter, name }) => {
    const records = readFirstRecords(text, delimiter)
    const headingRowIndex = findHeadingRowIndex(records, headingMap)
    const headings = records[headingRowIndex] ?? []
    return { delimiter, name, headings, headingRowIndex, knownHeadingCount: countKnownHeadings(headings, headingMap) }
  })
  const [best] = candidates.toSorted(
    (a, b) => b.knownHeadingCount - a.knownHeadingCount || b.headings.length - a.headings.length,
  )
  if (best && best.knownHeadingCount > 0) return best
  throw new UserError(
    `${file} has no known format: as a table, its headings would be ${quoteCells(best?.headings ?? [])}. ` +
      `Name the columns ${COLUMNS.slice(0, 12).join(', ')} …, or say with --map which heading is which column`,
  )
}

const IDENTIFYING_COLUMNS: ReadonlySet<Column> = new Set<Column>(['name', 'id', 'phone'])

function quoteCells(cells: readonly string[]): string {
  const filledCells = cells.map((cell) => cell.trim()).filter(Boolean)
  const shortCells = filledCells.map((cell) => cell.slice(0, 40)).slice(0, 20)
  return `"${shortCells.join(', ').slice(0, 300)}"`
}

/** Skips records with errors, because the delimiter may be wrong. `parseRecords` reports the remaining errors. */
const readFirstRecords = (text: string, delimiter: string): string[][] =>
  parse(text, { ...CSV_OPTIONS, delimiter, to: MAX_HEADING_ROW_NUMBER, skip_records_with_error: true })

const CSV_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  // Otherwise a quotation mark after ', ' would be part of the cell.
  ltrim: true,
  record_delimiter: ['\r\n', '\n', '\r'],
}

function parseRecords(text: string, file: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...CSV_OPTIONS, delimiter })
  } catch (error) {
    const { code, message, records } = error as CsvError & { records: number }
    const syntaxError = code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark that is not closed' : message
    throw new UserError(`${file} has ${syntaxError} (row ${records + 1}). Correct it, then import again`)
  }
}

const isOverlong = (record: readonly string[], headings: readonly string[]) =>
  record.slice(headings.length).some((cell) => cell.trim() !== '')

const createOverlongRowIssue = (row: number, record: readonly string[], headings: readonly string[]): RowIssue => ({
  row,
  column: '',
  value: record.slice(headings.length).join(' | '),
  reason: `has ${record.length} cells, but there are ${headings.length} headings`,
  suggestion: 'put quotation marks around cells that hold the separator',
})

function toCellsByColumn(record: readonly string[], columns: readonly (Column | null)[]): Cells {
  const cells: Cells = {}
  for (const [index, column] of columns.entries()) {
    const cell = removeFormulaApostrophe(record[index] ?? '').trim()
    if (column && !isEmptyCell(cell, column)) cells[column] = cell
  }
  return cells
}

const addRatingSource = (cells: Cells, ratingSource: string | null): Cells =>
  ratingSource !== null && (cells.rating !== undefined || cells.review_count !== undefined)
    ? { ...cells, rating_source: ratingSource }
    : cells

const removeFormulaApostrophe = (cell: string) => (/^'\s*[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)
