import type CachePolicy from 'http-cache-semantics'
import { matchesETag } from '../../../src/http/caching/etag.ts'
import { type createPolicyFactory, type EdgeRequest, type HeaderMap, parsePurgeTags } from './policy.ts'

/** The values of `cf-cache-status` that the simulated edge uses. Cloudflare docs: cache/concepts/cache-responses. */
export const CACHE_STATUSES = ['HIT', 'MISS', 'EXPIRED', 'STALE', 'UPDATING', 'REVALIDATED', 'BYPASS'] as const
export type CacheStatus = (typeof CACHE_STATUSES)[number]

export interface EdgeResponse {
  status: number
  headers: HeaderMap
  /** Null if the Worker's stream failed. */
  body: ArrayBuffer | null
  cacheStatus?: CacheStatus
}

export interface StoredResponse {
  request: EdgeRequest
  status: number
  headers: HeaderMap
  body: ArrayBuffer
}

interface Entry extends StoredResponse {
  policy: CachePolicy
  tags: string[]
}

interface FillResult {
  response: EdgeResponse
  entry: Entry | null
}

type Origin = (request: EdgeRequest) => Promise<EdgeResponse>

/**
 * One tier of the cache. On a miss, and to revalidate an entry, a lower tier forwards the request to the upper tier,
 * and the upper tier to the Worker. Cloudflare docs: workers/cache, "Tiered cache".
 */
export class EdgeTier {
  #entries = new Map<string, Entry[]>()
  #fills = new Map<string, Promise<FillResult>>()
  #origin: Origin
  #createPolicy: ReturnType<typeof createPolicyFactory>
  #onStore: (stored: StoredResponse) => void

  constructor(
    origin: Origin,
    createPolicy: ReturnType<typeof createPolicyFactory>,
    onStore: (stored: StoredResponse) => void = () => {},
  ) {
    this.#origin = origin
    this.#createPolicy = createPolicy
    this.#onStore = onStore
  }

  async fetch({ headers: { 'if-none-match': ifNoneMatch, ...headers }, ...rest }: EdgeRequest): Promise<EdgeResponse> {
    const response = await this.#find({ ...rest, headers })
    const isNotModified = response.status === 200 && matchesETag(ifNoneMatch, response.headers['etag'] ?? '')
    return isNotModified ? { ...response, status: 304, body: new ArrayBuffer() } : response
  }

  /** If a variant matches, deletes all variants with the same cache key. Does not cancel requests in progress. */
  delete(matches: (entry: { path: string; tags: readonly string[] }) => boolean): void {
    for (const [key, variants] of this.#entries) {
      const isPurged = variants.some(({ request, tags }) => matches({ path: request.url.split('?')[0] ?? '', tags }))
      if (isPurged) this.#entries.delete(key)
    }
  }

  async #find(request: EdgeRequest): Promise<EdgeResponse> {
    const entry = this.#entries.get(request.key)?.find((variant) => isVariantFor(request, variant))
    if (!entry) return this.#collapse(request)
    const { revalidation } = entry.policy.evaluateRequest(request)
    if (!revalidation) return createCachedResponse(entry, 'HIT')
    if (revalidation.synchronous || request.isRevalidation) return this.#collapse(request, entry)
    void this.#collapse(request, entry)
    return createCachedResponse(entry, 'UPDATING')
  }

  async #collapse(request: EdgeRequest, staleEntry?: Entry): Promise<EdgeResponse> {
    const pendingFill = this.#fills.get(request.key)
    if (pendingFill) {
      const { entry, response } = await pendingFill
      if (entry && isVariantFor(request, entry))
        return createCachedResponse(entry, response.cacheStatus === 'STALE' ? 'STALE' : 'HIT')
      return response.body === null ? response : { cacheStatus: 'BYPASS', ...(await this.#origin(request)) }
    }
    const fill = this.#fill(request, staleEntry).finally(() => this.#fills.delete(request.key))
    this.#fills.set(request.key, fill)
    return (await fill).response
  }

  async #fill(request: EdgeRequest, staleEntry?: Entry): Promise<FillResult> {
    const headers = (staleEntry?.policy.revalidationHeaders(request) ?? request.headers) as HeaderMap
    const response = await this.#origin({ ...request, headers, isRevalidation: staleEntry !== undefined })
    if (staleEntry && response.status === 304) {
      const entry = this.#store(request, {
        ...staleEntry,
        headers: { ...staleEntry.headers, age: '0', ...response.headers },
      })
      return { entry, response: createCachedResponse(entry ?? staleEntry, response.cacheStatus ?? 'REVALIDATED') }
    }
    if (staleEntry && response.status >= 500 && staleEntry.policy.timeToLive() > 0)
      return { entry: staleEntry, response: createCachedResponse(staleEntry, 'STALE') }
    const entry = this.#store(request, response)
    const cacheStatus = entry === null ? 'BYPASS' : staleEntry ? 'EXPIRED' : 'MISS'
    return { entry, response: { ...response, cacheStatus: response.cacheStatus ?? cacheStatus } }
  }

  #store(request: EdgeRequest, { status, headers, body }: EdgeResponse): Entry | null {
    const policy = body && this.#createPolicy(request, status, headers)
    if (!policy) return null
    const entry = { request, status, headers, body, policy, tags: parsePurgeTags(headers) }
    const otherVariants = this.#entries.get(request.key)?.filter((variant) => !isVariantFor(request, variant)) ?? []
    this.#entries.set(request.key, [...otherVariants, entry])
    this.#onStore(entry)
    return entry
  }
}

function createCachedResponse({ status, headers, body, policy }: Entry, cacheStatus: CacheStatus): EdgeResponse {
  return { status, headers: { ...headers, age: String(Math.round(policy.age())) }, body, cacheStatus }
}

/**
 * Returns whether a request has the same values as the entry's request in all headers that the entry's Vary lists.
 * Cloudflare docs: workers/cache/configuration, "Vary".
 */
function isVariantFor(request: EdgeRequest, { headers, request: storedRequest }: Entry): boolean {
  const names = headers['vary']?.toLowerCase().split(/\s*,\s*/) ?? []
  return names.every((name) => storedRequest.headers[name] === request.headers[name])
}
