import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { SEARCH_LIMIT } from '../domain/limits.ts'
import { TooManySearches } from '../pages/errors.tsx'
import { errorDocument } from '../render/error-document.tsx'
import { urls } from '../urls.ts'
import { isWithinRate, sendTooMany } from './rate-limit.ts'

/**
 * Searching is what costs most and what no cache can take over, so an address may do it only so often. Typing has a
 * count of its own: who got too many suggestions can still search. All other pages stay open.
 */
export const searchAccess = createMiddleware<AppEnv>(async (c, next) => {
  const typing = c.req.path === urls.suggestions()
  if (await isWithinRate(c, c.env.SEARCH_LIMIT, typing ? 'suggest' : 'search')) return next()
  if (typing) return sendTooMany(c, SEARCH_LIMIT)
  c.header('retry-after', String(SEARCH_LIMIT.period))
  c.header('cache-control', 'no-store')
  return c.html(errorDocument('Too many searches', <TooManySearches seconds={SEARCH_LIMIT.period} />), 429)
})
