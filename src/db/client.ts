import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

export type Database = DrizzleD1Database<typeof schema>

export const openDatabase = (binding: D1Database): Database => drizzle(binding, { schema })

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

/** Whether an error came from the database: away, empty, not migrated. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof EmptyDatabaseError || error instanceof DrizzleQueryError) return true
  return error instanceof Error && (error.message.includes('D1_') || isDatabaseError(error.cause))
}
