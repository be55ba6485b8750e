import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, parse, parseTree } from 'jsonc-parser'
import { isNode, parseDocument } from 'yaml'
import type { Issue } from './load.ts'
import { getLineNumberAt, readText } from './read-text.ts'

export function locateIssues(folder: string, issues: readonly Issue[]): LocatedIssue[] {
  const files = new Map<string, LocatableFile>()
  return issues.map((issue) => {
    const { file: name, path } = issue
    const file = files.get(name) ?? readLocatableFile(folder, name)
    files.set(name, file)
    const line = issue.line ?? (path === '' || path.startsWith('line ') ? undefined : file.findLine(path))
    return { ...issue, recordName: file.findRecordName(path), line }
  })
}

export interface LocatedIssue extends Issue {
  /** The name of the clinic or the slug of the area that has the issue. Undefined for other issues. */
  recordName: string | undefined
}

interface LocatableFile {
  findRecordName: (path: string) => string | undefined
  findLine: (path: string) => number | undefined
}

function readLocatableFile(folder: string, file: string): LocatableFile {
  const isJson = file.endsWith('.json')
  const isReadable = (isJson || file.endsWith('.md')) && existsSync(join(folder, file))
  const text = isReadable ? readText(join(folder, file), () => {}) : null
  if (text === null) return { findRecordName: () => undefined, findLine: () => undefined }
  const findOffset = isJson ? createJsonOffsetFinder(text) : createFrontMatterOffsetFinder(text)
  const data: unknown = isJson ? parse(text) : undefined
  return {
    findRecordName(path) {
      if (file.startsWith('data/clinics/')) return readShortText(data, 'name')
      const [index = ''] = path.split('.')
      return file === 'data/areas.json' && Array.isArray(data)
        ? readShortText(data[Number(index || NaN)], 'slug')
        : undefined
    },
    findLine(path) {
      const searchTexts = isJson ? [JSON.stringify(path)] : [`# ${path}`, `(${path}`]
      const offsetOfMention = searchTexts.map((searchText) => text.indexOf(searchText)).find((offset) => offset >= 0)
      const offset = findClosestOffset(path, findOffset) ?? offsetOfMention
      return offset === undefined ? undefined : getLineNumberAt(text, offset)
    },
  }
}

function readShortText(record: unknown, key: 'name' | 'slug'): string | undefined {
  const text = ((record ?? {}) as Record<string, unknown>)[key]
  return typeof text === 'string' ? text.replace(/\p{C}/gu, '').slice(0, 80) : undefined
}

type FindOffset = (keys: JSONPath) => number | undefined

/** Returns the offset of the value at a path. If the value is missing, returns the offset of its closest ancestor. */
function findClosestOffset(path: string, findOffset: FindOffset): number | undefined {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  for (let length = keys.length; length > 0; length--) {
    const offset = findOffset(keys.slice(0, length))
    if (offset !== undefined) return offset
  }
}

function createJsonOffsetFinder(text: string): FindOffset {
  const tree = parseTree(text)
  return (keys) => tree && findNodeAtLocation(tree, keys)?.offset
}

const OPENING_DELIMITER = '---\n'

function createFrontMatterOffsetFinder(text: string): FindOffset {
  const document = parseDocument(text.slice(OPENING_DELIMITER.length).split('\n---\n')[0] ?? '')
  return (keys) => {
    const node = document.getIn(keys, true)
    return isNode(node) && node.range ? node.range[0] + OPENING_DELIMITER.length : undefined
  }
}
