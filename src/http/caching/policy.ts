import { secondsLeftInQuarter } from '../../domain/time.ts'

/** Tags every response whose content changes with the data, so that one purge reaches all of them. */
export const SITE_TAG = 'site'

const DAY = 24 * 60 * 60
const HOUR = 60 * 60

/** Seconds a browser shows a page without revalidating it. After that it asks with the ETag, which costs a 304. */
const BROWSER_FRESH = 5

/** Lets browsers and Cloudflare store a response. docs/caching.md adds up how old a visitor's page can be. */
export function setCachePolicy(headers: Headers): void {
  headers.set('cache-tag', SITE_TAG)
  setFreshness(headers, BROWSER_FRESH, `max-age=${DAY}, stale-while-revalidate=${HOUR}, stale-if-error=${7 * DAY}`)
}

/**
 * Shortens the policy of a response that says who is open now: fresh until the quarter of an hour ends, without
 * stale-while-revalidate, and with stale-if-error for one hour.
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
