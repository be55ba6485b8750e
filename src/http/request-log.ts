import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import type { AppEnv } from '../context.ts'
import { isRetry } from './caching/retry-on-data-change.ts'

/** The form of Cloudflare's request ids. Anything else in that header is not logged. */
const RAY = /^[0-9a-f-]{8,40}$/i
/** Characters of an unknown path that are logged. */
const PATH_LOGGED = 300

/**
 * One line of JSON a request that reaches the app: the route's pattern, and the path when nothing was found there; never a query string.
 * Times are in milliseconds since the request came: `firstByteMs` when its answer began, `totalMs` when the last byte
 * was written; `databaseMs` is what it waited for its data, all reads added up. A Worker's clock stands still while it
 * computes, so these are times of waiting; what computing costs is in Cloudflare's own log, beside this line. A hit of
 * the isolate's cache has Cloudflare's line alone: writing one would take a third of its time.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  c.set('requestId', requestIdOf(c.req.raw))
  await next()
  if (isRetry(c.req.raw)) return
  const firstByteMs = Date.now() - startedAt
  const { status } = c.res
  const entry = {
    event: status === 404 ? 'not-found' : 'request',
    requestId: c.get('requestId'),
    method: c.req.method,
    route: routeOf(c),
    ...(status === 404 ? { path: c.req.path.slice(0, PATH_LOGGED) } : {}),
    status,
    cache: cacheState(c.res),
  }
  const log = () => {
    const times = { firstByteMs, totalMs: Date.now() - startedAt, databaseMs: c.get('databaseMs') ?? null }
    console.log(JSON.stringify({ ...entry, ...times }))
  }
  if (import.meta.env.MODE === 'development')
    c.header(
      'server-timing',
      `answer;dur=${firstByteMs}, database;dur=${c.get('databaseMs') ?? 0};desc="${entry.cache}"`,
    )
  const sent = c.get('sent')
  if (sent) c.executionCtx.waitUntil(sent.then(log, log))
  else log()
})

/** The pattern of the page's route, also when a 304 or a stale copy was sent before the route ran. */
function routeOf(c: Context<AppEnv>): string {
  const asked = routePath(c)
  if (asked !== '/*' || c.res.status === 404) return asked
  return matchedRoutes(c).find(({ method }) => method === 'GET')?.path ?? asked
}

/** `304`; `stale`: the last copy, while the database is down; `miss`: made now, and cacheable; `none`: not cacheable. */
function cacheState({ status, headers }: Response): string {
  if (status === 304) return '304'
  return headers.get('x-cache') ?? (headers.has('etag') ? 'miss' : 'none')
}

function requestIdOf(request: Request): string {
  const ray = request.headers.get('cf-ray') ?? ''
  return RAY.test(ray) ? ray : ownId()
}

/** Names the isolate in its own request ids. Made with the first id: a Worker has no randomness while it starts. */
let isolate = ''
let lastId = 0

/** Makes an id where Cloudflare gave none. */
function ownId(): string {
  isolate ||= crypto.randomUUID().slice(0, 8)
  lastId += 1
  return `${isolate}-${lastId.toString(36)}`
}
