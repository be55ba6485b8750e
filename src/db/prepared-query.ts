import { Column, type DriverValueDecoder, eq, fillPlaceholders, is, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

export type Database = DrizzleD1Database & { $client: D1Database }

type Decoder = DriverValueDecoder<unknown, unknown>
type Field = Column | { decoder: Decoder } | { sql: { decoder: Decoder } }

/** A class inside Drizzle without public types. `tests/db/prepared-query.test.ts` pins Drizzle's version. */
interface PreparedQuery {
  getQuery(): { sql: string; params: unknown[] }
  /** `path` is the name in the result. Only nested fields have more than one part. */
  fields: { path: string[]; field: Field }[]
  customResultMapper?: (rows: unknown[][]) => unknown
}

/** Builds SQL without a connection, so that requests can share the queries. */
const sqlBuilder = drizzle({ prepare: () => null } as unknown as D1Database)

/**
 * Generates the SQL of a query once per isolate, because that takes longer than running it.
 *
 * @example
 * const findArea = prepareQuery(['slug'], (db, value) => db.select().from(areas).where(eq(areas.slug, value('slug'))))
 * const [area] = await findArea(db, { slug: 'soho' })
 */
export function prepareQuery<Name extends string, Query extends BatchItem<'sqlite'>>(
  _names: readonly Name[],
  build: (db: Database, value: (name: Name) => Placeholder) => Query,
): (db: Database, values: Record<Name, unknown>) => Query {
  let prepared: PreparedQuery | undefined
  return (db, values) => {
    prepared ??= prepare(build(sqlBuilder, (name) => sql.placeholder(name)))
    return bind(prepared, db, values) as unknown as Query
  }
}

/** Compares a column with a list, which is passed as JSON, so that the SQL does not depend on the list's length. */
export const isInList = (column: SQLiteColumn, list: Placeholder): SQL =>
  sql`${column} in (select value from json_each(${sql.param(list, { mapToDriverValue: JSON.stringify })}))`

type Rows<Table extends SQLiteTable> = RunnableQuery<Table['$inferSelect'][], 'sqlite'> &
  PromiseLike<Table['$inferSelect'][]>

export function prepareLookup<Table extends SQLiteTable>(
  table: Table,
  column: SQLiteColumn,
  ...order: readonly SQLiteColumn[]
) {
  const select = prepareQuery(['value'], (db, value) =>
    db
      .select()
      .from<SQLiteTable>(table)
      .where(eq(column, value('value')))
      .orderBy(...order),
  )
  return (db: Database, value: string) => select(db, { value }) as unknown as Rows<Table>
}

function prepare(query: object): PreparedQuery {
  const prepared = (query as { prepare(): PreparedQuery }).prepare()
  if (prepared.fields.every(({ path }) => path.length === 1)) prepared.customResultMapper = rowMapper(prepared)
  return prepared
}

function decoderOf(field: Field): Decoder {
  if (is(field, Column)) return field
  return 'sql' in field ? field.sql.decoder : field.decoder
}

/** Chooses each column's decoder once. Drizzle does so for every row, which takes 5% of a list page's time. */
function rowMapper({ fields }: PreparedQuery) {
  const columns = fields.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }))
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

function bind(prepared: PreparedQuery, db: Database, values: Record<string, unknown>) {
  const { sql: text, params } = prepared.getQuery()
  const filled = { sql: text, params: fillPlaceholders(params, values) }
  const bound: PreparedQuery = Object.create(prepared, {
    getQuery: { value: () => filled },
    stmt: { get: () => db.$client.prepare(text) },
  })
  const query = {
    _prepare: () => bound,
    // biome-ignore lint/suspicious/noThenProperty: Drizzle queries are thenable, so this one is too.
    then: (...handlers: Parameters<Promise<unknown>['then']>) =>
      db
        .batch([query as unknown as BatchItem<'sqlite'>])
        .then(([rows]) => rows)
        .then(...handlers),
  }
  return query
}
