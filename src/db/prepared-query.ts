import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/** A D1 database, or a session of one, as Drizzle opens it. */
export type Connection = DrizzleD1Database & { $client: D1Database }

/** What Drizzle's batch calls on a query. Its types leave it out: `tests/db/prepared-query.test.ts` names the version. */
interface Prepared {
  getQuery(): { sql: string; params: unknown[] }
}

/** Writes SQL and runs none. What it prepares belongs to no connection, and so to no request. */
const writer = drizzle({ prepare: () => null } as unknown as D1Database)

/**
 * Returns a query whose SQL is written once in an isolate, because that takes longer than to run it. Each use names
 * the database or session that it runs on, and the values of its placeholders.
 *
 * @example
 * const areaCalled = prepareQuery(['slug'], (db, value) => db.select().from(areas).where(eq(areas.slug, value('slug'))))
 * const [area] = await areaCalled(db, { slug: 'soho' })
 */
export function prepareQuery<Name extends string, Query extends BatchItem<'sqlite'>>(
  _names: readonly Name[],
  build: (db: Connection, value: (name: Name) => Placeholder) => Query,
): (db: Connection, values: Record<Name, unknown>) => Query {
  let prepared: Prepared | undefined
  return (db, values) => {
    prepared ??= prepare(build(writer, (name) => sql.placeholder(name)))
    return bind(prepared, db, values) as unknown as Query
  }
}

/** `prepare` is public, but only the declarations of complete queries have it. */
const prepare = (query: object) => (query as { prepare(): Prepared }).prepare()

/** A use of a prepared query, in the shape of a query of Drizzle's: for its batch, or to be awaited. */
function bind(prepared: Prepared, db: Connection, values: Record<string, unknown>) {
  const { sql: text, params } = prepared.getQuery()
  const filled = { sql: text, params: fillPlaceholders(params, values) }
  const bound: Prepared = Object.create(prepared, {
    getQuery: { value: () => filled },
    stmt: { get: () => db.$client.prepare(text) },
  })
  const query = {
    _prepare: () => bound,
    // biome-ignore lint/suspicious/noThenProperty: a query of Drizzle's can be awaited, and so can this.
    then: (...handlers: Parameters<Promise<unknown>['then']>) =>
      db
        .batch([query as unknown as BatchItem<'sqlite'>])
        .then(([rows]) => rows)
        .then(...handlers),
  }
  return query
}
