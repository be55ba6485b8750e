import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, parse, parseTree } from 'jsonc-parser'
import { isNode, parseDocument } from 'yaml'
import type { Issue } from './load.ts'
import { lineAt, readText } from './read-text.ts'

/** Adds to each issue where it is: the clinic or area, and the line. Omits what cannot be found. */
export function locateIssues(folder: string, issues: readonly Issue[]): Issue[] {
  const files = new Map<string, FileIndex>()
  return issues.map((issue) => {
    const { file, path } = issue
    const index = files.get(file) ?? indexFile(folder, file)
    files.set(file, index)
    const { clinic, areas, lineOf } = index
    const area = areas[Number(path.split('.')[0] || NaN)] ?? null
    const line = issue.line ?? (path === '' || path.startsWith('line ') ? null : lineOf(path))
    return {
      ...issue,
      ...(clinic !== null && { clinic }),
      ...(area !== null && { area }),
      ...(line !== null && { line }),
    }
  })
}

interface FileIndex {
  clinic: string | null
  /** The slugs of the areas, in the order of the file. */
  areas: readonly (string | null)[]
  lineOf: (path: string) => number | null
}

function indexFile(folder: string, file: string): FileIndex {
  const emptyIndex = { clinic: null, areas: [], lineOf: () => null }
  const isJson = file.endsWith('.json')
  const path = join(folder, file)
  if (!(isJson || file.endsWith('.md')) || !existsSync(path)) return emptyIndex
  const text = readText(path, () => {})
  if (text === null) return emptyIndex
  const offsetOf = isJson ? jsonOffsets(text) : frontMatterOffsets(text)
  const searchTexts = (path: string) => (isJson ? [JSON.stringify(path)] : [`# ${path}`, `(${path}`])
  return {
    clinic: file.startsWith('data/clinics/') ? textIn(parse(text), 'name') : null,
    areas: file === 'data/areas.json' ? areaSlugs(parse(text)) : [],
    lineOf: (path) => {
      const offset =
        closestOffset(path, offsetOf) ??
        searchTexts(path)
          .map((searchText) => text.indexOf(searchText))
          .find((at) => at >= 0)
      return offset === undefined ? null : lineAt(text, offset)
    },
  }
}

const areaSlugs = (areas: unknown) => (Array.isArray(areas) ? areas.map((area: unknown) => textIn(area, 'slug')) : [])

function textIn(record: unknown, key: 'name' | 'slug'): string | null {
  const name = ((record ?? {}) as Record<string, unknown>)[key]
  return typeof name === 'string' ? name.replace(/\p{C}/gu, '').slice(0, 80) : null
}

type Offsets = (keys: JSONPath) => number | undefined

/** Returns the offset of the value at the path, or of its closest parent if the value is missing. */
function closestOffset(path: string, offsetOf: Offsets): number | undefined {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  for (let length = keys.length; length > 0; length--) {
    const offset = offsetOf(keys.slice(0, length))
    if (offset !== undefined) return offset
  }
}

function jsonOffsets(text: string): Offsets {
  const tree = parseTree(text)
  return (keys) => tree && findNodeAtLocation(tree, keys)?.offset
}

const OPENING_DELIMITER = '---\n'

function frontMatterOffsets(text: string): Offsets {
  const document = parseDocument(text.slice(OPENING_DELIMITER.length).split('\n---\n')[0] ?? '')
  return (keys) => {
    const node = document.getIn(keys, true)
    return isNode(node) && node.range ? node.range[0] + OPENING_DELIMITER.length : undefined
  }
}
