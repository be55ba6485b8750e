import { API_PAGE_SIZE } from '../../domain/limits.ts'
import { createIntegerParser } from '../../http/params.ts'

const parseLimitInRange = createIntegerParser(API_PAGE_SIZE)

export const readLimit = (text: string | undefined): number | null =>
  text === undefined ? API_PAGE_SIZE.default : (parseLimitInRange(text) ?? null)

/**
 * Parses a cursor such as '3f9a.50' (or '3f9a-mi3k2p.50' after a reload of the same data), or returns null if it is
 * malformed. `position` is the number of clinics to skip, or, for `/changes`, the id of the last change on the previous
 * page. Without a cursor, `position` is 0 and `version` is empty.
 */
export function readCursor(text: string | undefined) {
  if (text === undefined) return { version: '', position: 0 }
  const [, version = '', position = ''] = /^([0-9a-z-]{1,40})\.(\d{1,9})$/.exec(text) ?? []
  return version ? { version, position: Number(position) } : null
}
