import { integer, text } from 'drizzle-orm/sqlite-core'

/** A JSON column. Only the seed validates its shape. Reads check only DATA_FORMAT. */
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const flag = (name: string) => integer(name, { mode: 'boolean' })
