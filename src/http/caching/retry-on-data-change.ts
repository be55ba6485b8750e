import { createMiddleware, type FetchHandler } from '../context.ts'
import { setNoStore } from './policy.ts'

const retryCounts = new WeakMap<Request, number>()
export const isRetry = (request: Request) => retryCounts.has(request)

const MAX_RETRIES = 3

/** Handles a request again if its data and the catalog differ in version. If they still do, no cache stores it. */
export const retryOnDataChange = (handle: FetchHandler) =>
  createMiddleware(async (c, next) => {
    const count = retryCounts.get(c.req.raw) ?? 0
    if (count >= MAX_RETRIES) {
      await next()
      if (c.get('hasVersionMismatch')) setNoStore(c.res.headers)
      return
    }
    const retry = async (headers: Headers) => {
      await c.get('reloadCatalog')()
      const request = new Request(c.req.url, { method: c.req.method, headers })
      retryCounts.set(request, count + 1)
      return handle(request, c.env, c.executionCtx)
    }
    c.set('retry', () => {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('if-none-match')
      return retry(headers)
    })
    await next()
    if (!c.get('hasVersionMismatch')) return
    const response = await retry(c.req.raw.headers)
    // Without this, Hono would copy the old response's headers onto the new one.
    c.res = undefined
    c.res = response
  })
