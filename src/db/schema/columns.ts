import { integer, text } from 'drizzle-orm/sqlite-core'

/**
 * A value that pages need in one piece, as JSON. Its shape is the seed's to check: nothing looks at it again
 * when it is read, but for the number of the format that all of them are in (src/db/data-format.ts).
 */
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

/** 0 or 1. */
export const flag = (name: string) => integer(name, { mode: 'boolean' })
