import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { SEARCH_LIMIT } from '../domain/limits.ts'
import { TooManySearches } from '../pages/errors.tsx'
import { errorDocument } from '../render/error-document.tsx'
import { urls } from '../urls.ts'
import { isWithinRate, sendTooMany } from './rate-limit.ts'

/**
 * Limits how often an address may search, which costs most and which no cache can take over. Typing has a count of its
 * own: who got too many suggestions can still search. Of all other pages only those that are asked for a place by its
 * name count as a search (`refuseSearch`).
 */
export const searchAccess = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.path !== urls.suggestions()) return (await refuseSearch(c)) ?? next()
  if (await isWithinRate(c, c.env.SEARCH_LIMIT, 'suggest')) return next()
  return sendTooMany(c, SEARCH_LIMIT)
})

/** Counts a search for the address that it came from. Returns null, or status 429 when there were too many. */
export async function refuseSearch(c: Context<AppEnv>): Promise<Response | null> {
  if (await isWithinRate(c, c.env.SEARCH_LIMIT, 'search')) return null
  c.header('retry-after', String(SEARCH_LIMIT.period))
  c.header('cache-control', 'no-store')
  return c.html(errorDocument('Too many searches', <TooManySearches seconds={SEARCH_LIMIT.period} />), 429)
}
