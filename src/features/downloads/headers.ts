import type { Context } from '../../http/context.ts'

/** Headers of every download. Other sites' pages may read it. Search engines should index this site's pages instead. */
export const FILE_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link',
  'x-robots-tag': 'noindex',
}

export function setFileHeaders(c: Context): void {
  for (const [name, value] of Object.entries(FILE_HEADERS)) c.header(name, value)
}
