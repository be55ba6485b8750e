import { env } from 'cloudflare:workers'

export interface RecordedStatement {
  sql: string
  params: unknown[]
}

export function createRecordingDatabase(): {
  db: D1Database
  statements: RecordedStatement[]
  countRoundTrips: () => number
} {
  const statements: RecordedStatement[] = []
  let roundTripCount = 0
  const countCalls = <T extends object>(target: T, names: readonly string[]): T => {
    for (const name of names) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => unknown
      Reflect.set(target, name, (...args: unknown[]) => {
        roundTripCount++
        return method.apply(target, args)
      })
    }
    return target
  }
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...params) => {
      statements.push({ sql, params })
      return countCalls(bind(...params), ['all', 'raw', 'first', 'run'])
    }
    return statement
  }
  const batch = (queries: D1PreparedStatement[]) => {
    roundTripCount++
    return env.DB.batch(queries)
  }
  const db = new Proxy(env.DB, {
    get: (database, name) => (name === 'prepare' ? prepare : name === 'batch' ? batch : Reflect.get(database, name)),
  })
  return { db, statements, countRoundTrips: () => roundTripCount }
}
