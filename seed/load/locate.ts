import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, parse, parseTree } from 'jsonc-parser'
import { isNode, parseDocument } from 'yaml'
import type { Issue } from './load.ts'
import { lineNumberAt, readText } from './read-text.ts'

export function locateIssues(folder: string, issues: readonly Issue[]): LocatedIssue[] {
  const files = new Map<string, LocatableFile>()
  return issues.map((issue) => {
    const { file: name, path } = issue
    const file = files.get(name) ?? readLocatableFile(folder, name)
    files.set(name, file)
    const line = issue.line ?? (path === '' || path.startsWith('line ') ? undefined : file.lineOf(path))
    return { ...issue, record: file.recordAt(path), line }
  })
}

export interface LocatedIssue extends Issue {
  /** What the issue is about: the name of a clinic or the slug of an area. */
  record: string | undefined
}

interface LocatableFile {
  recordAt: (path: string) => string | undefined
  lineOf: (path: string) => number | undefined
}

function readLocatableFile(folder: string, file: string): LocatableFile {
  const isJson = file.endsWith('.json')
  const isReadable = (isJson || file.endsWith('.md')) && existsSync(join(folder, file))
  const text = isReadable ? readText(join(folder, file), () => {}) : null
  if (text === null) return { recordAt: () => undefined, lineOf: () => undefined }
  const offsetOf = isJson ? jsonOffsets(text) : frontMatterOffsets(text)
  const data: unknown = isJson ? parse(text) : undefined
  return {
    recordAt(path) {
      if (file.startsWith('data/clinics/')) return textIn(data, 'name')
      const [index = ''] = path.split('.')
      return file === 'data/areas.json' && Array.isArray(data) ? textIn(data[Number(index || NaN)], 'slug') : undefined
    },
    lineOf(path) {
      const searchTexts = isJson ? [JSON.stringify(path)] : [`# ${path}`, `(${path}`]
      const found = searchTexts.map((searchText) => text.indexOf(searchText)).find((at) => at >= 0)
      const offset = closestOffset(path, offsetOf) ?? found
      return offset === undefined ? undefined : lineNumberAt(text, offset)
    },
  }
}

function textIn(record: unknown, key: 'name' | 'slug'): string | undefined {
  const name = ((record ?? {}) as Record<string, unknown>)[key]
  return typeof name === 'string' ? name.replace(/\p{C}/gu, '').slice(0, 80) : undefined
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
