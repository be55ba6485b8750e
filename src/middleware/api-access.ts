import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { API_LIMIT } from '../domain/limits.ts'
import { isWithinRate, sendTooMany } from './rate-limit.ts'

const EXPOSED = 'ETag, Link, Retry-After, RateLimit-Policy'

/** Any page of any site may read the API, at a stated rate for each address. */
export const apiAccess = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'Accept, If-None-Match',
      'access-control-max-age': '86400',
    })
  }
  if (await isWithinRate(c, c.env.API_LIMIT)) await next()
  else c.res = sendTooMany(c, API_LIMIT)
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', EXPOSED)
  c.header('ratelimit-policy', `"address";q=${API_LIMIT.requests};w=${API_LIMIT.period}`)
  // Data, not a page: search engines are to keep the pages.
  c.header('x-robots-tag', 'noindex')
})
