import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type JSONPath, parse, parseTree } from 'jsonc-parser'
import { isNode, parseDocument } from 'yaml'
import type { Fault } from './load.ts'
import { lineAt, readText } from './read-text.ts'

/** Adds to each fault the clinic of its file, and the line of its path, if they can be found. */
export function locateFaults(folder: string, faults: readonly Fault[]): Fault[] {
  const files = new Map<string, FileIndex>()
  return faults.map((fault) => {
    const { file, path } = fault
    const { clinic, lineOf } = files.get(file) ?? indexFile(folder, file)
    files.set(file, { clinic, lineOf })
    const line = fault.line ?? (path === '' || path.startsWith('line ') ? null : lineOf(path))
    return { ...fault, ...(clinic !== null && { clinic }), ...(line !== null && { line }) }
  })
}

interface FileIndex {
  clinic: string | null
  lineOf: (path: string) => number | null
}

function indexFile(folder: string, file: string): FileIndex {
  const unknown = { clinic: null, lineOf: () => null }
  const isJson = file.endsWith('.json')
  const path = join(folder, file)
  if (!(isJson || file.endsWith('.md')) || !existsSync(path)) return unknown
  const text = readText(path, () => {})
  if (text === null) return unknown
  const offsetOf = isJson ? jsonOffsets(text) : frontMatterOffsets(text)
  const marks = (path: string) => (isJson ? [JSON.stringify(path)] : [`# ${path}`, `(${path}`])
  return {
    clinic: file.startsWith('data/clinics/') ? clinicName(text) : null,
    lineOf: (path) => {
      const offset =
        longestKnown(path, offsetOf) ??
        marks(path)
          .map((mark) => text.indexOf(mark))
          .find((at) => at >= 0)
      return offset === undefined ? null : lineAt(text, offset)
    },
  }
}

function clinicName(text: string): string | null {
  const { name } = (parse(text) ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name.replace(/\p{C}/gu, '').slice(0, 80) : null
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
