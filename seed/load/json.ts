import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { lineAt, type Report } from './read-text.ts'

/** Returns the value, or undefined after reporting why there is none. Also reports duplicate keys of an object. */
export function parseJson(text: string, report: Report): unknown {
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

/** Returns the nodes of keys that an object already has. */
function duplicateKeys({ type, children = [] }: Node): Node[] {
  const known = new Set<unknown>()
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : []
  const duplicates = keys.filter(({ value }) => known.size === known.add(value).size)
  return [...duplicates, ...children.flatMap(duplicateKeys)]
}

const pathOf = (key: Node): string => getNodePath(key).join('.')
