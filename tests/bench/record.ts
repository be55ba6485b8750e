import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { builtModule } from '../tools/node/built-site.ts'
import { start } from '../tools/node/workerd.ts'

/** A recorded statement. A type, not an interface, so that TypeScript accepts it as JSON. */
export type RecordedStatement = { sql: string; params: (string | number | null)[] }

export interface Recorded {
  status: number
  html: string
  trips: RecordedStatement[][]
  rowsRead: number
}

interface Worker {
  fetch(request: Request, env: object, context: object): Promise<Response>
}

/** Runs the built site in this process on a directory and records the database access of its pages. */
export async function openRecorder(
  folder: string,
): Promise<{ record(path: string): Promise<Recorded>; close(): Promise<void> }> {
  const { database, stop } = await start(folder)
  const { default: worker } = (await import(pathToFileURL(resolve(builtModule())).href)) as { default: Worker }
  const fetchPage = async (path: string): Promise<Recorded> => {
    const spy = watch(database)
    const waiting: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {} }
    const { log } = console
    console.log = () => {}
    try {
      const response = await worker.fetch(new Request(`http://localhost:8787${path}`), { DB: spy.db }, context)
      const html = await response.text()
      await Promise.all(waiting)
      return { status: response.status, html, trips: spy.trips, rowsRead: spy.rowsRead() }
    } finally {
      console.log = log
    }
  }
  return {
    async record(path) {
      // Loads the catalog first, because it is not part of a page's cost.
      await fetchPage('/treatments')
      return fetchPage(path)
    },
    close: stop,
  }
}

interface Watched {
  asked: RecordedStatement
  statement: D1PreparedStatement
  bind(...params: unknown[]): Watched
  all(): Promise<D1Result>
  raw(): Promise<unknown[][]>
}

/** Retries once: Miniflare drops a connection that was idle while this process was busy. */
const retryOnce = <T>(fetchPage: () => Promise<T>): Promise<T> => fetchPage().catch(fetchPage)

/** Wraps a database and records its statements. A statement outside a batch counts as one round trip. */
function watch(database: D1Database) {
  const trips: RecordedStatement[][] = []
  let rowsRead = 0
  const count = <T extends D1Result>(result: T): T => {
    rowsRead += result.meta.rows_read
    return result
  }
  const watched = (statement: D1PreparedStatement, asked: RecordedStatement): Watched => {
    const all = async () => {
      trips.push([asked])
      return count(await retryOnce(() => statement.all()))
    }
    return {
      asked,
      statement,
      bind: (...params) =>
        watched(statement.bind(...params), { ...asked, params: params as RecordedStatement['params'] }),
      all,
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
    }
  }
  const db = {
    prepare: (sql: string) => watched(database.prepare(sql), { sql, params: [] }),
    async batch(statements: Watched[]) {
      trips.push(statements.map(({ asked }) => asked))
      return (await retryOnce(() => database.batch(statements.map(({ statement }) => statement)))).map(count)
    },
  }
  return { db, trips, rowsRead: () => rowsRead }
}
