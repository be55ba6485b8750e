import { createMiddleware } from 'hono/factory'
import { REQUEST_LIMITS } from '../domain/limits.ts'
import { excessOf } from '../domain/request-size.ts'
import { RequestTooLarge } from '../pages/errors.tsx'
import { errorDocument } from '../render/error-document.tsx'
import { sendProblem } from '../render/problem.ts'
import { isApiPath } from '../urls.ts'

const { address, parameters, segments } = REQUEST_LIMITS

const ANSWERS = {
  length: { status: 414, title: 'This address is too long', detail: `An address has up to ${address} characters.` },
  parameters: { status: 400, title: 'Too many parameters', detail: `An address has up to ${parameters} parameters.` },
  segments: { status: 400, title: 'This address has too many parts', detail: `A path has up to ${segments} parts.` },
} as const

/** A request with more than anybody means is refused before anything reads it: no catalog, no query, no render. */
export const requestLimits = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url)
  const excess = excessOf(url.pathname + url.search)
  if (excess === null) return next()
  const { status, title, detail } = ANSWERS[excess]
  if (isApiPath(c.req.path)) return sendProblem(c, status, title, detail)
  c.header('cache-control', 'no-store')
  return c.html(errorDocument(title, <RequestTooLarge title={title} detail={detail} />), status)
})
