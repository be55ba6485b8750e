import { API_LIMIT } from '../domain/limits.ts'
import { createMiddleware } from './context.ts'
import { isWithinRateLimit, sendTooManyRequests } from './limits/rate-limit.ts'

const EXPOSED_HEADERS = 'ETag, Link, Retry-After, RateLimit-Policy'

export const apiAccess = createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      // Old browsers do not know `*`.
      'access-control-allow-headers': '*, Content-Type, If-None-Match',
      'access-control-max-age': '86400',
    })
  }
  if (await isWithinRateLimit(c, c.env.API_LIMIT)) await next()
  else c.res = sendTooManyRequests(c, API_LIMIT)
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', EXPOSED_HEADERS)
  c.header('ratelimit-policy', `"address";q=${API_LIMIT.requests};w=${API_LIMIT.periodSeconds}`)
  // Search engines should index the pages instead.
  c.header('x-robots-tag', 'noindex')
})
