import { integer, text } from 'drizzle-orm/sqlite-core'

/** Declares a column of JSON. Queries trust the shape of the JSON, because the load validated the shape and queries check DATA_FORMAT. */
export const jsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' })
