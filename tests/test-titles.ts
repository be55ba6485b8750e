import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** What a call of one of these names is titled: a group of tests, or a test. */
const ROOTS = new Set(['describe', 'test', 'it'])
/** A test that does not run holds nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `test.each(rows)` → ['test', 'each']; what is no call by name has no path. */
function calledPath(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'CallExpression') return calledPath(callee['callee'])
  if (callee.type !== 'MemberExpression' || !isNode(callee['property'])) return []
  return [...calledPath(callee['object']), String(callee['property']['name'])]
}

/** A string as it reads, a template as it stands in the source. */
function titleOf(argument: unknown, source: string): string | null {
  if (!isNode(argument)) return null
  if (argument.type === 'TemplateLiteral') return source.slice(argument.start + 1, argument.end - 1)
  return argument.type === 'Literal' && typeof argument['value'] === 'string' ? argument['value'] : null
}

/** Every test of a file as the titles of its groups and its own, e.g. ['the price estimator', 'says unit, not units, for one']. */
export function testTitles(file: string): string[][] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const titles: string[][] = []

  const visit = (value: unknown, groups: string[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, groups)
    if (!isNode(value)) return
    const path = value.type === 'CallExpression' ? calledPath(value['callee']) : []
    const title = ROOTS.has(path[0] ?? '') ? titleOf((value['arguments'] as unknown[])[0], source) : null
    if (path.some((name) => NOT_RUN.has(name))) return
    const inside = title === null ? groups : [...groups, title]
    if (title !== null && !path.includes('describe')) titles.push(inside)
    for (const child of Object.values(value)) visit(child, inside)
  }
  visit(program, [])
  return titles
}
