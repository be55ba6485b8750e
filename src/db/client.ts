import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

export type Database = DrizzleD1Database<typeof schema>

/** Where a read may begin: anywhere (null), or not before the state that an earlier read has seen. */
interface Replicas {
  notBefore: string | null
}

const sessions = new WeakMap<Database, D1DatabaseSession>()

/**
 * The database for one request. With `replicas` the nearest copy answers, as long as it is not older than what was
 * seen before; without, the primary does. Local databases and those without replication have no copies.
 */
export function openDatabase(binding: D1Database, replicas?: Replicas): Database {
  if (!replicas) return drizzle(binding, { schema })
  const session = binding.withSession(replicas.notBefore ?? 'first-unconstrained')
  // A session can all that Drizzle asks of a database; only the types do not say so.
  const db = drizzle(session as unknown as D1Database, { schema })
  sessions.set(db, session)
  return db
}

/** The state of the data that the last read has seen, to begin later reads with; null without replicas. */
export const seenBy = (db: Database): string | null => sessions.get(db)?.getBookmark() ?? null

/** Milliseconds that pages' reads took, by the database of their request. */
const waits = new WeakMap<Database, number>()

/** How long a request waited for its page's data, in milliseconds; null when it read none. */
export const waitedFor = (db: Database): number | null => waits.get(db) ?? null

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
  const startedAt = Date.now()
  const [site, ...results] = (await db
    .batch([version, ...queries] as unknown as [typeof version])
    .finally(() => waits.set(db, (waits.get(db) ?? 0) + Date.now() - startedAt))) as [
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
