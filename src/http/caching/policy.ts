import { secondsLeftInQuarter } from '../../domain/time.ts'

/** Tags every response that Cloudflare may store, so that one purge reaches all of them. */
export const SITE_TAG = 'site'

/** Tags the response of a path, so that it can be purged alone. */
export const pageTag = (path: string) => `page:${path}`

const DAY = 24 * 60 * 60
const HOUR = 60 * 60

/** Seconds a browser shows a page without revalidating it. After that it asks with the ETag, which costs a 304. */
const BROWSER_FRESH = 5

/** Lets browsers and Cloudflare store the response of a path. docs/caching.md adds up how old a visitor's page can be. */
export function setCachePolicy(headers: Headers, path: string): void {
  headers.set('cache-tag', `${SITE_TAG},${pageTag(path)}`)
  setFreshness(headers, BROWSER_FRESH, `max-age=${DAY}, stale-while-revalidate=${HOUR}, stale-if-error=${7 * DAY}`)
}

/**
 * Shortens the policy of a response that says who is open now: it is fresh until the quarter of an hour ends, and never
 * stale, except for an hour when the Worker fails.
 */
export function endWithQuarterHour(headers: Headers, now: Date): void {
  const left = secondsLeftInQuarter(now)
  setFreshness(headers, Math.min(BROWSER_FRESH, left), `max-age=${left}, stale-if-error=${HOUR}`)
}

/** Keeps a response out of every cache. Without a policy Cloudflare would store a 200 for two hours. */
export function setNoStore(headers: Headers): void {
  headers.set('cache-control', 'no-store')
  for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name)
}

function setFreshness(headers: Headers, browser: number, edge: string): void {
  headers.set('cache-control', `public, max-age=${browser}`)
  headers.set('cloudflare-cdn-cache-control', `public, ${edge}`)
}
