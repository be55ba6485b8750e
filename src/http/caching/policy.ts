import { secondsLeftInQuarterHour } from '../../domain/time.ts'

/** One purge of this tag reaches every response that depends on the data. */
export const SITE_TAG = 'site'

const DAY = 24 * 60 * 60
const HOUR = 60 * 60

const YEAR = 365 * DAY

/** Seconds. */
const BROWSER_FRESH = 5
/** Seconds, in every cache. */
const API_FRESH = 30
const SUGGESTIONS_FRESH = 20

/** docs/caching.md adds up the maximum age of a page. */
export function setCachePolicy(headers: Headers): void {
  headers.set('cache-tag', SITE_TAG)
  setFreshness(headers, BROWSER_FRESH, `max-age=${DAY}, stale-while-revalidate=${HOUR}, stale-if-error=${7 * DAY}`)
}

/** For responses that show who is open now. */
export function endWithQuarterHour(headers: Headers, now: Date): void {
  const left = secondsLeftInQuarterHour(now)
  setFreshness(headers, Math.min(BROWSER_FRESH, left), `max-age=${left}, stale-if-error=${HOUR}`)
}

/** For the API. Clients and the edge may reuse a response for some seconds without revalidating it. */
export const setApiPolicy = (headers: Headers): void => setShortFreshness(headers, API_FRESH)

export const setSuggestionsPolicy = (headers: Headers): void => setShortFreshness(headers, SUGGESTIONS_FRESH)

/** Immutable, because a picture's name is a hash of its content. */
export function setPicturePolicy(headers: Headers): void {
  headers.set('cache-control', `public, max-age=${YEAR}, immutable`)
}

/** Without a policy Cloudflare would cache a 200 for two hours. */
export function setNoStore(headers: Headers): void {
  headers.set('cache-control', 'no-store')
  for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name)
}

function setShortFreshness(headers: Headers, seconds: number): void {
  headers.set('cache-control', `public, max-age=${seconds}`)
  headers.set('cache-tag', SITE_TAG)
}

function setFreshness(headers: Headers, browser: number, edge: string): void {
  headers.set('cache-control', `public, max-age=${browser}`)
  headers.set('cloudflare-cdn-cache-control', `public, ${edge}`)
}
