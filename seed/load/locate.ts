import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser'
import { isNode, parseDocument } from 'yaml'
import type { Fault } from './load.ts'
import { lineAt, readText } from './read-text.ts'

/** Adds the line number to each fault whose path can be found in its file. */
export function locateFaults(folder: string, faults: readonly Fault[]): Fault[] {
  const finders = new Map<string, Finder>()
  return faults.map((fault) => {
    const { file, path, line } = fault
    if (line !== undefined || path === '' || path.startsWith('line ')) return fault
    const find = finders.get(file) ?? createFinder(join(folder, file))
    finders.set(file, find)
    const found = find(path)
    return found === null ? fault : { ...fault, line: found }
  })
}

type Finder = (path: string) => number | null

function createFinder(file: string): Finder {
  const isJson = file.endsWith('.json')
  if (!(isJson || file.endsWith('.md')) || !existsSync(file)) return () => null
  const text = readText(file, () => {})
  if (text === null) return () => null
  const offsetOf = isJson ? jsonOffsets(text) : frontMatterOffsets(text)
  const marks = (path: string) => (isJson ? [JSON.stringify(path)] : [`# ${path}`, `(${path}`])
  return (path) => {
    const offset =
      longestKnown(path, offsetOf) ??
      marks(path)
        .map((mark) => text.indexOf(mark))
        .find((at) => at >= 0)
    return offset === undefined ? null : lineAt(text, offset)
  }
}

type Offsets = (keys: JSONPath) => number | undefined

/** Finds the node at the path, or the closest parent if the value is missing. */
function longestKnown(path: string, offsetOf: Offsets): number | undefined {
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

const OPENING = '---\n'

function frontMatterOffsets(text: string): Offsets {
  const document = parseDocument(text.slice(OPENING.length).split('\n---\n')[0] ?? '')
  return (keys) => {
    const node = document.getIn(keys, true)
    return isNode(node) && node.range ? node.range[0] + OPENING.length : undefined
  }
}
