import type { Catalog } from '../domain/catalog.ts'
import { newYorkYear, quarterOfHour, secondsLeftInQuarter, startOfNextQuarter, startOfQuarter } from '../domain/time.ts'
import type { Settings } from '../env.ts'

/** What names the pages made now, and until when: the same code, data and moment make the same pages. */
export interface PageStamp {
  settings: Settings
  catalog: Catalog
  /** The ETag of pages that change with code, data and year only. */
  lasting: string
  /** The ETag of pages that say who is open. */
  timed: string
  /** The quarter of an hour that it is of, in milliseconds. */
  from: number
  until: number
}

let current: PageStamp | null = null

/** The stamp of this moment. It is put together once in a quarter of an hour, since every answer needs it. */
export function pageStamp(settings: Settings, catalog: Catalog, now: Date): PageStamp {
  const isCurrent = current?.settings === settings && current.catalog === catalog && holdsAt(current, now)
  if (isCurrent && current) return current
  const name = `${settings.deployment}.${catalog.version}.${newYorkYear(now)}`
  const [from, until] = [startOfQuarter(now).getTime(), startOfNextQuarter(now).getTime()]
  current = { settings, catalog, lasting: `"${name}"`, timed: `"${name}.${quarterOfHour(now)}"`, from, until }
  return current
}

const holdsAt = ({ from, until }: PageStamp, now: Date) => now.getTime() >= from && now.getTime() < until

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
