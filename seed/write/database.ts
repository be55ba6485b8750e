import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy, type Unstable_Config, unstable_readConfig } from 'wrangler'
import type { D1Binding } from '../../scripts/doctor/doctor-checks.ts'
import { type Environment, getWranglerEnvironment } from '../../scripts/operate/environment.ts'
import { isDatabaseLocked } from '../../src/db/retry.ts'
import * as t from '../../src/db/schema.ts'
import { UserError } from '../user-error.ts'
import type { StoredSlug } from './former-slugs.ts'
import type { ItemRecord } from './item-diff.ts'
import { retryQuery } from './retry.ts'
import { getColumnNames } from './table-rows.ts'

export const LOCAL_STATE_FOLDER = '.wrangler/state'

export interface OpenDatabase {
  db: D1Database
  close(): Promise<void>
}

export async function openDatabase({
  remote = false,
  environment = 'production',
  stateFolder = LOCAL_STATE_FOLDER,
}: {
  remote?: boolean
  environment?: Environment
  stateFolder?: string
} = {}): Promise<OpenDatabase> {
  try {
    // If Miniflare cannot make this folder, it fails but keeps the process running.
    if (!remote) mkdirSync(resolve(stateFolder, 'v3'), { recursive: true })
    const proxy = await getPlatformProxy<{ DB: D1Database }>(
      remote
        ? { configPath: writeRemoteConfig(environment), remoteBindings: true }
        : { configPath: 'wrangler.toml', persist: { path: resolve(stateFolder, 'v3') } },
    )
    return { db: proxy.env.DB, close: () => proxy.dispose() }
  } catch (cause) {
    const advice = remote
      ? 'Log in with `npx wrangler login`, and put the database id into wrangler.toml.'
      : `Check that ${stateFolder} is writable and not used by another process.`
    throw new UserError(
      `cannot open the ${remote ? 'deployed' : 'local'} database: ${(cause as Error).message}. ${advice}`,
    )
  }
}

/** Miniflare derives the path from the preview database id, or else the database id, or else the binding's name. */
export function getLocalDatabaseFile(stateFolder: string, database: D1Binding): string {
  const kind = 'miniflare-D1DatabaseObject'
  const key = createHash('sha256').update(kind).digest()
  const sign = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const id = sign(database.preview_database_id ?? database.database_id ?? database.binding)
  return join(stateFolder, 'v3/d1', kind, `${Buffer.concat([id, sign(id)]).toString('hex')}.sqlite`)
}

const writeRemoteConfig = (environment: Environment) =>
  writeDatabaseConfig('.wrangler/seed-remote.json', environment, { remote: true, migrations_dir: undefined })

export function writeDatabaseConfig(
  path: string,
  environment: Environment,
  overrides: { remote?: boolean; migrations_dir: string | undefined },
): string {
  const { name, compatibility_date, d1_databases }: Unstable_Config = unstable_readConfig({
    config: 'wrangler.toml',
    env: getWranglerEnvironment(environment),
  })
  const databases = d1_databases.map((database) => ({ ...database, ...overrides }))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ name, compatibility_date, d1_databases: databases }))
  return resolve(path)
}

export async function readStoredData(db: D1Database) {
  try {
    const [site, items, slugs] = await retryQuery(() =>
      db.batch<Record<string, string>>([
        db.prepare('SELECT version FROM site'),
        db.prepare('SELECT kind, id, title, path, hash, modified_on AS modifiedOn FROM content_items'),
        db.prepare(
          'SELECT id AS clinicId, segment AS slug FROM clinics UNION SELECT clinic_id, slug FROM clinic_slugs',
        ),
      ]),
    )
    return {
      version: site?.results[0]?.['version'] ?? null,
      items: (items?.results ?? []) as unknown as ItemRecord[],
      slugs: (slugs?.results ?? []) as unknown as StoredSlug[],
    }
  } catch (error) {
    throw (
      toUserError(error) ??
      new UserError(
        `cannot read the database: ${(error as Error).message}. A local database only contains a copy of a directory: ` +
          `delete its folder (${LOCAL_STATE_FOLDER}, unless set by --state) and run \`npm start\`. ` +
          'For the deployed one, run `npm run doctor -- --remote`.',
      )
    )
  }
}

export async function readAppliedMigrations(db: D1Database): Promise<string[]> {
  const table = await retryQuery(() => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first())
  if (!table) return []
  const query = db.prepare('SELECT name FROM d1_migrations ORDER BY id')
  const { results } = await retryQuery(() => query.all<{ name: string }>())
  return results.map(({ name }) => name)
}

export async function readStoredClinics(db: D1Database, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return []
  const query = db.prepare(`
    SELECT clinics.*, (
      SELECT json_group_array(json_array(${getColumnNames(t.clinicPrices).join(', ')}))
      FROM (SELECT * FROM clinic_prices WHERE clinic_id = clinics.id ORDER BY position)
    ) AS prices
    FROM clinics WHERE id IN (SELECT value FROM json_each(?1))`)
  const { results } = await retryQuery(() => query.bind(JSON.stringify(ids)).all<Record<string, unknown>>())
  return results
}

export const LOCKED_MESSAGE =
  'the local database is locked by another process, and every retry failed. ' +
  'Stop the process that uses it, such as a load test, and try again.'

export function toUserError(error: unknown): UserError | null {
  if (isDatabaseLocked(error)) return new UserError(LOCKED_MESSAGE)
  if (!/no such table|has no column/.test(String(error))) return null
  return new UserError(
    'the database lacks tables or columns of this version. Run `npm run db:migrate` first ' +
      '(with --state FOLDER: `npx wrangler d1 migrations apply DB --local --persist-to FOLDER`; ' +
      'for the deployed one: `npx wrangler d1 migrations apply DB --remote`). ' +
      'If no migration is pending, a local database belongs to another version: delete its folder and migrate again.',
  )
}
