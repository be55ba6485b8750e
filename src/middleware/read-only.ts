import { createMiddleware } from 'hono/factory'

/** Nothing can be written here: any method but GET and HEAD is refused, and told which are allowed. */
export const readOnly = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  return c.text('This site is read-only: use GET or HEAD.\n', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
})
