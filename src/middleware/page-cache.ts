import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from '../context.ts'
import { isDatabaseError } from '../db/client.ts'
import { databaseIsSilent } from '../db/time-limit.ts'
import { type Catalog, findArea } from '../domain/catalog.ts'
import { namesTag } from '../domain/entity-tag.ts'
import { readableHeader } from '../domain/request-size.ts'
import { asBefore } from '../render/respond.tsx'
import { urls } from '../urls.ts'
import { isProbe } from './canonical-spelling.ts'
import { addressOf, keepPageOf, type Making, pageBefore } from './kept-pages.ts'
import { pageStamp, setFreshness } from './page-stamp.ts'

/** A page of a longer address is not kept by the isolate: nobody's bookmark is that long. */
const LONGEST_ADDRESS = 300

/** Every list counts who is open now, and appointments are in that order: both change with the quarter of an hour. */
function saysWhoIsOpen(path: string, catalog: Catalog): boolean {
  const [, first = '', second] = path.split('/')
  if (second === undefined) return path === urls.medspas() || findArea(catalog, first) !== null
  return path === urls.providers(second) || path === urls.appointmentsFor(second)
}

/**
 * Names each page by what it is made of, answers 304 to whoever has it already, and lets it be kept for who asks next
 * (kept-pages.ts). What a route marks `no-store` is not kept. Off while developing, where an edit would be hidden.
 */
export const pageCache = createMiddleware<AppEnv>(async (c, next) => {
  const address = addressOf(c.req.url)
  if (import.meta.env.DEV || isProbe(c.req.raw)) return next()
  const { settings, catalog, now } = c.var
  const isTimed = saysWhoIsOpen(c.req.path, catalog)
  const stamp = pageStamp(settings, catalog, now)
  const tag = isTimed ? stamp.timed : stamp.lasting

  if (namesTag(readableHeader(c.req.header('if-none-match')), tag)) {
    c.res = new Response(null, { status: 304, headers: { etag: tag } })
    return setFreshness(c.res.headers, isTimed, now)
  }
  c.set('pageBefore', () => pageBefore(address))
  const before = databaseIsSilent() ? pageBefore(address) : null
  if (before) return sendAsBefore(c, before)
  const making: Making = { address, tag, isTimed, route: '' }
  if (address.length <= LONGEST_ADDRESS) c.set('keepPage', keepPageOf(c.req.raw, making))
  await next()
  making.route = routePath(c)
  if (c.error && isDatabaseError(c.error)) {
    const page = pageBefore(address)
    if (page) await sendAsBefore(c, page)
    return
  }
  if (!c.res.headers.has('cache-control')) sayHowLong(c, tag, isTimed)
})

/**
 * What says nothing is kept all the same: redirects for good without an end by browsers, and for twenty minutes by
 * Cloudflare. A load of the data can turn one around, and then a browser would be led in a circle.
 */
function sayHowLong(c: Context<AppEnv>, tag: string, isTimed: boolean): void {
  const { status, headers } = c.res
  if (status === 200) headers.set('etag', tag)
  if (status === 200 || status === 301) setFreshness(headers, isTimed, c.get('now'))
  else headers.set('cache-control', 'no-store')
}

/** While the database is away an older page is better than none. It says what it is, and nobody keeps it. */
async function sendAsBefore(c: Context<AppEnv>, page: Blob): Promise<void> {
  console.error(JSON.stringify({ event: 'page-shown-as-before', requestId: c.get('requestId') }))
  const html = await asBefore(page)
  c.res = undefined
  c.res = new Response(html, {
    headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store', 'x-cache': 'stale' },
  })
}
