import type { Context } from 'hono'
import { isDataVersionConfirmed } from '../../http/caching/catalog.ts'
import { matchesETag } from '../../http/caching/etag.ts'
import { SITE_TAG } from '../../http/caching/policy.ts'
import type { AppEnv } from '../../http/context.ts'
import { dropLongHeader } from '../../http/limits/request-size.ts'
import { checkVersion } from '../../http/respond.tsx'

/** Seconds during which clients and the edge may reuse a response without revalidating it. */
export const FRESH_FOR = 30

const etagOf = (c: Context<AppEnv>, version: string) => `W/"${c.get('settings').deployment}-${version}"`

export const isNotModified = (c: Context<AppEnv>): boolean =>
  isDataVersionConfirmed() &&
  matchesETag(dropLongHeader(c.req.header('if-none-match')), etagOf(c, c.get('catalog').version).slice(2))

export function sendNotModified(c: Context<AppEnv>): Response {
  setResponseHeaders(c, c.get('catalog').version)
  return c.body(null, 304)
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
  setResponseHeaders(c, version)
  if (body.next) c.header('link', `<${body.next}>; rel="next"`)
  return c.json({ ...body, version })
}

function setResponseHeaders(c: Context<AppEnv>, version: string): void {
  c.header('etag', etagOf(c, version))
  c.header('cache-control', `public, max-age=${FRESH_FOR}`)
  c.header('cache-tag', SITE_TAG)
}
