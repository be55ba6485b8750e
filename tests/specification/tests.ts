import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface SourceTest {
  file: string
  titles: string[]
  line: number
  rules: string[]
}

const ROOTS = new Set(['describe', 'test', 'it'])
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])
const TAG = /§[D\d]\d*\.\d+/g

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns the names of a call: `test.each(rows)` → ['test', 'each']. */
function calledPath(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'CallExpression') return calledPath(callee['callee'])
  if (callee.type !== 'MemberExpression' || !isNode(callee['property'])) return []
  return [...calledPath(callee['object']), String(callee['property']['name'])]
}

/** Returns the value of a string literal, the source of a template literal, or null for another argument. */
function titleOf(argument: unknown, source: string): string | null {
  if (!isNode(argument)) return null
  if (argument.type === 'TemplateLiteral') return source.slice(argument.start + 1, argument.end - 1)
  return argument.type === 'Literal' && typeof argument['value'] === 'string' ? argument['value'] : null
}

function tagsAbove(lines: readonly string[], line: number): string[] {
  const tags: string[] = []
  for (let above = line - 2; /^\s*\/\//.test(lines[above] ?? ''); above--)
    tags.unshift(...((lines[above] ?? '').match(TAG) ?? []))
  return tags
}

export function testsIn(file: string, source = readFileSync(file, 'utf8')): SourceTest[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lines = source.split('\n')
  const tests: SourceTest[] = []

  const visit = (value: unknown, groups: string[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, groups)
    if (!isNode(value)) return
    const path = value.type === 'CallExpression' ? calledPath(value['callee']) : []
    const title = ROOTS.has(path[0] ?? '') ? titleOf((value['arguments'] as unknown[])[0], source) : null
    if (path.some((name) => NOT_RUN.has(name))) return
    const titles = title === null ? groups : [...groups, title]
    if (title !== null && !path.includes('describe')) {
      const line = source.slice(0, value.start).split('\n').length
      tests.push({ file, titles, line, rules: tagsAbove(lines, line) })
    }
    for (const child of Object.values(value)) visit(child, titles)
  }
  visit(program, [])
  return tests
}
