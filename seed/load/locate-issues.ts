import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isNode, parseDocument } from 'yaml'
import type { Issue } from './load.ts'
import { getLineNumberAt, readText } from './read-text.ts'

export function locateIssues(folder: string, issues: readonly Issue[]) {
  const locatorsByFile = new Map<string, ReturnType<typeof createIssueLocator>>()
  return issues.map((issue) => {
    const { file, path } = issue
    const locator = locatorsByFile.get(file) ?? createIssueLocator(folder, file)
    locatorsByFile.set(file, locator)
    const line = issue.line ?? (path === '' || path.startsWith('line ') ? undefined : locator.findLine(path))
    return { ...issue, recordName: locator.findRecordName(path), line }
  })
}

function createIssueLocator(folder: string, file: string) {
  const isJson = file.endsWith('.json')
  const isReadable = (isJson || file.endsWith('.md')) && existsSync(join(folder, file))
  const text = isReadable ? readText(join(folder, file), () => {}) : null
  if (text === null) return { findRecordName: () => undefined, findLine: () => undefined }
  // YAML includes JSON, so one parser reads both.
  const [jsonOrFrontMatter = ''] = text.split('\n---\n')
  const document = parseDocument(jsonOrFrontMatter, { stringKeys: true })
  return {
    findRecordName(path: string) {
      if (file.startsWith('data/clinics/')) return shortenName(document.getIn(['name']))
      const [index = ''] = path.split('.')
      return file === 'data/areas.json' ? shortenName(document.getIn([index, 'slug'])) : undefined
    },
    findLine(path: string) {
      const offset = findClosestOffset(path, document) ?? (isJson ? findValue(path, text) : findInProse(path, text))
      return offset === undefined ? undefined : getLineNumberAt(text, offset)
    },
  }
}

/** Skips keys, because a field that the record lacks, such as `name`, may be a key of one of its entries. */
const findValue = (path: string, json: string): number | undefined =>
  new RegExp(`${RegExp.escape(JSON.stringify(path))}(?!\\s*:)`).exec(json)?.index

const findInProse = (path: string, text: string): number | undefined =>
  [`# ${path}\n`, `(${path})`, `(${path}`]
    .map((searchText) => `${text}\n`.indexOf(searchText))
    .find((offset) => offset >= 0)

const shortenName = (name: unknown): string | undefined =>
  typeof name === 'string' ? name.replace(/\p{C}/gu, '').slice(0, 80) : undefined

function findClosestOffset(path: string, document: Document): number | undefined {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
}
