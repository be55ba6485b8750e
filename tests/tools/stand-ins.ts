import { env } from 'cloudflare:workers'

// What stands in for the database, for tests of what the site does while it fails or takes its time.

/** A database that answers every question, whatever it is, with what `answer` comes to. */
export function answering(answer: () => Promise<unknown>): D1Database {
  const statement = { bind: () => statement, all: answer, raw: answer, first: answer, run: answer }
  const database = { prepare: () => statement, batch: answer, exec: answer, dump: answer, withSession: answer }
  return database as unknown as D1Database
}

/** A database of which every call fails. */
export const failing = (message: string) => answering(() => Promise.reject(new Error(message)))

/** D1 is away: its own words for it. */
export const AWAY = { DB: failing('D1_ERROR: Network connection lost.') }

/** The test's database, of which each batch is kept waiting for what `before` comes to. */
export function waiting(before: () => Promise<unknown>): D1Database {
  return new Proxy(env.DB, {
    get(database, name) {
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => before().then(() => database.batch(statements))
      const value: unknown = Reflect.get(database, name)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
}
