import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** `path` is the place in the file, such as `prices.0`, or empty for the whole file. `line` counts from 1. */
export type ReportIssue = (path: string, message: string, line?: number) => void

/**
 * Returns a file's text without a byte order mark and with `\n` line endings. If the file is not UTF-8, reports an
 * issue and returns null.
 */
export function readText(path: string, report: ReportIssue): string | null {
  const bytes = readFileSync(path)
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return text.replace(/\r\n?/g, '\n')
  report('', 'is not UTF-8 text: save it as UTF-8', getLineNumberAt(text, text.indexOf('\ufffd')))
  return null
}

/** Returns the line of an offset. The first line is 1. */
export const getLineNumberAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
