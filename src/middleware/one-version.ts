import { createMiddleware } from 'hono/factory'
import type { Answer, AppEnv } from '../context.ts'

/** Requests this middleware makes itself, with how often that was done for the same one. */
const tries = new WeakMap<Request, number>()
export const isAskedAgain = (request: Request) => tries.has(request)

/** Data that are replaced more often than this while a page is made are none that anybody loads. */
const MOST_TRIES = 3

/**
 * An answer says what one version of the data says. Where a route finds that what it read is of another version than
 * the catalog (the data were replaced a moment ago), the catalog is loaded anew and the whole request asked again.
 */
export const oneVersion = (answer: Answer) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const tried = tries.get(c.req.raw) ?? 0
    if (tried >= MOST_TRIES) return next()
    const again = async (headers: Headers) => {
      await c.get('reloadCatalog')()
      const request = new Request(c.req.url, { method: c.req.method, headers })
      tries.set(request, tried + 1)
      return answer(request, c.env, c.executionCtx)
    }
    c.set('askAgain', () => {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('if-none-match')
      return again(headers)
    })
    await next()
    if (!c.get('isOutdated')) return
    const fresh = await again(c.req.raw.headers)
    // Emptied first: Hono would put the headers of the answer before over those of this one.
    c.res = undefined
    c.res = fresh
  })
