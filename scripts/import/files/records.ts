import type { Cells, Column } from './columns.ts'

export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses text as JSON. Returns undefined if it is not JSON, and other values unchanged. */
export function parseIfText(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return undefined
  }
}

export function toCells(record: JsonObject, columnsByKey: ReadonlyMap<string, Column | null>): Cells {
  const cells: Cells = {}
  for (const [name, value] of Object.entries(record)) {
    const column = columnsByKey.get(name)
    const isBlank = value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    if (column && !isBlank) cells[column] = value
  }
  return cells
}

export const mapKeysToColumns = (keys: readonly string[], columns: readonly (Column | null)[]) =>
  new Map(keys.map((key, index) => [key, columns[index] ?? null]))

export const listDistinctKeys = (records: readonly JsonObject[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
]
