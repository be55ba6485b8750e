import type { D1Database } from '@cloudflare/workers-types'

export interface Statement {
  sql: string
  params: string[]
}

/** D1 limits a bound value to 2 MB. Rows are bound as JSON in chunks well below that. */
const CHUNK_BYTES = 1_500_000

/** Joins JSON values into JSON arrays of at most CHUNK_BYTES, or of one larger value. */
export function toChunks(values: readonly string[]): string[] {
  const chunks: string[][] = []
  let size = Infinity
  for (const value of values) {
    const bytes = Buffer.byteLength(value) + 1
    if (size + bytes > CHUNK_BYTES) {
      chunks.push([])
      size = 0
    }
    chunks.at(-1)?.push(value)
    size += bytes
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

/**
 * Takes the write lock without changing anything. As the first statement of a transaction it keeps other connections
 * from writing between the transaction's reads and writes, which SQLite would reject.
 */
export const takeWriteLock = (db: D1Database) => db.prepare('DELETE FROM site WHERE false')
