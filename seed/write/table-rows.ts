import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import type { LoadPlan } from '../plan/plan.ts'
import { seededTables } from '../plan/rows.ts'
import { planSitemapRows } from '../plan/sitemaps.ts'

export interface TableRows {
  table: SQLiteTable
  rows: readonly Record<string, unknown>[]
}

export type RowValues = unknown[]

export function listTableRows({ rows }: Pick<LoadPlan, 'rows'>): TableRows[] {
  const { sitemaps, pages } = planSitemapRows(rows)
  const seeded = seededTables.map((table) => ({ table, rows: rows.of(table) }))
  return [{ table: t.sitemapPages, rows: pages }, { table: t.sitemaps, rows: sitemaps }, ...seeded]
}

export const getColumnNames = (table: SQLiteTable): string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name)

export function getPrimaryKeyNames(table: SQLiteTable): string[] {
  const { primaryKeys, columns } = getTableConfig(table)
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
}

export function createRowSerializer(table: SQLiteTable): (row: Record<string, unknown>) => RowValues {
  const columns = Object.entries(getTableColumns(table))
  return (row) =>
    columns.map(([key, column]) => {
      const value = row[key]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    })
}
