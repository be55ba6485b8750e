import { type CsvError, parse } from 'csv-parse/sync'
import { UserError } from '../../../seed/user-error.ts'
import type { RowIssue } from '../values/reading.ts'
import {
  assignColumns,
  type Cells,
  COLUMNS,
  type Column,
  type HeadingMap,
  ignoredHeadings,
  isEmptyCell,
  ratingSourceIn,
} from './columns.ts'
import type { Table } from './table.ts'

const DELIMITERS = [
  { delimiter: ',', name: 'commas' },
  { delimiter: ';', name: 'semicolons' },
  { delimiter: '\t', name: 'tabs' },
] as const

export function readCsv(text: string, file: string, headingMap: HeadingMap): Table {
  const { delimiter, name, headings, index: headingIndex } = detectDelimiter(text, file, headingMap)
  const columns = assignKnownColumns(headings, file, headingMap)
  const table: Table = {
    format: `table with ${name}`,
    rows: [],
    overlongRowIssues: [],
    ignoredHeadings: ignoredHeadings(headings, columns),
    lenient: false,
  }
  const source = ratingSourceIn(headings, columns)
  const records = parseRecords(text, file, delimiter)
  const leftOut: string[] = []
  for (const [index, record] of records.entries()) {
    const row = index + 1
    if (index === headingIndex || isBlank(record)) continue
    if (index < headingIndex || (index < HEADING_SEARCH_ROWS && isAllHeadings(record, headingMap)))
      leftOut.push(`row ${row} (${quoteList(record)})`)
    else if (isTooLong(record, headings)) table.overlongRowIssues.push(tooLongIssue(row, record, headings))
    else table.rows.push({ row, cells: withRatingSource(cellsOfRecord(record, columns), source) })
  }
  if (leftOut.length === 0) return table
  return { ...table, note: `The headings of ${file} are in row ${headingIndex + 1}. Left out: ${leftOut.join(', ')}` }
}

/** A title may precede the headings. */
const HEADING_SEARCH_ROWS = 10

const isBlank = (record: readonly string[]) => record.every((cell) => cell.trim() === '')

const countKnownHeadings = (record: readonly string[], headingMap: HeadingMap) =>
  assignColumns(record, headingMap).filter((column) => column !== null).length

const isAllHeadings = (record: readonly string[], headingMap: HeadingMap) =>
  countKnownHeadings(record, headingMap) >= 2 &&
  countKnownHeadings(record, headingMap) === record.filter((cell) => cell.trim() !== '').length

function findHeadingRow(records: readonly string[][], headingMap: HeadingMap): number {
  const known = records.map((record) => countKnownHeadings(record, headingMap))
  const most = Math.max(0, ...known)
  const index = most >= 2 ? known.indexOf(most) : records.findIndex((record) => !isBlank(record))
  return Math.max(index, 0)
}

function assignKnownColumns(headings: readonly string[], file: string, headingMap: HeadingMap): (Column | null)[] {
  const absent = [...headingMap.keys()].find(
    (heading) => !headings.some((fileHeading) => fileHeading.trim() === heading),
  )
  if (absent !== undefined)
    throw new UserError(
      `${file} has no heading "${absent}", which --map names: its headings are ${quoteList(headings)}. Correct the map`,
    )
  const columns = assignColumns(headings, headingMap)
  if (columns.some((column) => column !== null && IDENTIFYING_COLUMNS.has(column))) return columns
  throw new UserError(
    `${file} has no column with names: its headings are ${quoteList(headings)}. Name that column "name", or say ` +
      'with --map which heading is which column (docs/your-directory.md, "Columns")',
  )
}

function detectDelimiter(text: string, file: string, headingMap: HeadingMap) {
  const candidates = DELIMITERS.map(({ delimiter, name }) => {
    const records = firstRecords(text, delimiter)
    const index = findHeadingRow(records, headingMap)
    const headings = records[index] ?? []
    return { delimiter, name, headings, index, known: countKnownHeadings(headings, headingMap) }
  })
  const [best] = candidates.toSorted((a, b) => b.known - a.known || b.headings.length - a.headings.length)
  if (best && best.known > 0) return best
  throw new UserError(
    `${file} has no known format: as a table, its headings would be ${quoteList(best?.headings ?? [])}. ` +
      `Name the columns ${COLUMNS.slice(0, 12).join(', ')} …, or say with --map which heading is which column`,
  )
}

const IDENTIFYING_COLUMNS: ReadonlySet<Column> = new Set<Column>(['name', 'id', 'phone'])

function quoteList(headings: readonly string[]): string {
  const named = headings.map((heading) => heading.trim()).filter(Boolean)
  const short = named.map((heading) => heading.slice(0, 40)).slice(0, 20)
  return `"${short.join(', ').slice(0, 300)}"`
}

function firstRecords(text: string, delimiter: string): string[][] {
  const records: string[][] = []
  try {
    parse(text, {
      ...PARSE_OPTIONS,
      delimiter,
      to: HEADING_SEARCH_ROWS,
      on_record: (record: string[]) => void records.push(record),
    })
  } catch {
    // A syntax error may mean that the delimiter is a wrong guess. parseRecords reports an error with the right one.
  }
  return records
}

const PARSE_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
}

function parseRecords(text: string, file: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...PARSE_OPTIONS, delimiter })
  } catch (error) {
    const { lines, code } = error as CsvError & { lines?: number }
    const what = code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark that is not closed' : (error as Error).message
    throw new UserError(`${file} has ${what}${lines ? ` (line ${lines})` : ''}. Correct it, then import again`)
  }
}

const isTooLong = (record: readonly string[], headings: readonly string[]) =>
  record.slice(headings.length).some((cell) => cell.trim() !== '')

const tooLongIssue = (row: number, record: readonly string[], headings: readonly string[]): RowIssue => ({
  row,
  column: '',
  value: record.slice(headings.length).join(' | '),
  reason: `has ${record.length} cells, but there are ${headings.length} headings`,
  suggestion: 'put quotation marks around cells that hold the separator',
})

function cellsOfRecord(record: readonly string[], columns: readonly (Column | null)[]): Cells {
  const cells: Cells = {}
  for (const [index, column] of columns.entries()) {
    const cell = withoutFormulaGuard(record[index] ?? '').trim()
    if (column && !isEmptyCell(cell, column)) cells[column] = cell
  }
  return cells
}

const withRatingSource = (cells: Cells, source: string | null): Cells =>
  source !== null && (cells.rating !== undefined || cells.review_count !== undefined)
    ? { ...cells, rating_source: source }
    : cells

const withoutFormulaGuard = (cell: string) => (/^'\s*[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)
