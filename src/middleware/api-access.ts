import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { API_LIMIT } from '../domain/limits.ts'
import { subscriberOf } from '../domain/request-size.ts'
import { sendProblem } from '../render/problem.ts'

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
  const key = subscriberOf(c.req.header('cf-connecting-ip'))
  const counted = key === null ? undefined : await c.env.API_LIMIT?.limit({ key })
  if (counted?.success ?? true) await next()
  else {
    c.res = sendProblem(c, 429, 'Too many requests', `Up to ${API_LIMIT.requests} in ${API_LIMIT.period} seconds.`)
    c.header('retry-after', String(API_LIMIT.period))
  }
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', EXPOSED)
  c.header('ratelimit-policy', `"address";q=${API_LIMIT.requests};w=${API_LIMIT.period}`)
  // Data, not a page: search engines are to keep the pages.
  c.header('x-robots-tag', 'noindex')
})
