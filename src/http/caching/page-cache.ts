import { isDatabaseError } from '../../db/client.ts'
import { isDatabaseDown } from '../../db/health.ts'
import { type Context, createMiddleware } from '../context.ts'
import { getRoutePattern } from '../request-log.ts'
import { isDataVersionConfirmed } from './catalog.ts'
import { createPageETag, matchesETag } from './etag.ts'
import { setNoStore, setPagePolicy, setQuarterHourExpiryPolicy } from './policy.ts'
import { addStaleNote } from './stale-page.tsx'
import { createCacheKey, findEntry, storeEntry } from './worker-cache.ts'

/** Must wrap the middleware that sets headers, because the headers are stored too. */
export const storeInWorkerCache = createMiddleware(async (c, next) => {
  await next()
  const pageBody = c.get('pageBody')
  const etag = c.res.headers.get('etag')
  if (pageBody === undefined || etag === null || c.res.status !== 200) return
  const [key, headers] = [createCacheKey(c.req.url), new Headers(c.res.headers)]
  const { expiresWithQuarterHour = false, isMarkdown = false } = c.var
  const entry = { etag, headers, expiresWithQuarterHour, isMarkdown, route: getRoutePattern(c) }
  if (pageBody instanceof Uint8Array) storeEntry(key, { ...entry, body: pageBody })
  else c.executionCtx.waitUntil(pageBody.then((body) => body && storeEntry(key, { ...entry, body })))
})

/** Sends a 304 if the ETag matches, and the last cached copy if the database fails. Off in development. */
export const pageCaching = createMiddleware(async (c, next) => {
  if (import.meta.env.DEV) return next()
  const { settings, catalog, now, isMarkdown = false } = c.var
  c.set('getLastCachedBody', () => findEntry(createCacheKey(c.req.url))?.body ?? null)
  if (isDatabaseDown() && sendLastCopy(c)) return
  await next()
  if (c.error && isDatabaseError(c.error) && sendLastCopy(c)) return
  const { status, headers } = c.res
  if (headers.has('cache-control')) return
  if (!isDataVersionConfirmed() || (status !== 200 && status !== 301)) return setNoStore(headers)
  if (status === 301) return setPagePolicy(headers)
  const { expiresWithQuarterHour = false } = c.var
  const etag = createPageETag({ settings, catalog, now, expiresWithQuarterHour, isMarkdown })
  const isStreamedPage = c.get('pageBody') instanceof Promise
  if (!isStreamedPage && matchesETag(c.req.header('if-none-match'), etag)) {
    await c.res.body?.cancel()
    c.res = undefined
    c.res = new Response(null, { status: 304 })
  }
  setPageHeaders(c, etag)
})

function setPageHeaders(c: Context, etag: string): void {
  const { headers } = c.res
  headers.set('etag', etag)
  setPagePolicy(headers)
  if (c.get('expiresWithQuarterHour')) setQuarterHourExpiryPolicy(headers, c.get('now'))
}

function sendLastCopy(c: Context): boolean {
  const body = c.get('getLastCachedBody')?.()
  if (!body) return false
  console.error(JSON.stringify({ event: 'stale-page-sent', requestId: c.get('requestId') }))
  const type = c.get('isMarkdown') ? 'text/markdown; charset=UTF-8' : 'text/html; charset=UTF-8'
  // Without this, Hono would copy the old response's headers onto the new one.
  c.res = undefined
  c.res = new Response(addStaleNote(body, c.get('isMarkdown') ?? false), {
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-cache': 'stale' },
  })
  return true
}
