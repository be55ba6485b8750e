/** What a cell of a table can hold; null is an empty cell. */
export type Cell = string | number | boolean | null

const END = '\r\n'

/** Rows as RFC 4180 has them: commas, CRLF, quotes doubled within quotes. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',') + END).join('')

/**
 * One cell. A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break, or with
 * spaces and then one of these) gets an apostrophe in front, which spreadsheets hide; numbers are written as they are.
 */
export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
