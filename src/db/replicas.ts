import { type Database, openDatabase } from './client.ts'

const sessions = new WeakMap<Database, D1DatabaseSession>()

export function openReplica(binding: D1Database, bookmark: string | null): Database {
  const session = binding.withSession(bookmark ?? 'first-unconstrained')
  // The cast is safe, because no query uses the methods of D1Database that a session lacks.
  const db = openDatabase(session as unknown as D1Database)
  sessions.set(db, session)
  return db
}

export const getLastBookmark = (db: Database): string | null => sessions.get(db)?.getBookmark() ?? null
