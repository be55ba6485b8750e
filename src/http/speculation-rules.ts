import { createMiddleware } from 'hono/factory'
import { urls } from '../urls.ts'

export const speculationRules = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.res.headers.set('speculation-rules', `"${urls.speculationRules()}"`)
})
