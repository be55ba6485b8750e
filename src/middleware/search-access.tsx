import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { SEARCH_LIMIT } from '../domain/limits.ts'
import { subscriberOf } from '../domain/request-size.ts'
import { TooManySearches } from '../pages/errors.tsx'
import { errorDocument } from '../render/error-document.tsx'
import { sendProblem } from '../render/problem.ts'
import { urls } from '../urls.ts'

/**
 * Searching is what costs most and what no cache can take over, so an address may do it only so often. Typing has a
 * count of its own: who got too many suggestions can still search. All other pages stay open.
 */
export const searchAccess = createMiddleware<AppEnv>(async (c, next) => {
  const typing = c.req.path === urls.suggestions()
  const subscriber = subscriberOf(c.req.header('cf-connecting-ip'))
  if (subscriber === null) return next()
  const counted = await c.env.SEARCH_LIMIT?.limit({ key: `${typing ? 'suggest' : 'search'} ${subscriber}` })
  if (counted?.success ?? true) return next()
  c.header('retry-after', String(SEARCH_LIMIT.period))
  const detail = `Up to ${SEARCH_LIMIT.requests} in ${SEARCH_LIMIT.period} seconds.`
  if (typing) return sendProblem(c, 429, 'Too many requests', detail)
  c.header('cache-control', 'no-store')
  return c.html(errorDocument('Too many searches', <TooManySearches seconds={SEARCH_LIMIT.period} />), 429)
})
