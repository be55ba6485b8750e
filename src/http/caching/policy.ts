import { getSecondsLeftInQuarterHour } from '../../domain/time.ts'

/** Cache tag of all cacheable responses except pictures, so that one purge removes them all. */
export const SITE_CACHE_TAG = 'site'

const DAY = 24 * 60 * 60
const HOUR = 60 * 60
const YEAR = 365 * DAY

/** Ages are in seconds. */
const BROWSER_MAX_AGE = 5
const API_MAX_AGE = 30
const SUGGESTIONS_MAX_AGE = 20

/** docs/caching.md says how long a page can stay outdated after a load. */
export function setPagePolicy(headers: Headers): void {
  headers.set('cache-tag', SITE_CACHE_TAG)
  setFreshness(headers, BROWSER_MAX_AGE, `max-age=${DAY}, stale-while-revalidate=${HOUR}, stale-if-error=${7 * DAY}`)
}

export function setQuarterHourExpiryPolicy(headers: Headers, now: Date): void {
  const secondsLeft = getSecondsLeftInQuarterHour(now)
  setFreshness(headers, Math.min(BROWSER_MAX_AGE, secondsLeft), `max-age=${secondsLeft}, stale-if-error=${HOUR}`)
}

export const setApiPolicy = (headers: Headers): void => setMaxAgeAndCacheTag(headers, API_MAX_AGE)

export const setSuggestionsPolicy = (headers: Headers): void => setMaxAgeAndCacheTag(headers, SUGGESTIONS_MAX_AGE)

/** Caches a picture for a year. A picture never changes, because its name contains a hash of its SVG source. */
export function setPicturePolicy(headers: Headers): void {
  headers.set('cache-control', `public, max-age=${YEAR}, immutable`)
}

/** Forbids caching. Without a policy, Cloudflare would cache a 200 for two hours. */
export function setNoStore(headers: Headers): void {
  headers.set('cache-control', 'no-store')
  for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name)
}

function setMaxAgeAndCacheTag(headers: Headers, seconds: number): void {
  headers.set('cache-control', `public, max-age=${seconds}`)
  headers.set('cache-tag', SITE_CACHE_TAG)
}

function setFreshness(headers: Headers, browserMaxAge: number, edgeDirectives: string): void {
  headers.set('cache-control', `public, max-age=${browserMaxAge}`)
  headers.set('cloudflare-cdn-cache-control', `public, ${edgeDirectives}`)
}
