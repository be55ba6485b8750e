import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { newYorkYear, quarterOfHour } from '../domain/time.ts'
import { isProbe } from './canonical-spelling.ts'

/** A page as it went out: its bytes, ready to be sent again. */
interface KeptPage {
  body: Uint8Array
  type: string
}

/** How much an isolate keeps, in bytes. Workers have 128 MB for everything. */
const CAPACITY = 24 * 1024 * 1024
/** A longer address is not kept: nobody's bookmark is that long. */
const LONGEST_KEY = 300

/** Pages by deployment, data version, year and address; the least recently asked for go first. */
const kept = new Map<string, KeptPage>()
let size = 0

const HTML = 'text/html; charset=UTF-8'

/** Freshness, in seconds; docs/caching.md adds it all up. Browsers revalidate after a moment, which costs a 304. */
const BROWSER = 'public, max-age=5'
const EDGE = 'public, max-age=15, stale-while-revalidate=20, stale-if-error=86400'

/** Answers that say what is open now change each quarter of an hour. */
const TIME_BOUND = /^\/appointments|[?&]open=/

/**
 * Sends a page again that this isolate has made from the same code and data, and answers 304 to whoever has it
 * already: neither costs a render or a query. What a route marks `no-store` is not kept. Off while developing,
 * where an edit would be hidden.
 */
export const pageCache = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url)
  const address = url.pathname + url.search
  if (import.meta.env.DEV || address.length > LONGEST_KEY || isProbe(c.req.raw)) return next()
  const { settings, catalog, now } = c.var
  const quarter = TIME_BOUND.test(address) ? `.${quarterOfHour(now)}` : ''
  const tag = `"${settings.deployment}.${catalog.version}.${newYorkYear(now)}${quarter}"`
  const key = `${tag} ${address}`

  if (isCurrent(c.req.header('if-none-match'), tag)) {
    c.header('etag', tag)
    setFreshness(c.header)
    return c.body(null, 304)
  }
  const page = kept.get(key)
  if (page) {
    keep(key, page)
    c.header('etag', tag)
    setFreshness(c.header)
    return c.body(page.body as Uint8Array<ArrayBuffer>, 200, { 'content-type': page.type, 'x-cache': 'hit' })
  }
  if (c.req.method === 'GET') c.set('keepPage', (body) => keep(key, { body, type: HTML }))
  await next()
  if (c.res.status === 200 && !c.res.headers.has('cache-control')) {
    c.header('etag', tag)
    setFreshness(c.header)
  }
})

function setFreshness(header: (name: string, value: string) => void): void {
  header('cache-control', BROWSER)
  header('cloudflare-cdn-cache-control', EDGE)
}

/** Whether the client names this version; weak tags (compressed on the way) count. */
const isCurrent = (header: string | undefined, tag: string) =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag) ?? false

function keep(key: string, page: KeptPage): void {
  const before = kept.get(key)
  if (before) size -= before.body.byteLength
  kept.delete(key)
  kept.set(key, page)
  size += page.body.byteLength
  for (const [oldest, { body }] of kept) {
    if (size <= CAPACITY) break
    kept.delete(oldest)
    size -= body.byteLength
  }
}
