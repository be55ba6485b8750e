import { recordFailure, recordSuccess } from './health.ts'
import { isLocked, retry } from './retry.ts'

/**
 * Milliseconds that a page waits for an answer of the database. Its own limit is 30 s, which nobody waits for; a load
 * of the data, for which every reader waits, takes a second or two.
 */
export const QUERY_LIMIT = 5000

/** The database did not answer in time. What it was asked may still be going on: a query cannot be called back. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
}

type Queries = Pick<D1Database, 'prepare' | 'batch'>

/** The same database, of which every query ends: with its answer, or after `limit` milliseconds with QueryTimeoutError. */
export function limitTime<D extends Queries>(database: D, limit: number): D {
  const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const limited = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => limited(statement.bind(...values)),
      all: () => askWithin(limit, () => statement.all()),
      first: (column: string) => askWithin(limit, () => statement.first(column)),
      raw: (options: { columnNames?: false }) => askWithin(limit, () => statement.raw(options)),
      run: () => askWithin(limit, () => statement.run()),
    } as unknown as D1PreparedStatement
    own.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => limited(target.prepare(sql))
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          askWithin(limit, () => target.batch(statements.map((statement) => own.get(statement) ?? statement)))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** SQL that the database refuses is our mistake: it answered. */
const isAnswer = (error: unknown) => /SQLITE_ERROR|SQLITE_CONSTRAINT|no such (table|column)/.test(String(error))

/** Runs a query and records whether the database answered. */
async function askWithin<T>(limit: number, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await within(limit, retry(ask, isLocked))
    recordSuccess()
    return answer
  } catch (error) {
    if (!isAnswer(error)) recordFailure({ timedOut: error instanceof QueryTimeoutError })
    throw error
  }
}

/** What the database answers to `work`, or QueryTimeoutError when that takes longer than `limit` milliseconds. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueryTimeoutError(`the database did not answer within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer ?? null)
  }
}
