import { env } from 'cloudflare:workers'

export function fakeDatabase(answer: () => Promise<unknown>): D1Database {
  const statement = { bind: () => statement, all: answer, raw: answer, first: answer, run: answer }
  const database = { prepare: () => statement, batch: answer, exec: answer, dump: answer, withSession: answer }
  return database as unknown as D1Database
}

export const failingDatabase = (message: string) => fakeDatabase(() => Promise.reject(new Error(message)))

export const UNAVAILABLE = { DB: failingDatabase('D1_ERROR: Network connection lost.') }

/** Returns the test database, in which each batch waits until `before` resolves. */
export function delayedDatabase(before: () => Promise<unknown>): D1Database {
  return new Proxy(env.DB, {
    get(database, name) {
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => before().then(() => database.batch(statements))
      const value: unknown = Reflect.get(database, name)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
}
