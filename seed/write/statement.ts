import type { D1Database } from '@cloudflare/workers-types'

export interface SqlStatement {
  sql: string
  params: string[]
}

/** Well below 2 MB, D1's limit for a bound value. */
const MAX_CHUNK_BYTES = 1_500_000

export const toJsonArrayChunks = (values: readonly string[]): string[] =>
  splitBySize(values, MAX_CHUNK_BYTES, (value) => Buffer.byteLength(value) + 1).map((chunk) => `[${chunk.join(',')}]`)

export function splitBySize<T>(items: readonly T[], limitBytes: number, measureBytes: (item: T) => number): T[][] {
  const batches: T[][] = []
  let batchBytes = Infinity
  for (const item of items) {
    const itemBytes = measureBytes(item)
    if (batchBytes + itemBytes > limitBytes) {
      batches.push([])
      batchBytes = 0
    }
    batches.at(-1)?.push(item)
    batchBytes += itemBytes
  }
  return batches
}

/** Returns a statement that takes the write lock, so that no other connection writes during the transaction. */
export const createWriteLockStatement = (db: D1Database) => db.prepare('DELETE FROM site WHERE false')
