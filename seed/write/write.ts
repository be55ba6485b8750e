import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import { seededTables } from '../plan/rows.ts'
import { sitemapRows } from '../plan/sitemaps.ts'

/** D1 limits a bound value to 2 MB. Rows are bound as JSON in chunks well below that. */
const CHUNK_BYTES = 1_500_000

const FULL_TEXT = ['site_index', 'clinic_names', 'clinic_index']

export interface Statement {
  sql: string
  params: string[]
}

/** Returns the statements that replace all data. Run them in one batch, which is a transaction. */
export function replaceStatements(plan: Pick<Plan, 'rows'>): Statement[] {
  const { sitemaps, pages } = sitemapRows(plan.rows)
  return [
    ...[...seededTables].reverse().map((table) => statement(`DELETE FROM "${getTableName(table)}"`)),
    ...seededTables.flatMap((table) => insertStatements(table, plan.rows.of(table))),
    statement(`DELETE FROM "${getTableName(t.sitemapPages)}"`),
    statement(`DELETE FROM "${getTableName(t.sitemaps)}"`),
    ...insertStatements(t.sitemapPages, pages),
    ...insertStatements(t.sitemaps, sitemaps),
    ...FULL_TEXT.map((name) => statement(`INSERT INTO ${name}(${name}) VALUES ('rebuild')`)),
  ]
}

export const changeLogStatements = (
  loadedAt: string,
  changes: readonly Omit<typeof t.dataChanges.$inferInsert, 'id'>[],
): Statement[] => [
  { sql: `DELETE FROM "${getTableName(t.dataChanges)}" WHERE loaded_at = ?1`, params: [loadedAt] },
  ...insertStatements(t.dataChanges, changes),
]

const statement = (sql: string): Statement => ({ sql, params: [] })

/** Inserts many rows as one JSON array of arrays, because D1 limits a statement to 100 parameters. */
function insertStatements(table: SQLiteTable, rows: readonly Record<string, unknown>[]): Statement[] {
  const columns = Object.entries(getTableColumns(table))
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    }),
  )
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const fields = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const sql = `INSERT INTO "${getTableName(table)}" (${names}) SELECT ${fields} FROM json_each(?1)`
  return toChunks(values).map((chunk) => ({ sql, params: [JSON.stringify(chunk)] }))
}

function toChunks<T>(values: readonly T[]): T[][] {
  const result: T[][] = []
  let size = Infinity
  for (const value of values) {
    const bytes = Buffer.byteLength(JSON.stringify(value)) + 1
    if (size + bytes > CHUNK_BYTES) {
      result.push([])
      size = 0
    }
    result.at(-1)?.push(value)
    size += bytes
  }
  return result
}
