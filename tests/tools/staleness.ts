import type { Shown } from './browser.ts'
import type { StoredResponse } from './edge/tier.ts'

export const loadWord = (load: number) => `Load${load}x`
export const loadWords = (text: string) => [...new Set(text.match(/Load\d+x/g))]

const ERROR_MESSAGES = /Something went wrong|Unexpected Application Error/

const BROWSER_CACHE_MS = 5000

export interface Changes {
  /** The time of each load after the first, in milliseconds. */
  reseeds: readonly number[]
  deploys: readonly number[]
  outages: readonly { from: number; until: number }[]
}

export const deploymentName = (number: number) => `deployment-${number}`

export class StalenessMonitor {
  readonly issues: string[] = []
  readonly loadsSeen = new Set<string>()
  /** The longest time after a reseed at which a visitor still saw older data. */
  oldest = { seconds: 0, url: '' }
  brokenOff = 0
  #changes: Changes

  constructor(changes: Changes) {
    this.#changes = changes
  }

  stored({ request: { url }, status, headers, body }: StoredResponse): void {
    const text = new TextDecoder().decode(body)
    const words = loadWords(text)
    if (status >= 400) this.issues.push(`${url}: a ${status} was stored`)
    if (/no-store|private/.test(headers['cache-control'] ?? '')) this.issues.push(`${url}: a no-store was stored`)
    if (words.length > 1) this.issues.push(`${url}: a mix of ${words.join(' and ')} was stored`)
    if (ERROR_MESSAGES.test(text)) this.issues.push(`${url}: a page that failed was stored`)
  }

  /** Records the response that a visitor got. `shown` is null for an aborted response. */
  saw(url: string, shown: Shown | null, now: number): void {
    if (shown === null) {
      this.brokenOff++
      return
    }
    const words = loadWords(shown.body)
    const isOutage = this.#changes.outages.some(({ from, until }) => now >= from && now < until + BROWSER_CACHE_MS)
    if (shown.status >= 500 && !isOutage) this.issues.push(`${url}: a visitor saw a ${shown.status}`)
    if (words.length > 1) this.issues.push(`${url}: a visitor saw a mix of ${words.join(' and ')}`)
    // A stale page served instead of an error may be older.
    const isInsteadOfError =
      shown.headers.get('cf-cache-status') === 'STALE' || shown.headers.get('x-cache') === 'stale'
    if (!isInsteadOfError) for (const word of words) this.#sawLoad(url, word, now)
    const etag = shown.headers.get('etag')
    const deployed = this.#changes.deploys.filter((at) => at + BROWSER_CACHE_MS <= now).length
    if (deployed > 0 && etag && !this.#namesSince(etag, deployed)) this.issues.push(`${url}: ${etag} after a deploy`)
  }

  #sawLoad(url: string, word: string, now: number): void {
    this.loadsSeen.add(word)
    const load = Number(/\d+/.exec(word))
    const replacedAt = this.#changes.reseeds[load - 1] ?? Infinity
    const seconds = (now - replacedAt) / 1000
    if (seconds > this.oldest.seconds) this.oldest = { seconds, url }
  }

  #namesSince(etag: string, deployed: number): boolean {
    const names = this.#changes.deploys.map((_, index) => deploymentName(index + 1)).slice(deployed - 1)
    return names.some((name) => etag.includes(name))
  }
}
