import type { ErrorHandler } from 'hono'
import { getErrorHint, isDatabaseError } from '../db/client.ts'
import { ConfigurationError } from '../env.ts'
import { renderErrorDocument } from '../render/error-document.tsx'
import { createUnexpectedError, RENDER_FAILED, UNAVAILABLE } from '../ui/page/errors.tsx'
import { sendsJsonErrors } from '../urls.ts'
import type { AppEnv } from './context.ts'
import { RenderError } from './page-parts.ts'
import { sendProblem } from './problem.ts'

const RETRY_AFTER_SECONDS = '30'

export const sendError: ErrorHandler<AppEnv> = (error, c) => {
  const reference = c.get('requestId') ?? crypto.randomUUID()
  console.error(
    JSON.stringify({
      event: 'error',
      requestId: reference,
      error: String(error),
      cause: String(error.cause ?? ''),
      hint: getErrorHint(error) ?? undefined,
      stack: error.stack,
    }),
  )
  c.header('cache-control', 'no-store')
  if (isDatabaseError(error)) {
    c.header('retry-after', RETRY_AFTER_SECONDS)
    if (sendsJsonErrors(c.req.path))
      return sendProblem(c, 503, 'Unavailable', 'The directory cannot be read at this moment.')
    return c.html(renderErrorDocument(UNAVAILABLE, c.req.path), 503)
  }
  if (sendsJsonErrors(c.req.path)) return sendProblem(c, 500, 'Unexpected error', `Reference ${reference}`)
  if (error instanceof RenderError) return c.html(renderErrorDocument(RENDER_FAILED, c.req.path), 500)
  const message = error instanceof ConfigurationError ? error.message : `Reference ${reference}`
  return c.html(renderErrorDocument(createUnexpectedError(message), c.req.path), 500)
}
