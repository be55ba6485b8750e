import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Asks search engines not to index a public site with sample data. */
export const noindexSampleData = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.get('catalog')?.site.sample && c.get('settings').isPublic) c.header('x-robots-tag', 'noindex')
})
