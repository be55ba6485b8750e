import { isDataVersionConfirmed } from '../../http/caching/catalog.ts'
import { createApiETag, matchesETag } from '../../http/caching/etag.ts'
import { setApiPolicy } from '../../http/caching/policy.ts'
import type { Context } from '../../http/context.ts'
import { checkVersion } from '../../http/respond.tsx'

export const isNotModified = (c: Context): boolean =>
  isDataVersionConfirmed() &&
  matchesETag(c.req.header('if-none-match'), createApiETag(c.get('settings'), c.get('catalog').version))

export const sendNotModified = (c: Context): Response => addApiHeaders(c, c.get('catalog').version, c.body(null, 304))

export function sendJson(
  c: Context,
  version: string,
  body: { data: unknown; next?: string | null; [field: string]: unknown },
): Response {
  checkVersion(c, version)
  if (body.next) c.header('link', `<${body.next}>; rel="next"`)
  return addApiHeaders(c, version, c.json({ ...body, version }))
}

export function addApiHeaders(c: Context, version: string, response: Response): Response {
  response.headers.set('etag', createApiETag(c.get('settings'), version))
  setApiPolicy(response.headers)
  return response
}
