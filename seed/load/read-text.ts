import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** `line` counts from 1. */
export type ReportIssue = (path: string, message: string, line?: number) => void

/** Returns a file's text without a byte order mark and with `\n` line endings. Returns null for a file that is not UTF-8. */
export function readText(path: string, report: ReportIssue): string | null {
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) {
    report('', 'is not UTF-8 text: save it as UTF-8', findInvalidLine(bytes))
    return null
  }
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
}

const LINE_FEED = 0x0a

function findInvalidLine(bytes: Buffer): number {
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
  }
}

/** Returns the line of an offset. The first line is 1. */
export const getLineNumberAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
