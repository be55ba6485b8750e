import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { lineAt, type ReportFault } from './read-text.ts'

/** Parses JSON, and reports duplicate keys. Returns undefined after reporting a syntax error. */
export function parseJson(text: string, report: ReportFault): unknown {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  try {
    const value: unknown = JSON.parse(text)
    for (const key of tree ? duplicateKeys(tree) : [])
      report(pathOf(key), 'is there twice, and only the last would count: remove one', lineAt(text, key.offset))
    return value
  } catch (error) {
    const [first] = errors
    report('', `is not JSON: ${(error as Error).message}`, first && lineAt(text, first.offset))
  }
}

/** Returns the nodes of repeated keys, except the first of each. */
function duplicateKeys({ type, children = [] }: Node): Node[] {
  const known = new Set<unknown>()
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : []
  const duplicates = keys.filter(({ value }) => known.size === known.add(value).size)
  return [...duplicates, ...children.flatMap(duplicateKeys)]
}

const pathOf = (key: Node): string => getNodePath(key).join('.')
