import type { D1Database } from '@cloudflare/workers-types'

export interface SqlStatement {
  sql: string
  params: string[]
}

/** Well below 2 MB, D1's limit for a bound value. */
const CHUNK_BYTES = 1_500_000

export const toChunks = (values: readonly string[]): string[] =>
  splitBySize(values, CHUNK_BYTES, (value) => Buffer.byteLength(value) + 1).map((chunk) => `[${chunk.join(',')}]`)

export function splitBySize<T>(items: readonly T[], limit: number, bytesOf: (item: T) => number): T[][] {
  const parts: T[][] = []
  let size = Infinity
  for (const item of items) {
    const bytes = bytesOf(item)
    if (size + bytes > limit) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(item)
    size += bytes
  }
  return parts
}

/** Takes the write lock, so that no other connection writes between a transaction's reads and writes. */
export const writeLockStatement = (db: D1Database) => db.prepare('DELETE FROM site WHERE false')
