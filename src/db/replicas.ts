import { type Database, openDatabase } from './client.ts'

const sessions = new WeakMap<Database, D1DatabaseSession>()

/**
 * The database for one request, of which the nearest copy answers. `notBefore`: a state of the data that an earlier
 * read has seen; no older copy answers then. Where there is but one copy, as on a developer's machine, it is that one.
 */
export function openReplica(binding: D1Database, notBefore: string | null): Database {
  const session = binding.withSession(notBefore ?? 'first-unconstrained')
  // A session can do all that queries ask of a database; only its type does not say so.
  const db = openDatabase(session as unknown as D1Database)
  sessions.set(db, session)
  return db
}

/** The state of the data that the last read has seen, for later reads to begin with; null where there are no copies. */
export const seenBy = (db: Database): string | null => sessions.get(db)?.getBookmark() ?? null
