export type Cell = string | number | boolean | null

const END = '\r\n'

/** Formats rows according to RFC 4180. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',') + END).join('')

/** Formats a cell. Adds an apostrophe before text that a spreadsheet would run as a formula. Spreadsheets hide it. */
export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
