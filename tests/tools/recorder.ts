import { env } from 'cloudflare:workers'

export interface Asked {
  sql: string
  params: unknown[]
}

/** The test's database, writing down what it is asked: each statement, and how many times somebody had to wait for it. */
export function recording(): { db: D1Database; asked: Asked[]; trips: () => number } {
  const asked: Asked[] = []
  let trips = 0
  const counted = <T extends object>(target: T, names: readonly string[]): T => {
    for (const name of names) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => unknown
      Reflect.set(target, name, (...args: unknown[]) => {
        trips++
        return method.apply(target, args)
      })
    }
    return target
  }
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...params) => {
      asked.push({ sql, params })
      return counted(bind(...params), ['all', 'raw', 'first', 'run'])
    }
    return statement
  }
  const batch = (statements: D1PreparedStatement[]) => {
    trips++
    return env.DB.batch(statements)
  }
  const db = new Proxy(env.DB, {
    get: (database, name) => (name === 'prepare' ? prepare : name === 'batch' ? batch : Reflect.get(database, name)),
  })
  return { db, asked, trips: () => trips }
}
