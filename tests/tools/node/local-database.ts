import { rmSync } from 'node:fs'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { D1Database } from '@cloudflare/workers-types'
import { type OpenDatabase, openDatabase } from '../../../seed/write/database.ts'
import { makeTemporaryFolder } from './seed-folder.ts'

/** Creates a local D1 database without tables. `close` stops the database and deletes its files. */
export async function createEmptyDatabase(): Promise<OpenDatabase> {
  const stateFolder = makeTemporaryFolder()
  const { db, close } = await openDatabase({ stateFolder })
  return {
    db,
    async close() {
      await close()
      rmSync(stateFolder, { recursive: true, force: true })
    },
  }
}

export async function withDatabase<T>(stateFolder: string, work: (db: D1Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ stateFolder })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export async function migrate(db: D1Database, { without }: { without?: string } = {}): Promise<void> {
  const migrations = await readD1Migrations('migrations')
  const queries = migrations.filter(({ name }) => name !== without).flatMap((migration) => migration.queries)
  await db.batch(queries.map((query) => db.prepare(query)))
}
