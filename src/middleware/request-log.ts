import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import type { AppEnv } from '../context.ts'
import { isProbe } from './canonical-spelling.ts'
import { isInner } from './markdown.ts'
import { isAskedAgain } from './one-version.ts'

/** An id as Cloudflare gives it; anything else in that header is not repeated. */
const RAY = /^[0-9a-f-]{8,40}$/i
/** Characters of an unknown path that are worth a place in the log. */
const PATH_LOGGED = 300

/**
 * One line of JSON a request: the route's pattern, and the path when nothing was found there; never a query string.
 * Times are in milliseconds since the request came: `firstByteMs` when its answer began, `totalMs` when the last byte
 * was written; `databaseMs` is what it waited for its data, all reads added up. A Worker's clock stands still while it
 * computes, so these are times of waiting; what computing costs is in Cloudflare's own log, beside this line.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  c.set('requestId', requestIdOf(c.req.raw))
  await next()
  if (isProbe(c.req.raw) || isInner(c.req.raw) || isAskedAgain(c.req.raw)) return
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

/** The pattern of the page's route, also where a kept page was sent again and its route was not asked. */
function routeOf(c: Context<AppEnv>): string {
  const asked = routePath(c)
  if (asked !== '/*' || c.res.status === 404) return asked
  return matchedRoutes(c).find(({ method }) => method === 'GET')?.path ?? asked
}

/**
 * `hit`: sent again from the isolate; `stale`: an older page, for want of the database; `miss`: made, and kept; `304`:
 * the asker had it; `none`: not for keeping.
 */
function cacheState({ status, headers }: Response): string {
  if (status === 304) return '304'
  const kept = headers.get('x-cache')
  if (kept) return kept
  return headers.has('etag') ? 'miss' : 'none'
}

function requestIdOf(request: Request): string {
  const ray = request.headers.get('cf-ray') ?? ''
  return RAY.test(ray) ? ray : ownId()
}

/** Names this isolate in ids of its own. Drawn with the first of them: a Worker may not draw while it is loaded. */
let isolate = ''
let given = 0

/** Where nobody gave an id. Short, because writing the log takes longer than sending a kept page. */
function ownId(): string {
  isolate ||= crypto.randomUUID().slice(0, 8)
  given += 1
  return `${isolate}-${given.toString(36)}`
}

/** Kept pages that were sent again within this many milliseconds, or so many of them, share a line. */
const TOGETHER = 100
const MOST_TOGETHER = 200

/** Answers that have all in common but who asked. */
interface SentAgain {
  method: string
  route: string
  status: number
  requestIds: string[]
}

const sentAgain = new Map<string, SentAgain>()
let count = 0
let firstAt = 0

/**
 * Takes down that a kept page was sent again. To write a line takes longer than to send such a page, so those that come
 * at the same time are written in one, and ids stand beside each other under what they have in common:
 * `{"event":"requests","requests":[{…,"requestIds":[…]}]}`. One alone is a line as any other.
 */
export function logSentAgain(
  request: Request,
  answer: { route: string; status: number; now: number },
  ctx: { waitUntil(work: Promise<unknown>): void },
): void {
  // Its own line is that of the request it was made for.
  if (isInner(request) || isAskedAgain(request)) return
  const { route, status, now } = answer
  const { method } = request
  const key = `${method} ${status} ${route}`
  const alike = sentAgain.get(key)
  if (alike) alike.requestIds.push(requestIdOf(request))
  else sentAgain.set(key, { method, route, status, requestIds: [requestIdOf(request)] })
  count += 1
  if (count === 1) {
    firstAt = now
    ctx.waitUntil(new Promise((resolve) => setTimeout(resolve, TOGETHER)).then(writeSentAgain))
  } else if (count >= MOST_TOGETHER || now - firstAt > 10 * TOGETHER) writeSentAgain()
}

const AT_ONCE = { firstByteMs: 0, totalMs: 0, databaseMs: null }

function writeSentAgain(): void {
  const requests = [...sentAgain.values()].map(({ method, route, status, requestIds }) => ({
    requestIds,
    method,
    route,
    status,
    cache: status === 304 ? '304' : 'hit',
    ...AT_ONCE,
  }))
  if (count > 1) console.log(JSON.stringify({ event: 'requests', requests }))
  else
    for (const { requestIds, ...rest } of requests)
      console.log(JSON.stringify({ event: 'request', requestId: requestIds[0], ...rest }))
  sentAgain.clear()
  count = 0
}
