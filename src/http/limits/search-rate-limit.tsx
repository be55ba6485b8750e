import { SEARCH_LIMIT } from '../../domain/limits.ts'
import { renderErrorDocument } from '../../render/error-document.tsx'
import { createTooManySearchesError } from '../../ui/page/errors.tsx'
import { urls } from '../../urls.ts'
import { type Context, createMiddleware } from '../context.ts'
import { isWithinRateLimit, sendTooManyRequests } from './rate-limit.ts'

/** Counts suggestions and searches separately, so that typing cannot block a search. */
export const searchRateLimit = createMiddleware(async (c, next) => {
  if (c.req.path !== urls.suggestions()) return (await checkSearchRate(c)) ?? next()
  if (await isWithinRateLimit(c, c.env.SEARCH_LIMIT, 'suggest')) return next()
  return sendTooManyRequests(c, SEARCH_LIMIT)
})

/** Counts the request as a search. Returns a 429 response, or null if the client is within the rate limit. */
export async function checkSearchRate(c: Context): Promise<Response | null> {
  if (await isWithinRateLimit(c, c.env.SEARCH_LIMIT, 'search')) return null
  c.header('retry-after', String(SEARCH_LIMIT.periodSeconds))
  c.header('cache-control', 'no-store')
  return c.html(renderErrorDocument(createTooManySearchesError(SEARCH_LIMIT.periodSeconds), urls.search()), 429)
}
