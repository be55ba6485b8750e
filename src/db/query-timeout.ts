import { recordFailure, recordSuccess } from './health.ts'
import { isDatabaseLocked, retry } from './retry.ts'

/** D1 allows 30 seconds for a query. A load blocks queries for a second or two. */
export const QUERY_TIMEOUT_MS = 5000

/** The query may still be running, because D1 cannot cancel a query. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
}

/** Rejects slow queries, retries them while the database is locked, and records failures for `isDatabaseDown`. */
export function addQueryTimeout(database: Pick<D1Database, 'prepare' | 'batch'>, timeoutMs: number): D1Database {
  const originalStatements = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrapStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrappedStatement = {
      bind: (...values: unknown[]) => wrapStatement(statement.bind(...values)),
      all: () => runQuery(timeoutMs, () => statement.all()),
      first: (column: string) => runQuery(timeoutMs, () => statement.first(column)),
      raw: (options: { columnNames?: false }) => runQuery(timeoutMs, () => statement.raw(options)),
      run: () => runQuery(timeoutMs, () => statement.run()),
    } as unknown as D1PreparedStatement
    originalStatements.set(wrappedStatement, statement)
    return wrappedStatement
  }
  // The cast is safe, because Drizzle and our queries use no other methods.
  return {
    prepare: (sql: string) => wrapStatement(database.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      runQuery(timeoutMs, () =>
        database.batch(statements.map((statement) => originalStatements.get(statement) ?? statement)),
      ),
  } as D1Database
}

/** Returns whether the database rejected the SQL, as for a missing migration. Such an error shows that D1 is up. */
const isSqlError = (error: unknown) => /SQLITE_ERROR|SQLITE_CONSTRAINT|no such (table|column)/.test(String(error))

async function runQuery<T>(timeoutMs: number, sendQuery: () => Promise<T>): Promise<T> {
  try {
    const result = await rejectAfterTimeout(timeoutMs, retry(sendQuery, isDatabaseLocked))
    recordSuccess()
    return result
  } catch (error) {
    if (!isSqlError(error)) recordFailure({ timedOut: error instanceof QueryTimeoutError })
    throw error
  }
}

export async function rejectAfterTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new QueryTimeoutError(`the database query timed out after ${timeoutMs} ms`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer ?? null)
  }
}
