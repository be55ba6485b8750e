import { type JSONVisitor, visit } from 'jsonc-parser'
import { UserError } from '../user-error.ts'
import { type ReportIssue, readText } from './read-text.ts'

/** Reads a JSON file. Throws a UserError with the first error, followed by `advice`. */
export function readJsonFile(path: string, advice: string): unknown {
  const issues: string[] = []
  const report: ReportIssue = (key, message, line) =>
    issues.push(`${key && `'${key}' `}${message}${line === undefined ? '' : ` (line ${line})`}`)
  const text = readOrReport(path, report)
  const value = text === null ? undefined : parseJson(text, report)
  if (issues.length > 0) throw new UserError(`${path} ${issues[0]}. ${advice}`)
  return value
}

function readOrReport(path: string, report: ReportIssue): string | null {
  try {
    return readText(path, report)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    report('', `cannot be read: ${code === 'ENOENT' ? 'there is no such file' : message}`)
    return null
  }
}

/** Parses JSON, and reports duplicate keys. Returns undefined after reporting a syntax error. */
export function parseJson(text: string, report: ReportIssue): unknown {
  const { duplicates, errorLine } = scanJson(text)
  try {
    const value: unknown = JSON.parse(text)
    for (const { path, line } of duplicates)
      report(path, 'is defined twice, and only the last value would count: remove one', line)
    return value
  } catch (error) {
    report('', `is not JSON: ${(error as Error).message}`, errorLine)
  }
}

function scanJson(text: string) {
  const duplicates: { path: string; line: number }[] = []
  const objects: Set<string>[] = []
  let errorLine: number | undefined
  const visitor: JSONVisitor = {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectProperty: (key, _offset, _length, line, _character, path) => {
      const keys = objects.at(-1)
      if (keys?.has(key)) duplicates.push({ path: [...path(), key].join('.'), line: line + 1 })
      keys?.add(key)
    },
    onObjectEnd: () => void objects.pop(),
    onError: (_code, _offset, _length, line) => {
      errorLine ??= line + 1
    },
  }
  visit(text, visitor, { disallowComments: true })
  return { duplicates, errorLine }
}
