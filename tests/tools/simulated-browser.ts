import CachePolicy from 'http-cache-semantics'

interface CacheEntry {
  policy: CachePolicy
  response: BrowserResponse
}

export interface BrowserResponse {
  status: number
  headers: Headers
  body: string
}

/**
 * Returns a function that opens a URL as one visitor's browser does. It caches pages by their `cache-control` and
 * revalidates them by ETag.
 */
export function createBrowser(now: () => number, fetch: (request: Request) => Promise<Response>) {
  class BrowserPolicy extends CachePolicy {
    now(): number {
      return now()
    }
  }
  const cache = new Map<string, CacheEntry>()

  return async function open(url: string, method = 'GET'): Promise<BrowserResponse> {
    const policyRequest = { url, headers: {} }
    const entry = method === 'GET' ? cache.get(url) : undefined
    if (entry?.policy.satisfiesWithoutRevalidation(policyRequest)) return entry.response
    const etag = entry?.response.headers.get('etag')
    const networkResponse = await fetch(new Request(url, { method, headers: etag ? { 'if-none-match': etag } : {} }))
    const { status, headers } = networkResponse
    const body = await networkResponse.text()
    const response = status === 304 && entry ? entry.response : { status, headers, body }
    if (method !== 'GET') return response
    // Drops the `age` header of the edge. A browser that ignores `age` caches for longer, which is the worst case.
    const { age: _, ...cacheHeaders } = Object.fromEntries(headers)
    const policy = new BrowserPolicy(
      policyRequest,
      { status: response.status, headers: cacheHeaders },
      { shared: false },
    )
    if (policy.storable()) cache.set(url, { policy, response })
    else cache.delete(url)
    return response
  }
}
