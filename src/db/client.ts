import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'
import { limitTime, QUERY_LIMIT, QueryTimeoutError } from './time-limit.ts'

export type Database = DrizzleD1Database<typeof schema>

/** The database for one request. No query of it takes longer than `limit` milliseconds. */
export const openDatabase = (binding: D1Database, limit = QUERY_LIMIT): Database =>
  drizzle(limitTime(binding, limit), { schema })

/** What a page read, and the version of the data it was read from. */
export interface Read<T> {
  version: string
  data: T
}

/** The data has never been loaded: there are tables, but nothing in them. */
export class EmptyDatabaseError extends Error {
  override name = 'EmptyDatabaseError'
}

/**
 * Runs a page's queries and reads the data version beside them, in one round trip and one transaction, so that
 * nothing on a page can come from before and from after a reseed.
 */
export async function readTogether<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
  db: Database,
  queries: T,
): Promise<{ version: string; results: BatchResponse<T> }> {
  const version = db.select({ version: schema.site.version }).from(schema.site)
  const [site, ...results] = (await db.batch([version, ...queries] as unknown as [typeof version])) as [
    { version: string }[],
    ...unknown[],
  ]
  if (!site[0]) throw new EmptyDatabaseError('the database holds no data: run `npm run db:seed`')
  return { version: site[0].version, results: results as unknown as BatchResponse<T> }
}

/** Whether an error came from the database: away, silent, empty, not migrated. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof EmptyDatabaseError || error instanceof DrizzleQueryError) return true
  if (error instanceof QueryTimeoutError) return true
  return error instanceof Error && (error.message.includes('D1_') || isDatabaseError(error.cause))
}

/** What a maintainer is to do about a database error; null where only waiting helps. */
export function adviceFor(error: unknown): string | null {
  if (error instanceof EmptyDatabaseError)
    return 'Load the data: `npm run db:seed` (`-- --remote` where it is deployed).'
  if (!(error instanceof Error)) return null
  if (/no such (table|column)|has no column/.test(error.message))
    return (
      'The database lacks tables of this version. Migrate it, then load the data: `npm run db:migrate` ' +
      '(`npx wrangler d1 migrations apply DB --remote` where it is deployed), `npm run db:seed`.'
    )
  return adviceFor(error.cause)
}

/** The version of a page that was read in two goes: theirs, or none of any data when the data changed between them. */
export const versionOfBoth = (first: string, second: string) => (first === second ? first : `${first}/${second}`)
