import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import { retryQuery } from './retry.ts'
import { createWriteLockStatement } from './statement.ts'
import {
  createRowSerializer,
  getColumnNames,
  getPrimaryKeyNames,
  type RowValues,
  type TableRows,
} from './table-rows.ts'

/** A changed row is both removed and added. */
export interface TableChanges {
  table: SQLiteTable
  removedKeys: RowValues[]
  addedRowsJson: string[]
}

export async function findChanges(db: D1Database, tables: readonly TableRows[]): Promise<TableChanges[]> {
  // Reads up to ROWS_PER_READ rows of each table in one batch, because a busy site delays every query.
  const [, ...firstReads] = await retryQuery(() =>
    db.batch<StoredRow>([createWriteLockStatement(db), ...tables.map(({ table }) => selectRows(db, table))]),
  )
  const changes: TableChanges[] = []
  for (const [index, table] of tables.entries())
    changes.push(await compareTable(table, readRows(db, table.table, firstReads[index]?.results ?? [])))
  return changes
}

async function compareTable({ table, rows }: TableRows, storedRows: AsyncIterable<RowValues>): Promise<TableChanges> {
  const names = getColumnNames(table)
  const keyIndexes = getPrimaryKeyNames(table).map((name) => names.indexOf(name))
  const pickKey = (values: RowValues) => keyIndexes.map((index) => values[index])
  const plannedRows = rows.map(createRowSerializer(table))
  const unmatchedByKey = new Map(plannedRows.map((values) => [JSON.stringify(pickKey(values)), JSON.stringify(values)]))
  if (unmatchedByKey.size < plannedRows.length)
    throw new Error(`two planned rows of the table ${getTableName(table)} have the same key`)
  const isSame = (values: RowValues, plannedJson: string) =>
    hasHashedKey(table) || JSON.stringify(values) === plannedJson
  const removedKeys: RowValues[] = []
  for await (const values of storedRows) {
    const keyJson = JSON.stringify(pickKey(values))
    const plannedJson = unmatchedByKey.get(keyJson)
    if (plannedJson !== undefined && isSame(values, plannedJson)) unmatchedByKey.delete(keyJson)
    else removedKeys.push(pickKey(values))
  }
  return { table, removedKeys, addedRowsJson: [...unmatchedByKey.values()] }
}

/** A picture's name is a hash of its content, so the content need not be read. */
const hasHashedKey = (table: SQLiteTable) => table === t.pictures

type StoredRow = Record<string, unknown> & { rowNumber: number }

const ROWS_PER_READ = 5000

async function* readRows(db: D1Database, table: SQLiteTable, firstRows: StoredRow[]): AsyncGenerator<RowValues> {
  const names = getColumnNames(table)
  let page = firstRows
  for (;;) {
    for (const row of page) yield names.map((name) => row[name])
    const last = page.at(-1)
    if (!last || page.length < ROWS_PER_READ) return
    page = (await retryQuery(() => selectRows(db, table, last.rowNumber).all<StoredRow>())).results
  }
}

function selectRows(db: D1Database, table: SQLiteTable, afterRowNumber = Number.MIN_SAFE_INTEGER): D1PreparedStatement {
  const names = hasHashedKey(table) ? getPrimaryKeyNames(table) : getColumnNames(table)
  const columns = ['rowid AS rowNumber', ...names.map((name) => `"${name}"`)].join(', ')
  const sql = `SELECT ${columns} FROM "${getTableName(table)}" WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`
  return db.prepare(sql).bind(afterRowNumber, ROWS_PER_READ)
}
