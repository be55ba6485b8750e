import { matchedRoutes, routePath } from 'hono/route'
import { isRetry } from './caching/retry-on-data-change.ts'
import { type Context, createMiddleware } from './context.ts'

/** Format of the `cf-ray` header in a Worker: no data center code. A generated id replaces any other value. */
const CF_RAY_PATTERN = /^[0-9a-f-]{8,40}$/i
const MAX_LOGGED_PATH_LENGTH = 300

/** Never logs a query string. `logCacheHit` logs hits. Times are of waiting: a Worker's clock stops as it computes. */
export const requestLog = createMiddleware(async (c, next) => {
  const startedAt = Date.now()
  c.set('requestId', getRequestId(c.req.raw))
  await next()
  if (isRetry(c.req.raw)) return
  const firstByteMs = Date.now() - startedAt
  const { status } = c.res
  const entry = {
    event: status === 404 ? 'not-found' : 'request',
    requestId: c.get('requestId'),
    method: c.req.method,
    route: getRoutePattern(c),
    ...(status === 404 ? { path: c.req.path.slice(0, MAX_LOGGED_PATH_LENGTH) } : {}),
    status,
    cache: getCacheStatus(c.res),
  }
  const log = () => {
    const times = { firstByteMs, totalMs: Date.now() - startedAt, databaseMs: c.get('databaseMs') ?? null }
    console.log(JSON.stringify({ ...entry, ...times }))
  }
  if (import.meta.env.MODE === 'development')
    c.header(
      'server-timing',
      `response;dur=${firstByteMs}, database;dur=${c.get('databaseMs') ?? 0};desc="${entry.cache}"`,
    )
  const sending = c.get('sending')
  if (sending) c.executionCtx.waitUntil(sending.then(log, log))
  else log()
})

export function logCacheHit(method: string, route: string, status: number): void {
  console.log(JSON.stringify({ event: 'request', method, route, status, cache: status === 304 ? '304' : 'hit' }))
}

/** Finds the pattern even if middleware responded before the route ran, such as with a stale copy. */
export function getRoutePattern(c: Context): string {
  const pattern = routePath(c)
  if (pattern !== '/*' || c.res.status === 404) return pattern
  return matchedRoutes(c).find(({ method }) => method === 'GET')?.path ?? pattern
}

/** Returns `hit` only if a retry found the page in the cache, and `none` for a response without an ETag. */
function getCacheStatus({ status, headers }: Response): string {
  if (status === 304) return '304'
  return headers.get('x-cache') ?? (headers.has('etag') ? 'miss' : 'none')
}

function getRequestId(request: Request): string {
  const ray = request.headers.get('cf-ray') ?? ''
  return CF_RAY_PATTERN.test(ray) ? ray : crypto.randomUUID()
}
