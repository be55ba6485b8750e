export type CsvCell = string | number | boolean | null

const LINE_END = '\r\n'

export const formatCsvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(formatCsvCell).join(',') + LINE_END).join('')

/** Formats a cell of a CSV file. Puts an apostrophe before text that a spreadsheet would run as a formula. */
export function formatCsvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
