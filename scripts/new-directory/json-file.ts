import { readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'

export interface JsonChange {
  path: JSONPath
  /** The new value. If undefined, the value at `path` is removed. */
  value?: unknown
}

export function changeJson(file: string, changes: readonly JsonChange[]): void {
  const change = (text: string, { path, value }: JsonChange) => applyEdits(text, modify(text, path, value, {}))
  writeFileSync(file, changes.reduce(change, readFileSync(file, 'utf8')))
}
