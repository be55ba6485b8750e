import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { getBuiltModulePath } from '../tools/node/built-site.ts'
import { startWorkers } from '../tools/node/workerd.ts'

/** A type, because TypeScript does not accept an interface where Miniflare's `Json` type is expected. */
export type RecordedStatement = { sql: string; params: (string | number | null)[] }

export interface PageRecording {
  status: number
  html: string
  roundTrips: RecordedStatement[][]
  rowsRead: number
}

interface Worker {
  fetch(request: Request, env: object, context: object): Promise<Response>
}

export async function openRecorder(
  dbFolder: string,
): Promise<{ record(path: string): Promise<PageRecording>; close(): Promise<void> }> {
  const { database, stop } = await startWorkers(dbFolder)
  const { default: worker } = (await import(pathToFileURL(resolve(getBuiltModulePath())).href)) as { default: Worker }
  const recordPage = async (path: string): Promise<PageRecording> => {
    const spy = spyOnDatabase(database)
    const backgroundWork: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => backgroundWork.push(work), passThroughOnException() {} }
    const { log } = console
    console.log = () => {}
    try {
      const response = await worker.fetch(new Request(`http://localhost:8787${path}`), { DB: spy.db }, context)
      const html = await response.text()
      await Promise.all(backgroundWork)
      return { status: response.status, html, roundTrips: spy.roundTrips, rowsRead: spy.getRowsRead() }
    } finally {
      console.log = log
    }
  }
  return {
    async record(path) {
      // Loads the catalog, whose queries are not part of a page's cost.
      await recordPage('/treatments')
      return recordPage(path)
    },
    close: stop,
  }
}

interface SpiedStatement {
  recorded: RecordedStatement
  statement: D1PreparedStatement
  bind(...params: unknown[]): SpiedStatement
  all(): Promise<D1Result>
  raw(): Promise<unknown[][]>
}

/** Retries once, because Miniflare drops a connection that was idle while this process was busy. */
const retryOnce = <T>(query: () => Promise<T>): Promise<T> => query().catch(query)

function spyOnDatabase(database: D1Database) {
  const roundTrips: RecordedStatement[][] = []
  let rowsRead = 0
  const countRows = <T extends D1Result>(result: T): T => {
    rowsRead += result.meta.rows_read
    return result
  }
  const spyOnStatement = (statement: D1PreparedStatement, recorded: RecordedStatement): SpiedStatement => {
    const all = async () => {
      roundTrips.push([recorded])
      return countRows(await retryOnce(() => statement.all()))
    }
    return {
      recorded,
      statement,
      bind: (...params) =>
        spyOnStatement(statement.bind(...params), { ...recorded, params: params as RecordedStatement['params'] }),
      all,
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
    }
  }
  const db = {
    prepare: (sql: string) => spyOnStatement(database.prepare(sql), { sql, params: [] }),
    async batch(statements: SpiedStatement[]) {
      roundTrips.push(statements.map(({ recorded }) => recorded))
      return (await retryOnce(() => database.batch(statements.map(({ statement }) => statement)))).map(countRows)
    },
  }
  return { db, roundTrips, getRowsRead: () => rowsRead }
}
