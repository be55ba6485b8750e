import { createPolicyFactory, type EdgeRequest, type HeaderMap } from './policy.ts'
import { CACHE_STATUSES, type CacheStatus, type EdgeResponse, EdgeTier, type StoredResponse } from './tier.ts'

export interface EdgeOptions {
  worker: (request: Request) => Promise<Response>
  version: () => string
  now: () => number
  dataCenterCount: number
  onStore?: (stored: StoredResponse) => void
}

/** Request headers in the cache key. Cloudflare docs: workers/cache/cache-keys, "What goes into the cache key". */
const KEY_HEADERS = [
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-forwarded-host',
  'x-host',
  'x-original-url',
  'x-rewrite-url',
  'forwarded',
  'cloudflare-workers-version-key',
]
const REMOVED_REQUEST_HEADERS = ['host', 'cache-control', 'pragma', 'if-modified-since', 'range']
/** Response headers that Cloudflare removes. Cloudflare docs: workers/cache/configuration, "Header precedence" and "Cache-Tag". */
const REMOVED_RESPONSE_HEADERS = ['cloudflare-cdn-cache-control', 'cache-tag']

/** Purge limits of the Free plan. Cloudflare docs: workers/cache/limitations, "Purge rate limits", and cache/how-to/purge-cache. */
const PURGES_PER_MINUTE = 5
const PURGE_BURST_LIMIT = 25

/**
 * Simulates Workers Caching as documented under developers.cloudflare.com/workers/cache/, without streaming.
 * purge.test.ts lists the assumptions that the documentation does not confirm.
 */
export function createEdge({ worker, version, now, dataCenterCount, onStore }: EdgeOptions) {
  const counts = Object.fromEntries(CACHE_STATUSES.map((status) => [status, 0])) as Record<CacheStatus, number>
  let workerRunCount = 0
  let purgeBudget = { tokens: PURGE_BURST_LIMIT, refilledAt: now() }
  let failingPurgeCount = 0

  async function runWorker(request: Request): Promise<EdgeResponse> {
    workerRunCount++
    try {
      const response = await worker(request)
      const { status, headers } = response
      const body = await response.arrayBuffer().catch(() => null)
      return { status, headers: Object.fromEntries(headers), body }
    } catch {
      return { status: 500, headers: { 'cache-control': 'no-store' }, body: new ArrayBuffer() }
    }
  }

  const createPolicy = createPolicyFactory(now)
  const runWorkerFor = ({ url, headers }: EdgeRequest) => runWorker(new Request(`http://edge.test${url}`, { headers }))
  const upperTier = new EdgeTier(runWorkerFor, createPolicy, onStore)
  const lowerTiers = Array.from(
    { length: dataCenterCount },
    () => new EdgeTier((request) => upperTier.fetch(request), createPolicy),
  )

  async function fetch(request: Request, dataCenter = 0): Promise<Response> {
    const tier = lowerTiers[dataCenter]
    if (!tier) throw new Error(`there is no data center ${dataCenter}`)
    const isCacheable = ['GET', 'HEAD'].includes(request.method) && request.headers.get('upgrade') !== 'websocket'
    const response = isCacheable ? await tier.fetch(createEdgeRequest(request, version())) : await runWorker(request)
    const cacheStatus = response.cacheStatus ?? 'BYPASS'
    counts[cacheStatus]++
    return createClientResponse(request.method, response, cacheStatus)
  }

  function takePurgeToken(): boolean {
    const refilledTokens = purgeBudget.tokens + ((now() - purgeBudget.refilledAt) / 60_000) * PURGES_PER_MINUTE
    purgeBudget = { tokens: Math.min(PURGE_BURST_LIMIT, refilledTokens), refilledAt: now() }
    if (purgeBudget.tokens < 1) return false
    purgeBudget.tokens--
    return true
  }

  async function purge({ tags = [], pathPrefixes = [], purgeEverything = false }: CachePurgeOptions) {
    if (failingPurgeCount > 0 || !takePurgeToken()) {
      failingPurgeCount = Math.max(0, failingPurgeCount - 1)
      return { success: false, errors: [{ code: 10429, message: 'Purge rejected, try again later.' }] }
    }
    const purgedTags = new Set(tags.map((tag) => tag.toLowerCase()))
    for (const tier of [upperTier, ...lowerTiers])
      tier.delete(
        (entry) =>
          purgeEverything ||
          entry.tags.some((tag) => purgedTags.has(tag)) ||
          pathPrefixes.some((prefix) => entry.path.startsWith(prefix)),
      )
    return { success: true, errors: [] }
  }

  const failPurges = (count: number) => {
    failingPurgeCount = count
  }

  return { fetch, purge, failPurges, counts, getWorkerRunCount: () => workerRunCount }
}

export type Edge = ReturnType<typeof createEdge>

function createEdgeRequest(request: Request, version: string): EdgeRequest {
  const { pathname, search } = new URL(request.url)
  const headers: HeaderMap = Object.fromEntries(request.headers)
  const keyHeaders = KEY_HEADERS.map((name) => headers[name] ?? null)
  for (const name of REMOVED_REQUEST_HEADERS) delete headers[name]
  return { key: JSON.stringify([version, pathname, search, ...keyHeaders]), url: pathname + search, headers }
}

function createClientResponse(
  method: string,
  { status, headers, body }: EdgeResponse,
  cacheStatus: CacheStatus,
): Response {
  const clientHeaders = new Headers(headers)
  for (const name of REMOVED_RESPONSE_HEADERS) clientHeaders.delete(name)
  clientHeaders.set('cf-cache-status', cacheStatus)
  const createFailingStream = () =>
    new ReadableStream({ start: (stream) => stream.error(new Error('the response was aborted')) })
  const hasBody = method !== 'HEAD' && ![204, 304].includes(status)
  return new Response(hasBody ? (body ?? createFailingStream()) : null, { status, headers: clientHeaders })
}
