import { readdirSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { readApplied, readStored } from '../seed/write/database.ts'
import { checkData, checkMigrations, type Finding } from './doctor-checks.ts'

/** The commands that bring a database up to date. */
export interface Ways {
  migrate: string
  seed: string
}

/**
 * Whether a database has every migration and the seed's data; the data only once it has the tables. `planned`: the
 * seed's version; null when its files have faults.
 */
export async function examineDatabase(
  about: string,
  db: D1Database,
  planned: string | null,
  ways: Ways,
): Promise<Finding[]> {
  const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'))
  const migrations = checkMigrations(about, files, await readApplied(db), ways.migrate)
  if (migrations.state !== 'ok') return [migrations]
  if (planned === null) {
    const wayOut = 'run `npm run check:seed`, which names each'
    return [migrations, { about: 'Seed', state: 'problem', says: 'its files have faults', wayOut }]
  }
  return [migrations, checkData(about, planned, (await readStored(db)).version, ways.seed)]
}
