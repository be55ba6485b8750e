import type { ExecutionContext } from 'hono'
import type { Handler } from '../../context.ts'
import { readableHeader } from '../../domain/request-size.ts'
import { readSettings } from '../../env.ts'
import { confirmDataVersion, heldCatalog, isDataVersionConfirmed } from './catalog.ts'
import { matchesETag, pageETag } from './etag.ts'
import { endWithQuarterHour, setNoStore } from './policy.ts'
import { type CacheEntry, cacheKey, findEntry } from './worker-cache.ts'

/** Headers of a 304: a validator, freshness, and the tag to purge by. The browser has the rest with the page. */
const NOT_MODIFIED = ['etag', 'cache-control', 'cloudflare-cdn-cache-control', 'cache-tag']

/** Answers from the isolate's cache, before the app runs. Other requests go to `handle`. */
export const serveCachedOr =
  (handle: Handler): Handler =>
  (request, env, ctx) => {
    const respond = () => serveCached(request, env, ctx) ?? handle(request, env, ctx)
    const confirmed = confirmDataVersion(env, ctx)
    return confirmed ? confirmed.then(respond) : respond()
  }

function serveCached(request: Request, env: Env, ctx: ExecutionContext): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const key = cacheKey(request.url)
  const entry = findEntry(key)
  const catalog = entry && heldCatalog(env, ctx)
  if (!entry || !catalog) return null
  const now = new Date()
  const etag = pageETag({ ...entry, settings: readSettings(env), catalog, now })
  if (entry.etag !== etag) return null
  const isConfirmed = isDataVersionConfirmed()
  const isNotModified =
    isConfirmed && matchesETag(readableHeader(request.headers.get('if-none-match') ?? undefined), etag)
  const response = isNotModified ? notModified(entry) : withBody(entry, request)
  if (!isConfirmed) setNoStore(response.headers)
  else if (entry.isTimed) endWithQuarterHour(response.headers, now)
  return response
}

function withBody({ body, headers }: CacheEntry, { method }: Request): Response {
  const response = new Response(method === 'HEAD' ? null : body, { headers })
  response.headers.set('x-cache', 'hit')
  return response
}

function notModified({ headers }: CacheEntry): Response {
  const response = new Response(null, { status: 304 })
  for (const name of NOT_MODIFIED) response.headers.set(name, headers.get(name) ?? '')
  return response
}
