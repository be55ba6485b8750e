import { API_PAGE_SIZE } from '../../domain/limits.ts'
import { createIntegerParser } from '../../http/params.ts'

const parseLimitInRange = createIntegerParser(API_PAGE_SIZE)

export const readLimit = (text: string | undefined): number | null =>
  text === undefined ? API_PAGE_SIZE.default : (parseLimitInRange(text) ?? null)

/** Parses a cursor such as '3f9a.50'. `position` is a number of clinics, or for `/changes` the id of a change. */
export function readCursor(text: string | undefined) {
  if (text === undefined) return { version: '', position: 0 }
  const [, version = '', position = ''] = /^([0-9a-z-]{1,40})\.(\d{1,9})$/.exec(text) ?? []
  return version ? { version, position: Number(position) } : null
}
