import { isDataFilePath } from '../urls.ts'
import { createMiddleware } from './context.ts'

/** Lets pages of other sites read data files, and their redirects and errors. Search engines index the pages instead. */
export const fileAccess = createMiddleware(async (c, next) => {
  await next()
  if (!isDataFilePath(c.req.path)) return
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'ETag, Link')
  c.header('x-robots-tag', 'noindex')
})
