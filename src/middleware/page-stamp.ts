import type { Catalog } from '../domain/catalog.ts'
import { newYorkYear, quarterOfHour, secondsLeftInQuarter, startOfNextQuarter } from '../domain/time.ts'
import type { Settings } from '../env.ts'

/** What names the pages made now, and until when: the same code, data and moment make the same pages. */
export interface PageStamp {
  settings: Settings
  catalog: Catalog
  /** The ETag of pages that change with code, data and year only. */
  lasting: string
  /** The ETag of pages that say who is open. */
  timed: string
  /** When the quarter of an hour is over, in milliseconds. */
  until: number
}

let current: PageStamp | null = null

/** The stamp of this moment. It is put together once in a quarter of an hour, since every answer needs it. */
export function pageStamp(settings: Settings, catalog: Catalog, now: Date): PageStamp {
  const isCurrent = current?.settings === settings && current.catalog === catalog && holdsAt(current, now)
  if (isCurrent && current) return current
  const name = `${settings.deployment}.${catalog.version}.${newYorkYear(now)}`
  const until = startOfNextQuarter(now).getTime()
  current = { settings, catalog, lasting: `"${name}"`, timed: `"${name}.${quarterOfHour(now)}"`, until }
  return current
}

const QUARTER = 15 * 60 * 1000
const holdsAt = ({ until }: PageStamp, now: Date) => now.getTime() < until && now.getTime() >= until - QUARTER

/** Freshness, in seconds; docs/caching.md adds it all up. Browsers revalidate after a moment, which costs a 304. */
const BROWSER = 5
const EDGE = 15

/** Says how fresh an answer is. A page that says who is open is fresh no longer than its quarter of an hour lasts. */
export function setFreshness(headers: Headers, isTimed: boolean, now: Date): void {
  const holds = isTimed ? secondsLeftInQuarter(now) : Infinity
  const edge = `public, max-age=${Math.min(EDGE, holds)}, stale-while-revalidate=20, stale-if-error=86400`
  headers.set('cache-control', `public, max-age=${Math.min(BROWSER, holds)}`)
  headers.set('cloudflare-cdn-cache-control', edge)
}

/** Whether a page's usual freshness would outlast its quarter of an hour. */
export const endsSoon = (now: Date): boolean => secondsLeftInQuarter(now) < EDGE

/** Whether the client names this version; weak tags (compressed on the way) count. */
export const namesTag = (header: string | null | undefined, tag: string): boolean =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag) ?? false
