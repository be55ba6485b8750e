import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { isDatabaseError } from '../db/client.ts'
import { databaseIsSilent } from '../db/time-limit.ts'
import { type Catalog, findArea } from '../domain/catalog.ts'
import { readableHeader } from '../domain/request-size.ts'
import { newYorkYear, quarterOfHour, secondsLeftInQuarter } from '../domain/time.ts'
import { asBefore } from '../render/respond.tsx'
import { urls } from '../urls.ts'
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

/** Pages by deployment, data version, year (or quarter of an hour) and address; the least recently asked for go first. */
const kept = new Map<string, KeptPage>()
let size = 0

const HTML = 'text/html; charset=UTF-8'

/** Freshness, in seconds; docs/caching.md adds it all up. Browsers revalidate after a moment, which costs a 304. */
const BROWSER = 5
const EDGE = 15

/** Every list counts who is open now, and appointments are in that order: both change with the quarter of an hour. */
function saysWhoIsOpen(path: string, catalog: Catalog): boolean {
  const [, first = '', second] = path.split('/')
  if (second === undefined) return path === urls.medspas() || findArea(catalog, first) !== null
  return path === urls.providers(second) || path === urls.appointmentsFor(second)
}

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
  const isTimeBound = saysWhoIsOpen(url.pathname, catalog)
  const quarter = isTimeBound ? `.${quarterOfHour(now)}` : ''
  const holds = isTimeBound ? secondsLeftInQuarter(now) : Infinity
  const tag = `"${settings.deployment}.${catalog.version}.${newYorkYear(now)}${quarter}"`
  const key = `${tag} ${address}`

  if (isCurrent(readableHeader(c.req.header('if-none-match')), tag)) {
    c.header('etag', tag)
    setFreshness(c.header, holds)
    return c.body(null, 304)
  }
  const page = kept.get(key)
  if (page) {
    keep(key, page)
    c.header('etag', tag)
    setFreshness(c.header, holds)
    return c.body(page.body as Uint8Array<ArrayBuffer>, 200, { 'content-type': page.type, 'x-cache': 'hit' })
  }
  c.set('pageBefore', () => pageBefore(address))
  const before = databaseIsSilent() ? pageBefore(address) : null
  if (before) return sendAsBefore(c, before)
  c.set('keepPage', (body) => keep(key, { body, type: HTML }))
  await next()
  if (c.error && isDatabaseError(c.error)) {
    const page = pageBefore(address)
    if (page) sendAsBefore(c, page)
    return
  }
  if (c.res.status === 200 && !c.res.headers.has('cache-control')) {
    c.header('etag', tag)
    setFreshness(c.header, holds)
  }
})

/** The page of an address as it was last made or sent, of whatever data, year and quarter of an hour. */
function pageBefore(address: string): Uint8Array | null {
  let last: Uint8Array | null = null
  for (const [key, { body }] of kept) if (key.endsWith(` ${address}`)) last = body
  return last
}

/** While the database is away an older page is better than none. It says what it is, and nobody keeps it. */
function sendAsBefore(c: Context<AppEnv>, page: Uint8Array): void {
  console.error(JSON.stringify({ event: 'page-shown-as-before', requestId: c.var.requestId }))
  c.res = undefined
  c.res = new Response(asBefore(page), {
    headers: { 'content-type': HTML, 'cache-control': 'no-store', 'x-cache': 'stale' },
  })
}

/** `holds`: for how many seconds the page says what is so. */
function setFreshness(header: (name: string, value: string) => void, holds: number): void {
  const edge = `public, max-age=${Math.min(EDGE, holds)}, stale-while-revalidate=20, stale-if-error=86400`
  header('cache-control', `public, max-age=${Math.min(BROWSER, holds)}`)
  header('cloudflare-cdn-cache-control', edge)
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
