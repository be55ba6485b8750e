import { type ParseError, parse, visit } from 'jsonc-parser'
import { UserError } from '../user-error.ts'
import { getLineNumberAt, type ReportIssue, readText } from './read-text.ts'

export function readJsonFile(path: string, advice: string): unknown {
  const issues: string[] = []
  const report: ReportIssue = (key, message, line) =>
    issues.push(`${key && `'${key}' `}${message}${line === undefined ? '' : ` (line ${line})`}`)
  const text = readTextOrReport(path, report)
  const value = text === null ? undefined : parseJson(text, report)
  if (issues.length > 0) throw new UserError(`${path} ${issues[0]}. ${advice}`)
  return value
}

function readTextOrReport(path: string, report: ReportIssue): string | null {
  try {
    return readText(path, report)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    report('', `cannot be read: ${code === 'ENOENT' ? 'there is no such file' : message}`)
    return null
  }
}

export function parseJson(text: string, report: ReportIssue): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    report('', `is not JSON: ${(error as Error).message}`, errors[0] && getLineNumberAt(text, errors[0].offset))
    return
  }
  reportDuplicateKeys(text, report)
  return value
}

function reportDuplicateKeys(text: string, report: ReportIssue): void {
  const keysOfOpenObjects: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void keysOfOpenObjects.push(new Set()),
    onObjectProperty: (key, _offset, _length, line, _character, parentPath) => {
      const keys = keysOfOpenObjects.at(-1)
      const path = [...parentPath(), key].join('.')
      if (keys?.has(key)) report(path, 'is defined twice, and only the last value would count: remove one', line + 1)
      keys?.add(key)
    },
    onObjectEnd: () => void keysOfOpenObjects.pop(),
  })
}
