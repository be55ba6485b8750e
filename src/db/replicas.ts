import { type Database, openDatabase } from './client.ts'

const sessions = new WeakMap<Database, D1DatabaseSession>()

/**
 * Opens a session for one request. The nearest replica serves the request, unless the replica is behind the bookmark.
 */
export function openReplica(binding: D1Database, bookmark: string | null): Database {
  const session = binding.withSession(bookmark ?? 'first-unconstrained')
  // Sessions support all our queries, but have another type.
  const db = openDatabase(session as unknown as D1Database)
  sessions.set(db, session)
  return db
}

/** Returns the session's latest bookmark, or null without replicas. */
export const lastBookmark = (db: Database): string | null => sessions.get(db)?.getBookmark() ?? null
