import type { D1Database } from '@cloudflare/workers-types'
import { afterAll } from 'vitest'
import { createEmptyDatabase, migrate } from '../../tools/node/local-database.ts'

/** Creates a local D1 database with empty tables. It is deleted after the last test of the file. */
export async function createMigratedDatabase(): Promise<D1Database> {
  const { db, close } = await createEmptyDatabase()
  afterAll(close)
  await migrate(db)
  return db
}
