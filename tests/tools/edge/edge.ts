import { type EdgeRequest, type HeaderMap, policiesOn } from './policy.ts'
import { CACHE_STATUSES, type CacheStatus, type EdgeResponse, EdgeTier, type StoredResponse } from './tier.ts'

export interface EdgeOptions {
  worker: (request: Request) => Promise<Response>
  version: () => string
  now: () => number
  dataCenters: number
  onStore?: (stored: StoredResponse) => void
}

/** Request headers in the cache key. Cloudflare docs: cache-keys, "What goes into the cache key". */
const KEY_HEADERS = [
  ...['x-http-method-override', 'x-http-method', 'x-method-override', 'x-forwarded-host', 'x-host'],
  ...['x-original-url', 'x-rewrite-url', 'forwarded', 'cloudflare-workers-version-key'],
]
const REMOVED_REQUEST_HEADERS = ['host', 'cache-control', 'pragma', 'if-modified-since', 'range']
/** Response headers that Cloudflare removes. Cloudflare docs: configuration, "Header precedence" and "Cache-Tag". */
const STRIPPED = ['cloudflare-cdn-cache-control', 'cache-tag']

/** Purge limits of the Free plan. Cloudflare docs: limitations, "Purge rate limits", and cache/how-to/purge-cache. */
const PURGES_PER_MINUTE = 5
const PURGES_AT_ONCE = 25

/**
 * Simulates Workers Caching on the test's clock, as documented under developers.cloudflare.com/workers/cache/. Comments
 * name the page and the section. Responses are not streamed. Two assumptions are not documented: a response requested
 * before a purge and received after the purge is cached (the worst case), and an aborted response is not cached.
 */
export function createEdge({ worker, version, now, dataCenters, onStore }: EdgeOptions) {
  const counts = Object.fromEntries(CACHE_STATUSES.map((status) => [status, 0])) as Record<CacheStatus, number>
  let workerRuns = 0
  let purges = { left: PURGES_AT_ONCE, at: now() }
  let failing = 0

  async function run(request: Request): Promise<EdgeResponse> {
    workerRuns++
    try {
      const response = await worker(request)
      const { status, headers } = response
      const body = await response.arrayBuffer().catch(() => null)
      return { status, headers: Object.fromEntries(headers), body }
    } catch {
      return { status: 500, headers: { 'cache-control': 'no-store' }, body: new ArrayBuffer() }
    }
  }

  const policyOf = policiesOn(now)
  const runFor = ({ url, headers }: EdgeRequest) => run(new Request(`http://edge.test${url}`, { headers }))
  const upper = new EdgeTier(runFor, policyOf, onStore)
  const lower = Array.from({ length: dataCenters }, () => new EdgeTier((request) => upper.fetch(request), policyOf))

  async function fetch(request: Request, dataCenter = 0): Promise<Response> {
    const tier = lower[dataCenter]
    if (!tier) throw new Error(`there are ${dataCenters} data centers, no number ${dataCenter}`)
    const isCached = ['GET', 'HEAD'].includes(request.method) && request.headers.get('upgrade') !== 'websocket'
    const response = isCached ? await tier.fetch(edgeRequest(request, version())) : await run(request)
    const cacheStatus = response.cacheStatus ?? 'BYPASS'
    counts[cacheStatus]++
    return clientResponse(request.method, response, cacheStatus)
  }

  function takePurge(): boolean {
    const left = purges.left + ((now() - purges.at) / 60_000) * PURGES_PER_MINUTE
    purges = { left: Math.min(PURGES_AT_ONCE, left), at: now() }
    if (purges.left < 1) return false
    purges.left--
    return true
  }

  /** Implements `ctx.cache.purge`: all data centers, all Worker versions. */
  async function purge({ tags = [], pathPrefixes = [], purgeEverything = false }: CachePurgeOptions) {
    if (failing > 0 || !takePurge()) {
      failing = Math.max(0, failing - 1)
      return { success: false, errors: [{ code: 10429, message: 'Purge rejected, try again later.' }] }
    }
    const purged = new Set(tags.map((tag) => tag.toLowerCase()))
    for (const tier of [upper, ...lower])
      tier.delete(
        (entry) =>
          purgeEverything ||
          entry.tags.some((tag) => purged.has(tag)) ||
          pathPrefixes.some((prefix) => entry.path.startsWith(prefix)),
      )
    return { success: true, errors: [] }
  }

  const failPurges = (count: number) => {
    failing = count
  }

  return { fetch, purge, failPurges, counts, workerRuns: () => workerRuns }
}

export type Edge = ReturnType<typeof createEdge>

function edgeRequest(request: Request, version: string): EdgeRequest {
  const { pathname, search } = new URL(request.url)
  const headers: HeaderMap = Object.fromEntries(request.headers)
  const apart = KEY_HEADERS.map((name) => headers[name] ?? null)
  for (const name of REMOVED_REQUEST_HEADERS) delete headers[name]
  return { key: JSON.stringify([version, pathname, search, ...apart]), url: pathname + search, headers }
}

function clientResponse(method: string, { status, headers, body }: EdgeResponse, cacheStatus: CacheStatus): Response {
  const shown = new Headers(headers)
  for (const name of STRIPPED) shown.delete(name)
  shown.set('cf-cache-status', cacheStatus)
  const broken = () => new ReadableStream({ start: (stream) => stream.error(new Error('the response broke off')) })
  const hasBody = method !== 'HEAD' && ![204, 304].includes(status)
  return new Response(hasBody ? (body ?? broken()) : null, { status, headers: shown })
}
