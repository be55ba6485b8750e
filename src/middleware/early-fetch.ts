import { createMiddleware } from 'hono/factory'
import { urls } from '../urls.ts'

/**
 * Says with every page which of its links may be fetched ahead. Nothing is preloaded: the styles of a page are in it,
 * and fonts would take the line from what is painted first.
 */
export const earlyFetch = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.res.headers.set('speculation-rules', `"${urls.speculationRules()}"`)
})
