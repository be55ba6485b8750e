import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { READABLE_FORMATS } from './data-format.ts'
import { type Connection, prepareQuery } from './prepared-query.ts'
import { site } from './schema.ts'
import { limitTime, QUERY_LIMIT, QueryTimeoutError } from './time-limit.ts'

export type Database = Connection

const opened = new WeakMap<D1Database, Database>()

/**
 * Opens the database, of which no query takes longer than QUERY_LIMIT. Drizzle gets no schema: to read through it would
 * take half a millisecond of every request.
 */
export function openDatabase(binding: D1Database): Database {
  const database = opened.get(binding) ?? drizzle(limitTime(binding, QUERY_LIMIT))
  opened.set(binding, database)
  return database
}

/** What a page read, and the version of the data it was read from. */
export interface Read<T> {
  version: string
  data: T
}

/**
 * Rows that a page may read at most, however many clinics there are: a list, its facets and its texts. A file of a list
 * has 500 clinics with their prices. `tests/db/rows-read.test.ts` counts, `npm run bench` at 500,000 clinics too.
 */
export const MOST_ROWS_READ = { page: 1500, file: 4000 } as const

/** The data has never been loaded: there are tables, but nothing in them. */
export class EmptyDatabaseError extends Error {
  override name = 'EmptyDatabaseError'
  constructor() {
    super('the database holds no data: run `npm run db:seed`')
  }
}

/** The data was loaded by another release, in a format that this Worker cannot read. */
export class UnknownFormatError extends Error {
  override name = 'UnknownFormatError'
  constructor(format: number) {
    super(`the data is in format ${format}, and this Worker reads format ${READABLE_FORMATS.join(' or ')}`)
  }
}

/** Returns the version of the data, read with its format. Throws UnknownFormatError where this Worker cannot read it. */
export function readableVersion({ version, format }: { version: string; format: number }): string {
  if (!READABLE_FORMATS.includes(format)) throw new UnknownFormatError(format)
  return version
}

/**
 * Runs a page's queries and reads the data version beside them, in one round trip and one transaction, so that
 * nothing on a page can come from before and from after a reseed.
 */
export async function readTogether<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
  db: Database,
  queries: T,
): Promise<{ version: string; results: BatchResponse<T> }> {
  const version = versionQuery(db, {})
  const [versions, ...results] = (await db.batch([version, ...queries] as unknown as [typeof version])) as [
    { version: string; format: number }[],
    ...unknown[],
  ]
  if (!versions[0]) throw new EmptyDatabaseError()
  return { version: readableVersion(versions[0]), results: results as unknown as BatchResponse<T> }
}

const versionQuery = prepareQuery([], (db) => db.select({ version: site.version, format: site.format }).from(site))

/** Whether an error came from the database: away, silent, empty, not migrated, or loaded by another release. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof EmptyDatabaseError || error instanceof DrizzleQueryError) return true
  if (error instanceof QueryTimeoutError || error instanceof UnknownFormatError) return true
  return error instanceof Error && (error.message.includes('D1_') || isDatabaseError(error.cause))
}

/** What a maintainer is to do about a database error; null where only waiting helps. */
export function adviceFor(error: unknown): string | null {
  if (error instanceof EmptyDatabaseError)
    return 'Load the data: `npm run db:seed` (`-- --remote` where it is deployed).'
  if (error instanceof UnknownFormatError)
    return (
      'The Worker and the data are of different releases. Deploy the release that loaded the data, or load the data ' +
      'of this one. README.md ("Deploy to Cloudflare") says how to roll back.'
    )
  if (!(error instanceof Error)) return null
  if (/no such (table|column)|has no column/.test(error.message))
    return (
      'The database lacks tables of this version. Migrate it, then load the data: `npm run db:migrate` ' +
      '(`npx wrangler d1 migrations apply DB --remote` where it is deployed), `npm run db:seed`.'
    )
  return adviceFor(error.cause)
}

/**
 * Returns what a page read. Only for a page of the catalog's own data version: where a reseed has removed it, the
 * version differs, and the request is answered again by the newer catalog.
 */
export function present<T>(found: T | null, what: string): T {
  if (found === null)
    throw new Error(`${what} is in the catalog, but not in the database of the same version: reseed it`)
  return found
}

/** The version of a page that was read in two goes: theirs, or none of any data when the data changed between them. */
export const versionOfBoth = (first: string, second: string) => (first === second ? first : `${first}/${second}`)
