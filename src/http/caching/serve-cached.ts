import type { ExecutionContext } from 'hono'
import { readSettings } from '../../env.ts'
import type { FetchHandler } from '../context.ts'
import { logCacheHit } from '../request-log.ts'
import { getCachedCatalog, isDataVersionConfirmed, waitForVersionCheck } from './catalog.ts'
import { createPageETag, matchesETag } from './etag.ts'
import { setNoStore, setQuarterHourExpiryPolicy } from './policy.ts'
import { isRetry } from './retry-on-data-change.ts'
import { type CacheEntry, createCacheKey, findEntry } from './worker-cache.ts'

export const serveCachedOr =
  (handle: FetchHandler): FetchHandler =>
  (request, env, ctx) => {
    const respond = () => serveCached(request, env, ctx) ?? handle(request, env, ctx)
    const versionCheck = waitForVersionCheck(env, ctx)
    return versionCheck ? versionCheck.then(respond) : respond()
  }

function serveCached(request: Request, env: Env, ctx: ExecutionContext): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const key = createCacheKey(request.url)
  const entry = findEntry(key)
  const catalog = entry && getCachedCatalog(env, ctx)
  if (!entry || !catalog) return null
  const now = new Date()
  const etag = createPageETag({ ...entry, settings: readSettings(env), catalog, now })
  if (entry.etag !== etag) return null
  const isConfirmed = isDataVersionConfirmed()
  const isNotModified = isConfirmed && matchesETag(request.headers.get('if-none-match'), etag)
  const response = isNotModified
    ? new Response(null, { status: 304, headers: entry.notModifiedHeaders })
    : createResponse(entry, request)
  if (!isConfirmed) setNoStore(response.headers)
  else if (entry.expiresWithQuarterHour) setQuarterHourExpiryPolicy(response.headers, now)
  if (!isRetry(request)) logCacheHit(request.method, entry.route, response.status)
  return response
}

function createResponse({ body, headers }: CacheEntry, { method }: Request): Response {
  const response = new Response(method === 'HEAD' ? null : body, { headers })
  response.headers.set('x-cache', 'hit')
  return response
}
