import { env } from 'cloudflare:workers'

export function createFakeDatabase(execute: () => Promise<unknown>): D1Database {
  const statement = { bind: () => statement, all: execute, raw: execute, first: execute, run: execute }
  const database = { prepare: () => statement, batch: execute, exec: execute, dump: execute, withSession: execute }
  return database as unknown as D1Database
}

export const createFailingDatabase = (message: string) => createFakeDatabase(() => Promise.reject(new Error(message)))

export const UNAVAILABLE_DATABASE_BINDINGS = { DB: createFailingDatabase('D1_ERROR: Network connection lost.') }

/** Wraps `env.DB` so that each batch first waits for `delay`. Statements outside of a batch are not delayed. */
export function createDelayedDatabase(delay: () => Promise<unknown>): D1Database {
  return new Proxy(env.DB, {
    get(database, name) {
      if (name === 'batch') return (statements: D1PreparedStatement[]) => delay().then(() => database.batch(statements))
      const value: unknown = Reflect.get(database, name)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
}
