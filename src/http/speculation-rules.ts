import { createMiddleware } from 'hono/factory'
import { urls } from '../urls.ts'

/** Sets the Speculation-Rules header of pages. Preloads nothing: styles are inlined, and fonts would delay the paint. */
export const speculationRules = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.res.headers.set('speculation-rules', `"${urls.speculationRules()}"`)
})
