import { secondsLeftInQuarter } from '../../domain/time.ts'

/** Tags every response that caches may store, so that one purge reaches all of them. */
export const CACHE_TAG = 'site'

const DAY = 24 * 60 * 60
const HOUR = 60 * 60

/** Seconds a browser shows a page without revalidating it. After that it asks with the ETag, which costs a 304. */
const BROWSER_FRESH = 5

/** Lets browsers and Cloudflare store a response. docs/caching.md adds up how old a visitor's page can be. */
export function setCachePolicy(headers: Headers): void {
  setHeaders(headers, BROWSER_FRESH, `max-age=${DAY}, stale-while-revalidate=${HOUR}, stale-if-error=${7 * DAY}`)
}

/**
 * Lets them store a response that says who is open now: until the quarter of an hour ends, and never stale, except
 * for an hour when the Worker fails.
 */
export function setQuarterHourPolicy(headers: Headers, now: Date): void {
  const left = secondsLeftInQuarter(now)
  setHeaders(headers, Math.min(BROWSER_FRESH, left), `max-age=${left}, stale-if-error=${HOUR}`)
}

/** Keeps a response out of every cache. Without a policy Cloudflare would store a 200 for two hours. */
export function setNoStore(headers: Headers): void {
  headers.set('cache-control', 'no-store')
  for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name)
}

function setHeaders(headers: Headers, browser: number, edge: string): void {
  headers.set('cache-control', `public, max-age=${browser}`)
  headers.set('cloudflare-cdn-cache-control', `public, ${edge}`)
  headers.set('cache-tag', CACHE_TAG)
}
