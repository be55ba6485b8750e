import { DatabaseSync } from 'node:sqlite'

export interface Migration {
  name: string
  sql: string
}

/** A table or view (`column` is null), or one column of a table or view. */
export interface RemovedTableOrColumn {
  table: string
  column: string | null
}

type ColumnsByTable = ReadonlyMap<string, readonly string[]>

export class InMemorySchema {
  readonly #db = new DatabaseSync(':memory:')

  constructor(appliedMigrations: readonly Migration[]) {
    for (const { sql } of appliedMigrations) this.#db.exec(sql)
  }

  /** A rebuilt table does not count as removed, because a migration must rebuild a table to drop a constraint. */
  apply({ sql }: Migration): RemovedTableOrColumn[] {
    const before = this.readColumns()
    this.#db.exec(sql)
    const after = this.readColumns()
    return [...before].flatMap(([table, columns]): RemovedTableOrColumn[] => {
      const remainingColumns = after.get(table)
      if (!remainingColumns) return [{ table, column: null }]
      return columns.filter((column) => !remainingColumns.includes(column)).map((column) => ({ table, column }))
    })
  }

  readColumns(): ColumnsByTable {
    const tables = this.#db.prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')").all()
    const columnQuery = this.#db.prepare('SELECT name FROM pragma_table_info(?)')
    return new Map(
      tables.map(({ name }) => [String(name), columnQuery.all(String(name)).map((row) => String(row['name']))]),
    )
  }
}

export const describeTableOrColumn = ({ table, column }: RemovedTableOrColumn): string =>
  column ? `${table}.${column}` : table
