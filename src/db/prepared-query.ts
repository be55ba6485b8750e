import { Column, type DriverValueDecoder, eq, fillPlaceholders, is, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

export type Database = DrizzleD1Database & { $client: D1Database }

type Decoder = DriverValueDecoder<unknown, unknown>
type Field = Column | { decoder: Decoder } | { sql: { decoder: Decoder } }

/** Drizzle declares no types for some of these members. `tests/db/prepared-query.test.ts` says when to check them. */
interface PreparedQuery {
  getQuery(): { sql: string; params: unknown[] }
  /** `path` is the name of the field in the result. Only the path of a nested field has several names. */
  fields: { path: string[]; field: Field }[]
  customResultMapper?: (rows: unknown[][]) => unknown
}

/** Builds SQL without a connection, so that all requests can share the prepared queries. */
const sqlBuilder = drizzle({ prepare: () => null } as unknown as D1Database)

/** Generates the SQL of a query once per isolate, because that takes longer than running the query. */
export function prepareQuery<Name extends string, Query extends BatchItem<'sqlite'>>(
  _placeholderNames: readonly Name[],
  buildQuery: (db: Database, placeholder: (name: Name) => Placeholder) => Query,
): (db: Database, values: Record<Name, unknown>) => Query {
  let preparedQuery: PreparedQuery | undefined
  return (db, values) => {
    preparedQuery ??= prepareDrizzleQuery(buildQuery(sqlBuilder, (name) => sql.placeholder(name)))
    return bindQuery(preparedQuery, db, values) as unknown as Query
  }
}

/** Compares a column with a list of values. The list is one JSON parameter, so its length does not affect the SQL. */
export const isInJsonArray = (column: SQLiteColumn, listPlaceholder: Placeholder): SQL =>
  sql`${column} in (select value from json_each(${sql.param(listPlaceholder, { mapToDriverValue: JSON.stringify })}))`

type RowsQuery<Table extends SQLiteTable> = RunnableQuery<Table['$inferSelect'][], 'sqlite'> &
  PromiseLike<Table['$inferSelect'][]>

export function prepareLookup<Table extends SQLiteTable>(
  table: Table,
  column: SQLiteColumn,
  ...orderColumns: readonly SQLiteColumn[]
) {
  const selectRows = prepareQuery(['value'], (db, placeholder) =>
    db
      .select()
      .from<SQLiteTable>(table)
      .where(eq(column, placeholder('value')))
      .orderBy(...orderColumns),
  )
  return (db: Database, value: string) => selectRows(db, { value }) as unknown as RowsQuery<Table>
}

function prepareDrizzleQuery(query: object): PreparedQuery {
  const preparedQuery = (query as { prepare(): PreparedQuery }).prepare()
  if (preparedQuery.fields.every(({ path }) => path.length === 1))
    preparedQuery.customResultMapper = createRowMapper(preparedQuery)
  return preparedQuery
}

function getDecoder(field: Field): Decoder {
  if (is(field, Column)) return field
  return 'sql' in field ? field.sql.decoder : field.decoder
}

/** Chooses each column's decoder only once. Drizzle would do so for every row: docs/speed.md has the cost. */
function createRowMapper({ fields }: PreparedQuery) {
  const columns = fields.map(({ path: [name = ''], field }) => ({ name, decoder: getDecoder(field) }))
  return (rows: unknown[][]) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {}
      columns.forEach(({ name, decoder }, index) => {
        const value = values[index]
        row[name] = value === null ? null : decoder.mapFromDriverValue(value)
      })
      return row
    })
}

function bindQuery(preparedQuery: PreparedQuery, db: Database, values: Record<string, unknown>) {
  const { sql: sqlText, params } = preparedQuery.getQuery()
  const filledQuery = { sql: sqlText, params: fillPlaceholders(params, values) }
  const boundQuery: PreparedQuery = Object.create(preparedQuery, {
    getQuery: { value: () => filledQuery },
    stmt: { get: () => db.$client.prepare(sqlText) },
  })
  const query = {
    _prepare: () => boundQuery,
    // biome-ignore lint/suspicious/noThenProperty: Drizzle queries are thenable, so this query is too.
    then: (...handlers: Parameters<Promise<unknown>['then']>) =>
      db
        .batch([query as unknown as BatchItem<'sqlite'>])
        .then(([rows]) => rows)
        .then(...handlers),
  }
  return query
}
