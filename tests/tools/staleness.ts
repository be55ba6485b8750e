import type { StoredResponse } from './edge/tier.ts'
import type { BrowserResponse } from './simulated-browser.ts'

export const formatLoadMarker = (loadNumber: number) => `Load${loadNumber}x`
export const findLoadMarkers = (text: string) => [...new Set(text.match(/Load\d+x/g))]

const ERROR_MESSAGES = /Something went wrong|Unexpected Application Error/

const BROWSER_CACHE_MS = 5000

export interface ScheduledEvents {
  /** Times in milliseconds. The first load of the database is not a reseed. */
  reseeds: readonly number[]
  deploys: readonly number[]
  outages: readonly { from: number; until: number }[]
}

export const formatDeploymentName = (number: number) => `deployment-${number}`

export class StalenessMonitor {
  readonly issues: string[] = []
  readonly seenMarkers = new Set<string>()
  longestStaleness = { seconds: 0, url: '' }
  abortedResponseCount = 0
  #events: ScheduledEvents

  constructor(events: ScheduledEvents) {
    this.#events = events
  }

  recordStored({ request: { url }, status, headers, body }: StoredResponse): void {
    const text = new TextDecoder().decode(body)
    const markers = findLoadMarkers(text)
    if (status >= 400) this.issues.push(`${url}: a ${status} was stored`)
    if (/no-store|private/.test(headers['cache-control'] ?? ''))
      this.issues.push(`${url}: a response with no-store or private was stored`)
    if (markers.length > 1) this.issues.push(`${url}: a mix of ${markers.join(' and ')} was stored`)
    if (ERROR_MESSAGES.test(text)) this.issues.push(`${url}: a page that failed was stored`)
  }

  /** Records a visit. `response` is null if the response was aborted. */
  recordVisit(url: string, response: BrowserResponse | null, now: number): void {
    if (response === null) {
      this.abortedResponseCount++
      return
    }
    const markers = findLoadMarkers(response.body)
    const isOutage = this.#events.outages.some(({ from, until }) => now >= from && now < until + BROWSER_CACHE_MS)
    if (response.status >= 500 && !isOutage) this.issues.push(`${url}: a visitor saw a ${response.status}`)
    if (markers.length > 1) this.issues.push(`${url}: a visitor saw a mix of ${markers.join(' and ')}`)
    // A stale page that is served instead of an error may have data of any age.
    const isStaleOnError =
      response.headers.get('cf-cache-status') === 'STALE' || response.headers.get('x-cache') === 'stale'
    if (!isStaleOnError) for (const marker of markers) this.#recordLoad(url, marker, now)
    const etag = response.headers.get('etag')
    const minDeploymentNumber = this.#events.deploys.filter((at) => at + BROWSER_CACHE_MS <= now).length
    if (minDeploymentNumber > 0 && etag && !this.#isFromDeploymentOrLater(etag, minDeploymentNumber))
      this.issues.push(`${url}: ${etag} after a deploy`)
  }

  #recordLoad(url: string, marker: string, now: number): void {
    this.seenMarkers.add(marker)
    const loadNumber = Number(/\d+/.exec(marker))
    const replacedAt = this.#events.reseeds[loadNumber - 1] ?? Infinity
    const seconds = (now - replacedAt) / 1000
    if (seconds > this.longestStaleness.seconds) this.longestStaleness = { seconds, url }
  }

  #isFromDeploymentOrLater(etag: string, minDeploymentNumber: number): boolean {
    const names = this.#events.deploys.map((_, index) => formatDeploymentName(index + 1)).slice(minDeploymentNumber - 1)
    return names.some((name) => etag.includes(name))
  }
}
