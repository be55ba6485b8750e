import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { readableHeader } from '../domain/request-size.ts'
import { isDataVersionConfirmed } from '../http/caching/catalog.ts'
import { matchesETag } from '../http/caching/etag.ts'
import { CACHE_TAG } from '../http/caching/policy.ts'
import { checkVersion } from '../render/respond.tsx'

/** Seconds that programs and the edge may use a response without revalidating it. */
export const FRESH_FOR = 30

/** Data and code decide an answer, so together they name it. */
const etagOf = (c: Context<AppEnv>, version: string) => `W/"${c.get('settings').deployment}-${version}"`

/** Reports whether the client has the response already. */
export const isNotModified = (c: Context<AppEnv>): boolean =>
  isDataVersionConfirmed() &&
  matchesETag(readableHeader(c.req.header('if-none-match')), etagOf(c, c.get('catalog').version).slice(2))

export function sendNotModified(c: Context<AppEnv>): Response {
  describeAnswer(c, c.get('catalog').version)
  return c.body(null, 304)
}

interface Answer {
  data: unknown
  /** The next page of a list, whole; null on its last. */
  next?: string | null
  /** How many the list holds; null where they are not counted. */
  total?: number | null
  /** Of a search: what kinds were found, and how the words were understood. */
  groups?: unknown[]
  mended?: string | null
  didYouMean?: string | null
}

/** An answer of the API, with the version of the data it was read from. */
export function sendJson(c: Context<AppEnv>, version: string, answer: Answer): Response {
  checkVersion(c, version)
  describeAnswer(c, version)
  if (answer.next) c.header('link', `<${answer.next}>; rel="next"`)
  return c.json({ ...answer, version })
}

function describeAnswer(c: Context<AppEnv>, version: string): void {
  c.header('etag', etagOf(c, version))
  c.header('cache-control', `public, max-age=${FRESH_FOR}`)
  c.header('cache-tag', CACHE_TAG)
}
