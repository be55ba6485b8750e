import { integer, text } from 'drizzle-orm/sqlite-core'

/** Declares a JSON column. Queries do not validate the JSON, because the load validated the JSON. */
export const jsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' })
