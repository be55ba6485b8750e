import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** `path` is the place in the file, such as `prices.0`, or empty for the whole file. `line` counts from 1. */
export type ReportIssue = (path: string, message: string, line?: number) => void

/** Removes a byte order mark, and writes line endings as `\n`. Returns null if the file is not UTF-8. */
export function readText(path: string, report: ReportIssue): string | null {
  const bytes = readFileSync(path)
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return text.replace(/\r\n?/g, '\n')
  report('', 'is not UTF-8 text: save it as UTF-8', getLineNumberAt(text, text.indexOf('\ufffd')))
  return null
}

export const getLineNumberAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
