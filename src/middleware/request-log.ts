import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from '../context.ts'
import { isProbe } from './canonical-spelling.ts'
import { isInner } from './markdown.ts'

/** One line of JSON a request: the route's pattern and the path when nothing was found there, never a query string. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  const requestId = c.req.header('cf-ray') ?? crypto.randomUUID()
  c.set('requestId', requestId)
  await next()
  if (isProbe(c.req.raw) || isInner(c.req.raw)) return
  const entry = {
    event: c.res.status === 404 ? 'not-found' : 'request',
    requestId,
    method: c.req.method,
    route: routePath(c),
    ...(c.res.status === 404 ? { path: c.req.path } : {}),
    status: c.res.status,
    ms: Date.now() - startedAt,
  }
  console.log(JSON.stringify(entry))
})
