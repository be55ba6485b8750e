import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface SourceTest {
  file: string
  titles: string[]
  line: number
  rules: string[]
}

const TEST_FUNCTIONS = new Set(['describe', 'test', 'it'])
const EXCLUDED_MODIFIERS = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])
const RULE_TAG = /§[D\d]\d*\.\d+/g

interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value

/** Returns the identifiers in the callee of a call, such as ['test', 'each'] for `test.each(rows)`. */
function readCalleeNames(callee: unknown): string[] {
  if (!isSyntaxNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'CallExpression') return readCalleeNames(callee['callee'])
  if (callee.type !== 'MemberExpression' || !isSyntaxNode(callee['property'])) return []
  return [...readCalleeNames(callee['object']), String(callee['property']['name'])]
}

/** Returns the value of a string literal, the source of a template literal, or null for any other argument. */
function readTitle(argument: unknown, source: string): string | null {
  if (!isSyntaxNode(argument)) return null
  if (argument.type === 'TemplateLiteral') return source.slice(argument.start + 1, argument.end - 1)
  return argument.type === 'Literal' && typeof argument['value'] === 'string' ? argument['value'] : null
}

function readTagsAbove(lines: readonly string[], line: number): string[] {
  const tags: string[] = []
  for (let above = line - 2; /^\s*\/\//.test(lines[above] ?? ''); above--)
    tags.unshift(...((lines[above] ?? '').match(RULE_TAG) ?? []))
  return tags
}

export function findTests(file: string, source = readFileSync(file, 'utf8')): SourceTest[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lines = source.split('\n')
  const tests: SourceTest[] = []

  const visit = (value: unknown, groups: string[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, groups)
    if (!isSyntaxNode(value)) return
    const calleeNames = value.type === 'CallExpression' ? readCalleeNames(value['callee']) : []
    const title = TEST_FUNCTIONS.has(calleeNames[0] ?? '')
      ? readTitle((value['arguments'] as unknown[])[0], source)
      : null
    if (calleeNames.some((name) => EXCLUDED_MODIFIERS.has(name))) return
    const titles = title === null ? groups : [...groups, title]
    if (title !== null && !calleeNames.includes('describe')) {
      const line = source.slice(0, value.start).split('\n').length
      tests.push({ file, titles, line, rules: readTagsAbove(lines, line) })
    }
    for (const child of Object.values(value)) visit(child, titles)
  }
  visit(program, [])
  return tests
}
