import { createMiddleware } from 'hono/factory'
import type { AppEnv, Handler } from '../../context.ts'

/** How often each request was retried. */
const retries = new WeakMap<Request, number>()
export const isRetry = (request: Request) => retries.has(request)

/** Nobody reloads data more often than this while one page is made. */
const MAX_RETRIES = 3

/**
 * Retries a request whose data turned out to be of another version than the catalog, so that no response mixes two.
 * The catalog is loaded again first.
 */
export const retryOnDataChange = (handle: Handler) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const count = retries.get(c.req.raw) ?? 0
    if (count >= MAX_RETRIES) return next()
    const retry = async (headers: Headers) => {
      await c.get('reloadCatalog')()
      const request = new Request(c.req.url, { method: c.req.method, headers })
      retries.set(request, count + 1)
      return handle(request, c.env, c.executionCtx)
    }
    c.set('retry', () => {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('if-none-match')
      return retry(headers)
    })
    await next()
    if (!c.get('isOutdated')) return
    const response = await retry(c.req.raw.headers)
    // Hono copies the old response's headers onto a new one unless it is cleared first.
    c.res = undefined
    c.res = response
  })
