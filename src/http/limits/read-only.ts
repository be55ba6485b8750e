import { createMiddleware } from 'hono/factory'
import { sendsJsonErrors } from '../../urls.ts'
import { sendProblem } from '../problem.ts'

export const readOnly = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  c.header('allow', 'GET, HEAD')
  if (sendsJsonErrors(c.req.path)) return sendProblem(c, 405, 'Read-only', 'Use GET or HEAD.')
  return c.text('This site is read-only: use GET or HEAD.\n', 405, { 'cache-control': 'no-store' })
})
