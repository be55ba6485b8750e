import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import type { LoadPlan } from '../plan/plan.ts'
import type { DataChange } from './change-log.ts'
import { createAddEntriesStatements, createRebuildStatements, createRemoveEntriesStatements } from './full-text.ts'
import { type SqlStatement, toJsonArrayChunks } from './statement.ts'
import type { TableChanges } from './table-changes.ts'
import { createRowSerializer, getColumnNames, getPrimaryKeyNames, listTableRows, type RowValues } from './table-rows.ts'

export function createChangeStatements(changes: readonly TableChanges[]): SqlStatement[] {
  const documentChanges = changes.find(({ table }) => table === t.searchDocuments)
  return [
    ...createRemoveEntriesStatements(documentChanges?.removedKeys.flat() ?? []),
    ...createRowStatements(changes),
    ...createAddEntriesStatements(
      (documentChanges?.addedRowsJson ?? []).map((row) => (JSON.parse(row) as RowValues)[0]),
    ),
  ]
}

/** Also deletes rows, because an earlier first load that did not finish may have left rows. */
export const createFirstLoadStatements = (changes: readonly TableChanges[]): SqlStatement[] => [
  ...createRowStatements(changes),
  ...createRebuildStatements(),
]

const createRowStatements = (changes: readonly TableChanges[]): SqlStatement[] => [
  ...changes.flatMap(createDeleteStatements),
  ...changes.flatMap(({ table, addedRowsJson }) => createInsertStatements(table, addedRowsJson)),
]

/** Replaces the row of `site`. The statements must run last, because its version marks the load as complete. */
export const createSiteStatements = ({ rows }: Pick<LoadPlan, 'rows'>): SqlStatement[] => [
  createDeleteAllStatement(t.site),
  ...createInsertStatements(t.site, toJsonRows(t.site, rows.of(t.site))),
]

const createDeleteAllStatement = (table: SQLiteTable) => ({ sql: `DELETE FROM "${getTableName(table)}"`, params: [] })

/** Replaces all rows, except that it adds no row of `site`. */
export function createReplaceStatements(plan: Pick<LoadPlan, 'rows'>): SqlStatement[] {
  const tables = listTableRows(plan)
  return [
    ...tables.toReversed().map(({ table }) => createDeleteAllStatement(table)),
    ...tables
      .filter(({ table }) => table !== t.site)
      .flatMap(({ table, rows }) => createInsertStatements(table, toJsonRows(table, rows))),
    ...createRebuildStatements(),
  ]
}

export const createChangeLogStatements = (loadedAt: string, changes: readonly DataChange[]): SqlStatement[] => [
  { sql: `DELETE FROM "${getTableName(t.dataChanges)}" WHERE loaded_at = ?1`, params: [loadedAt] },
  ...createInsertStatements(t.dataChanges, toJsonRows(t.dataChanges, changes)),
]

const toJsonRows = (table: SQLiteTable, rows: readonly Record<string, unknown>[]) =>
  rows.map(createRowSerializer(table)).map((values) => JSON.stringify(values))

function createDeleteStatements({ table, removedKeys }: TableChanges): SqlStatement[] {
  const names = getPrimaryKeyNames(table)
  const sql = `DELETE FROM "${getTableName(table)}" WHERE (${quoteNames(names)}) IN (SELECT ${formatJsonExtractions(names)} FROM json_each(?1))`
  return toJsonArrayChunks(removedKeys.map((key) => JSON.stringify(key))).map((keys) => ({ sql, params: [keys] }))
}

/** Each statement inserts many rows from a JSON array of arrays, because D1 limits a statement to 100 parameters. */
function createInsertStatements(table: SQLiteTable, rows: readonly string[]): SqlStatement[] {
  const names = getColumnNames(table)
  const sql = `INSERT INTO "${getTableName(table)}" (${quoteNames(names)}) SELECT ${formatJsonExtractions(names)} FROM json_each(?1)`
  return toJsonArrayChunks(rows).map((chunk) => ({ sql, params: [chunk] }))
}

const quoteNames = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const formatJsonExtractions = (names: readonly string[]) =>
  names.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
