import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Problem } from '../../seed/problem.ts'
import { csvText } from './files/csv-text.ts'
import type { Finding } from './values/reading.ts'

const HEADINGS = ['row', 'column', 'value', 'reason', 'suggestion']

const MAX_VALUE = 500

/** Writes issues as a table, in the order of the rows. If there are none, removes the table of an earlier import. */
export function writeFindings(file: string, findings: readonly Finding[]): void {
  try {
    if (findings.length > 0) writeFileSync(file, findingsText(findings))
    else if (isOurs(file)) rmSync(file)
  } catch (error) {
    throw new Problem(`${file} cannot be written: ${(error as Error).message}. Close it if it is open elsewhere`)
  }
}

const isOurs = (file: string) => existsSync(file) && readFileSync(file, 'utf8').startsWith(csvText([HEADINGS]))

export function findingsText(findings: readonly Finding[]): string {
  const rows = findings
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, value, reason, suggestion }) => [row, column, value.slice(0, MAX_VALUE), reason, suggestion])
  return csvText([HEADINGS, ...rows])
}
