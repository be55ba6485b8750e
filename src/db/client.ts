import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { READABLE_FORMATS } from './formats/data-format.ts'
import { type Database, prepareQuery } from './prepared-query.ts'
import { addQueryTimeout, QUERY_TIMEOUT_MS, QueryTimeoutError } from './query-timeout.ts'
import { site } from './schema.ts'

export type { Database }

const databaseByBinding = new WeakMap<D1Database, Database>()

/** Opens a database without passing a schema to Drizzle, because Drizzle takes half a millisecond to read a schema. */
export function openDatabase(binding: D1Database): Database {
  const database = databaseByBinding.get(binding) ?? drizzle(addQueryTimeout(binding, QUERY_TIMEOUT_MS))
  databaseByBinding.set(binding, database)
  return database
}

export interface Versioned<T> {
  version: string
  data: T
}

export class EmptyDatabaseError extends Error {
  override name = 'EmptyDatabaseError'
  constructor() {
    super('the database is empty: run `npm run db:seed`')
  }
}

export class UnknownFormatError extends Error {
  override name = 'UnknownFormatError'
  constructor(format: number) {
    super(`the data is in format ${format}, and this Worker reads format ${READABLE_FORMATS.join(' or ')}`)
  }
}

export function requireReadableVersion({ version, format }: { version: string; format: number }): string {
  if (!READABLE_FORMATS.includes(format)) throw new UnknownFormatError(format)
  return version
}

/** Runs queries and reads the data version in one transaction, so that all results belong to that version. */
export async function queryWithVersion<const T extends readonly BatchItem<'sqlite'>[]>(
  db: Database,
  queries: T,
): Promise<{ version: string; results: BatchResponse<T> }> {
  const versionQuery = selectVersion(db, {})
  const [versions, ...results] = (await db.batch([versionQuery, ...queries] as unknown as [typeof versionQuery])) as [
    { version: string; format: number }[],
    ...unknown[],
  ]
  if (!versions[0]) throw new EmptyDatabaseError()
  return { version: requireReadableVersion(versions[0]), results: results as unknown as BatchResponse<T> }
}

export async function queryDataWithVersion<const T extends readonly BatchItem<'sqlite'>[], Data>(
  db: Database,
  queries: T,
  toData: (results: BatchResponse<T>) => Data,
): Promise<Versioned<Data>> {
  const { version, results } = await queryWithVersion(db, queries)
  return { version, data: toData(results) }
}

export type QueryData<Find extends (db: Database, ...args: never[]) => Promise<Versioned<unknown>>> = NonNullable<
  Awaited<ReturnType<Find>>['data']
>

export async function queryRowsWithVersion<Query extends BatchItem<'sqlite'>>(
  db: Database,
  query: Query,
): Promise<Versioned<Query['_']['result']>> {
  return queryDataWithVersion(db, [query], ([rows]) => rows)
}

const selectVersion = prepareQuery([], (db) => db.select({ version: site.version, format: site.format }).from(site))

/** Returns whether an error is a database error. An empty database and an unknown data format are database errors. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof EmptyDatabaseError || error instanceof DrizzleQueryError) return true
  if (error instanceof QueryTimeoutError || error instanceof UnknownFormatError) return true
  return error instanceof Error && (error.message.includes('D1_') || isDatabaseError(error.cause))
}

export function getErrorHint(error: unknown): string | null {
  if (error instanceof EmptyDatabaseError)
    return 'Load the data: `npm run db:seed` (with `-- --remote` for the deployed database).'
  if (error instanceof UnknownFormatError)
    return (
      'The Worker and the data are from different releases. Deploy the release that loaded the data, or load the data ' +
      'of this release. To roll back, see "Deploy to Cloudflare" in README.md.'
    )
  if (!(error instanceof Error)) return null
  if (/no such (table|column)|has no column/.test(error.message))
    return (
      'The database lacks tables or columns of this release. Migrate it, then load the data: `npm run db:migrate` ' +
      '(`npx wrangler d1 migrations apply DB --remote` for the deployed database), `npm run db:seed`.'
    )
  return getErrorHint(error.cause)
}

export function requireRow<T>(row: T | null, path: string): T {
  if (row === null)
    throw new Error(
      `${path} is in the catalog, but not in the database: unless a load was running, run \`npm run db:seed -- --force\``,
    )
  return row
}

/** Returns the version if both are the same. Otherwise returns text that equals no version, to cause a retry. */
export const combineVersions = (first: string, second: string) => (first === second ? first : `${first}/${second}`)
