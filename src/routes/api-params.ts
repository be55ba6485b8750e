import { PAGE_SIZE } from '../domain/limits.ts'
import { wholeNumber } from './params.ts'

const limit = wholeNumber(PAGE_SIZE)

/** How many a page; null when that cannot be read. */
export const readLimit = (text: string | undefined): number | null =>
  text === undefined ? PAGE_SIZE.usual : (limit(text) ?? null)

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
