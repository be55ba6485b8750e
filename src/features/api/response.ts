import type { Context } from 'hono'
import { isDataVersionConfirmed } from '../../http/caching/catalog.ts'
import { apiETag, matchesETag } from '../../http/caching/etag.ts'
import { setApiPolicy } from '../../http/caching/policy.ts'
import type { AppEnv } from '../../http/context.ts'
import { dropLongHeader } from '../../http/limits/request-size.ts'
import { checkVersion } from '../../http/respond.tsx'

export const isNotModified = (c: Context<AppEnv>): boolean =>
  isDataVersionConfirmed() &&
  matchesETag(dropLongHeader(c.req.header('if-none-match')), apiETag(c.get('settings'), c.get('catalog').version))

export function sendNotModified(c: Context<AppEnv>): Response {
  return withPolicy(c, c.get('catalog').version, c.body(null, 304))
}

interface JsonBody {
  data: unknown
  next?: string | null
  /** Null if not counted. */
  total?: number | null
  groups?: unknown[]
  mended?: string | null
  didYouMean?: string | null
}

export function sendJson(c: Context<AppEnv>, version: string, body: JsonBody): Response {
  checkVersion(c, version)
  if (body.next) c.header('link', `<${body.next}>; rel="next"`)
  return withPolicy(c, version, c.json({ ...body, version }))
}

function withPolicy(c: Context<AppEnv>, version: string, response: Response): Response {
  response.headers.set('etag', apiETag(c.get('settings'), version))
  setApiPolicy(response.headers)
  return response
}
