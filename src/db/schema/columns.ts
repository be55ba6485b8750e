import { integer, text } from 'drizzle-orm/sqlite-core'

/** Declares a JSON column. Queries do not validate values, because the load has validated them. */
export const declareJsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const declareBooleanColumn = (name: string) => integer(name, { mode: 'boolean' })
