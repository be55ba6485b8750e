import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'

/** Invented listings must not be found as if they were real: a public site with sample data asks not to be indexed. */
export const sampleDataStaysOut = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.get('catalog')?.site.sample && c.get('settings').isPublic) c.header('x-robots-tag', 'noindex')
})
