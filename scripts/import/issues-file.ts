import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { UserError } from '../../seed/user-error.ts'
import { formatCsvRows } from '../../src/api-shapes/csv.ts'
import type { SourceRow } from './row-reader.ts'
import type { RowIssue } from './values/reading.ts'
import { cleanText } from './values/scalars.ts'

const ISSUE_HEADINGS = ['row', 'column', 'value', 'reason', 'suggestion', 'name']

/** Without it, Excel for Windows opens the file as Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'

const MAX_VALUE_LENGTH = 500

/** `rows` give the name of each issue's clinic, because nobody can find a row of a map by its number. */
export function writeIssues(file: string, issues: readonly RowIssue[], rows: readonly SourceRow[]): void {
  try {
    if (issues.length > 0) writeFileSync(file, formatIssues(issues, rows))
    else if (isIssuesFile(file)) rmSync(file)
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}. Close it if it is open elsewhere`)
  }
}

const isIssuesFile = (file: string) =>
  existsSync(file) &&
  readFileSync(file, 'utf8')
    .replace(BYTE_ORDER_MARK, '')
    .startsWith(formatCsvRows([ISSUE_HEADINGS]))

function formatIssues(issues: readonly RowIssue[], sourceRows: readonly SourceRow[]): string {
  const names = new Map(sourceRows.map(({ row, cells }) => [row, cleanText(cells.name)]))
  const rows = issues
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, value, reason, suggestion }) => [
      row,
      column,
      value.slice(0, MAX_VALUE_LENGTH),
      reason,
      suggestion,
      names.get(row) ?? '',
    ])
  return BYTE_ORDER_MARK + formatCsvRows([ISSUE_HEADINGS, ...rows])
}
