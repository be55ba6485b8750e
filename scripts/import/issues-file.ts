import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { UserError } from '../../seed/user-error.ts'
import { formatCsvRows } from '../../src/api-shapes/csv.ts'
import type { RowIssue } from './values/reading.ts'

const ISSUE_HEADINGS = ['row', 'column', 'value', 'reason', 'suggestion']

/** Without it, Excel for Windows opens the file as Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'

const MAX_VALUE_LENGTH = 500

export function writeIssues(file: string, issues: readonly RowIssue[]): void {
  try {
    if (issues.length > 0) writeFileSync(file, formatIssues(issues))
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

function formatIssues(issues: readonly RowIssue[]): string {
  const rows = issues
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, value, reason, suggestion }) => [
      row,
      column,
      value.slice(0, MAX_VALUE_LENGTH),
      reason,
      suggestion,
    ])
  return BYTE_ORDER_MARK + formatCsvRows([ISSUE_HEADINGS, ...rows])
}
