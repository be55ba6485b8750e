import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** `path` is the place in the file, such as `prices.0`, or empty for the whole file. `line` counts from 1. */
export type ReportIssue = (path: string, message: string, line?: number) => void

const MERGE_CONFLICT_MESSAGE =
  'has a merge conflict: keep one of its two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

/** Normalizes line endings. Reports an issue and returns null if the file is not UTF-8 or has a merge conflict. */
export function readText(path: string, report: ReportIssue): string | null {
  const bytes = readFileSync(path)
  const text = new TextDecoder().decode(bytes)
  const conflictOffset = text.search(/^<{7} /m)
  if (!isUtf8(bytes)) report('', 'is not UTF-8 text: save it as UTF-8', getLineNumberAt(text, text.indexOf('\ufffd')))
  else if (conflictOffset >= 0) report('', MERGE_CONFLICT_MESSAGE, getLineNumberAt(text, conflictOffset))
  else return text.replace(/\r\n?/g, '\n')
  return null
}

export const getLineNumberAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
