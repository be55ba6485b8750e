import { API_PAGE_SIZE } from '../../domain/limits.ts'
import { integerParser } from '../../http/params.ts'

const parseLimit = integerParser(API_PAGE_SIZE)

export const readLimit = (text: string | undefined): number | null =>
  text === undefined ? API_PAGE_SIZE.default : (parseLimit(text) ?? null)

export interface Cursor {
  /** Data version of the previous page. Empty on the first page. */
  version: string
  /** Number of clinics on earlier pages, or id of the last change shown. 0 on the first page. */
  position: number
}

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return { version: '', position: 0 }
  const [, version = '', position = ''] = /^([0-9a-z]{1,40})\.(\d{1,9})$/.exec(text) ?? []
  return version ? { version, position: Number(position) } : null
}
