import { integer, text } from 'drizzle-orm/sqlite-core'

export const declareJsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const declareBooleanColumn = (name: string) => integer(name, { mode: 'boolean' })
