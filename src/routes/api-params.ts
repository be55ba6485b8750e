import * as z from 'zod/mini'
import { PAGE_SIZE } from '../domain/limits.ts'

const limit = z.coerce.number().check(z.int(), z.gte(PAGE_SIZE.least), z.lte(PAGE_SIZE.most))

/** How many a page; null when that cannot be read. */
export function readLimit(text: string | undefined): number | null {
  const result = limit.safeParse(text ?? PAGE_SIZE.usual)
  return result.success ? result.data : null
}

export interface Cursor {
  /** The data the page before was read from; empty on the first page. */
  version: string
  place: number
}

/** A place in a list, and the data it is a place in; null when that cannot be read. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return { version: '', place: 0 }
  const [, version = '', place = ''] = /^([0-9a-z]{1,40})\.(\d{1,9})$/.exec(text) ?? []
  return version ? { version, place: Number(place) } : null
}
