import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import type { DatabaseBinding } from '../../scripts/doctor-checks.ts'
import { isLocked } from '../../src/db/retry.ts'
import type { StoredItem } from './diff.ts'
import { retryQuery } from './retry.ts'

/** Where wrangler keeps the local database; `npm start` and `npm run dev` read the same. */
export const LOCAL_STATE = '.wrangler/state'

export interface OpenDatabase {
  db: D1Database
  close(): Promise<void>
}

/** What is wrong with the database, and what to do about it. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** Opens the local database, or with `remote` the deployed one. */
export async function openDatabase({
  remote = false,
  state = LOCAL_STATE,
}: {
  remote?: boolean
  state?: string
} = {}): Promise<OpenDatabase> {
  try {
    const proxy = await getPlatformProxy<{ DB: D1Database }>(
      remote
        ? { configPath: remoteConfig(), remoteBindings: true }
        : { configPath: 'wrangler.toml', persist: { path: resolve(state, 'v3') } },
    )
    return { db: proxy.env.DB, close: () => proxy.dispose() }
  } catch (cause) {
    const advice = remote
      ? 'Log in with `npx wrangler login`, and put the database id into wrangler.toml.'
      : `Is ${state} a folder that can be written to, and that no other process is using?`
    throw new DatabaseProblem(
      `cannot open the ${remote ? 'deployed' : 'local'} database: ${(cause as Error).message}. ${advice}`,
    )
  }
}

/** The file of a local database. Its name is what workerd makes of the id; another id is another, empty database. */
export function localDatabaseFile(state: string, database: DatabaseBinding): string {
  const kind = 'miniflare-D1DatabaseObject'
  const key = createHash('sha256').update(kind).digest()
  const sign = (what: string | Buffer) => createHmac('sha256', key).update(what).digest().subarray(0, 16)
  const id = sign(database.preview_database_id ?? database.database_id ?? database.binding)
  return join(state, 'v3/d1', kind, `${Buffer.concat([id, sign(id)]).toString('hex')}.sqlite`)
}

/** The project's configuration with the database marked as remote, for wrangler's proxy. */
function remoteConfig(): string {
  const config = unstable_readConfig({ config: 'wrangler.toml' })
  const path = resolve('.wrangler/seed-remote.json')
  mkdirSync('.wrangler', { recursive: true })
  const d1 = config.d1_databases.map((database: object) => ({ ...database, remote: true, migrations_dir: undefined }))
  writeFileSync(
    path,
    JSON.stringify({ name: config.name, compatibility_date: config.compatibility_date, d1_databases: d1 }),
  )
  return path
}

/** The version and the items that are stored. Throws DatabaseProblem when the tables are missing. */
export async function readStored(db: D1Database): Promise<{ version: string | null; items: StoredItem[] }> {
  try {
    const [site, items] = await retryQuery(() =>
      db.batch<Record<string, string>>([
        db.prepare('SELECT version FROM site'),
        db.prepare('SELECT kind, id, title, path, hash, modified_on AS modifiedOn FROM content_items'),
      ]),
    )
    return { version: site?.results[0]?.['version'] ?? null, items: (items?.results ?? []) as unknown as StoredItem[] }
  } catch (error) {
    throw (
      databaseProblem(error) ??
      new DatabaseProblem(
        `the database does not answer: ${(error as Error).message}. A local one holds only what comes from seed/: ` +
          `delete its folder (${LOCAL_STATE}, if --state names no other) and run \`npm start\`. ` +
          'Of the deployed one `npm run doctor -- --remote` says more.',
      )
    )
  }
}

/** The migrations that were applied, by file name; none in an empty database. */
export async function readApplied(db: D1Database): Promise<string[]> {
  const table = await retryQuery(() => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first())
  if (!table) return []
  const query = db.prepare('SELECT name FROM d1_migrations ORDER BY id')
  const { results } = await retryQuery(() => query.all<{ name: string }>())
  return results.map(({ name }) => name)
}

/** The stored rows of some clinics, as the database holds them. */
export async function readStoredClinics(db: D1Database, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return []
  const query = db.prepare('SELECT * FROM clinics WHERE id IN (SELECT value FROM json_each(?1))')
  const { results } = await retryQuery(() => query.bind(JSON.stringify(ids)).all<Record<string, unknown>>())
  return results
}

/** The hint for a local database that stays locked: nothing is wrong with it. */
export const LOCKED =
  'the local database is locked by another process, and stayed so through every retry. ' +
  'Stop what else reads or seeds it, such as a load test, and run this again.'

/** Turns an error of the database into a message that says what to do; null for an unknown error. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  if (isLocked(error)) return new DatabaseProblem(LOCKED)
  if (!/no such table|has no column/.test(String(error))) return null
  return new DatabaseProblem(
    'the database lacks tables of this version. Run `npm run db:migrate` first ' +
      '(`npx wrangler d1 migrations apply DB --remote` for the deployed one). ' +
      'If none is left to apply, a local database is of another version: delete its folder and migrate again.',
  )
}
