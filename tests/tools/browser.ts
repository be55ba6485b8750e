import CachePolicy from 'http-cache-semantics'

interface Copy {
  policy: CachePolicy
  shown: Shown
}

export interface Shown {
  status: number
  headers: Headers
  body: string
}

/** Simulates one visitor's browser: caches pages by their `cache-control` and revalidates them by ETag. */
export function createBrowser(now: () => number, fetch: (request: Request) => Promise<Response>) {
  class BrowserPolicy extends CachePolicy {
    now(): number {
      return now()
    }
  }
  const copies = new Map<string, Copy>()

  return async function open(url: string, method = 'GET'): Promise<Shown> {
    const asked = { url, headers: {} }
    const copy = method === 'GET' ? copies.get(url) : undefined
    if (copy?.policy.satisfiesWithoutRevalidation(asked)) return copy.shown
    const etag = copy?.shown.headers.get('etag')
    const response = await fetch(new Request(url, { method, headers: etag ? { 'if-none-match': etag } : {} }))
    const { status, headers } = response
    const body = await response.text()
    const shown = status === 304 && copy ? copy.shown : { status, headers, body }
    if (method !== 'GET') return shown
    // Drops the `age` header of the edge. A browser that ignores `age` caches for longer, which is the worst case.
    const { age: _, ...cacheHeaders } = Object.fromEntries(headers)
    const policy = new BrowserPolicy(asked, { status: shown.status, headers: cacheHeaders }, { shared: false })
    if (policy.storable()) copies.set(url, { policy, shown })
    else copies.delete(url)
    return shown
  }
}
