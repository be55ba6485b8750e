import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import { seededTables } from '../plan/rows.ts'
import { sitemapRows } from '../plan/sitemaps.ts'

/** A bound value may be 2 MB at most in D1; rows travel as JSON, in pieces well below that. */
const PIECE_BYTES = 1_500_000

const FULL_TEXT = ['site_index', 'clinic_names', 'clinic_index']

/** SQL and what is bound to it. */
export interface Statement {
  sql: string
  params: string[]
}

/** The statements that replace all data by the plan's. Run in one batch they are one transaction: all or nothing. */
export function replaceStatements(plan: Pick<Plan, 'rows'>): Statement[] {
  const { sitemaps, pages } = sitemapRows(plan.rows)
  return [
    ...[...seededTables].reverse().map((table) => plain(`DELETE FROM "${getTableName(table)}"`)),
    ...seededTables.flatMap((table) => insertStatements(table, plan.rows.of(table))),
    plain(`DELETE FROM "${getTableName(t.sitemapPages)}"`),
    plain(`DELETE FROM "${getTableName(t.sitemaps)}"`),
    ...insertStatements(t.sitemapPages, pages),
    ...insertStatements(t.sitemaps, sitemaps),
    ...FULL_TEXT.map((name) => plain(`INSERT INTO ${name}(${name}) VALUES ('rebuild')`)),
  ]
}

/** The statements that add the lines of a load to the change log; what is there of others stays. */
export const logStatements = (
  loadedAt: string,
  changes: readonly Omit<typeof t.dataChanges.$inferInsert, 'id'>[],
): Statement[] => [
  { sql: `DELETE FROM "${getTableName(t.dataChanges)}" WHERE loaded_at = ?1`, params: [loadedAt] },
  ...insertStatements(t.dataChanges, changes),
]

const plain = (sql: string): Statement => ({ sql, params: [] })

/** D1 binds 100 parameters at most, so a statement takes many rows as one JSON array of arrays. */
function insertStatements(table: SQLiteTable, rows: readonly Record<string, unknown>[]): Statement[] {
  const { name, columns } = getTableConfig(table)
  const keys = keysOf(table)
  const values = rows.map((row) =>
    columns.map((column) => {
      const value = row[keys.get(column.name) ?? '']
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    }),
  )
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const fields = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const sql = `INSERT INTO "${name}" (${names}) SELECT ${fields} FROM json_each(?1)`
  return pieces(values).map((piece) => ({ sql, params: [JSON.stringify(piece)] }))
}

/** Column name → property of the row. */
const keysOf = (table: SQLiteTable) =>
  new Map(
    Object.entries(table as unknown as Record<string, { name?: string }>).flatMap(([key, column]) =>
      column?.name ? [[column.name, key]] : [],
    ),
  )

function pieces<T>(values: readonly T[]): T[][] {
  const result: T[][] = []
  let size = Infinity
  for (const value of values) {
    const bytes = Buffer.byteLength(JSON.stringify(value)) + 1
    if (size + bytes > PIECE_BYTES) {
      result.push([])
      size = 0
    }
    result.at(-1)?.push(value)
    size += bytes
  }
  return result
}
