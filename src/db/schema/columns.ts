import { integer, text } from 'drizzle-orm/sqlite-core'

/** A JSON column. The seed validates its shape. Queries trust it, because they check DATA_FORMAT. */
export const jsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' })
