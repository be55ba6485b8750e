import type { ExecutionContext } from 'hono'
import type { Answer } from '../context.ts'
import { namesTag } from '../domain/entity-tag.ts'
import { readableHeader } from '../domain/request-size.ts'
import { readSettings } from '../env.ts'
import { heldCatalog, overdueLookUp } from './catalog.ts'
import { prefersMarkdown } from './markdown.ts'
import { endsSoon, pageStamp, setFreshness } from './page-stamp.ts'
import { logSentAgain } from './request-log.ts'

/** A page as it went out, ready to be sent again. */
interface KeptPage {
  tag: string
  isTimed: boolean
  /** As a blob, which is sent as it is; bytes are copied for each answer, because they could change. */
  body: Blob
  /** What it takes of what may be kept, in bytes. */
  size: number
  /** All headers of the answer, and those of a 304. Made once: copying them is cheaper than setting each. */
  headers: Headers
  unchanged: Headers
  /** The route's pattern, for the log. */
  route: string
  /**
   * Empty; only the page sent last has one. The runtime copies a body outside V8's heap, where V8 does not count it: under
   * load thousands of sent pages waited to be collected, more than a gigabyte (docs/speed.md). Each takes a piece of the
   * heap as well, so that V8 collects in time.
   */
  counterweight?: unknown[] | undefined
}

/** A page on its way out: it is kept once both its body and its headers are known, in whichever order. */
export interface Making {
  address: string
  tag: string
  isTimed: boolean
  route: string
  body?: Uint8Array<ArrayBuffer>
  headers?: Headers
}

/** How much an isolate keeps, in bytes. Workers have 128 MB for everything. */
const CAPACITY = 24 * 1024 * 1024
/** What a page takes beside its body, roughly. */
const OVERHEAD = 4096

/** What a page's 304 says: how long it is fresh now, and what it differs by (docs/decisions.md). */
const SAID_AGAIN: ReadonlySet<string> = new Set(['etag', 'cache-control', 'cloudflare-cdn-cache-control', 'vary'])

/** By address; the least recently asked for go first. What was made of other code, data or time is replaced. */
const kept = new Map<string, KeptPage>()
let size = 0
/** The page asked for last: it need not be moved to the end again. */
let latest: KeptPage | null = null

const makings = new WeakMap<Request, Making>()

/**
 * Sends a page again that this isolate has made from the same code and data, before anything else is done for the
 * request: neither a render nor a query, and none of the site's steps, whose headers it has. Others go to `answer`.
 */
export const sendKeptOr =
  (answer: Answer): Answer =>
  (request, env, ctx) => {
    const send = () => sendKept(request, env, ctx) ?? answerAndKeep(answer, request, env, ctx)
    const lookUp = overdueLookUp(env, ctx)
    return lookUp ? lookUp.then(send) : send()
  }

function sendKept(request: Request, env: Env, ctx: ExecutionContext): Response | null {
  const address = addressOf(request.url)
  const page = kept.get(address)
  if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const catalog = heldCatalog(env, ctx)
  if (!catalog) return null
  const now = new Date()
  const stamp = pageStamp(readSettings(env), catalog, now)
  if (page.tag !== (page.isTimed ? stamp.timed : stamp.lasting)) return null
  const accept = request.headers.get('accept') ?? ''
  if (/markdown/i.test(accept) && prefersMarkdown(readableHeader(accept) ?? '')) return null
  touch(page, address)
  const hasIt = namesTag(readableHeader(request.headers.get('if-none-match') ?? undefined), page.tag)
  const response = hasIt ? new Response(null, { status: 304, headers: page.unchanged }) : sendWhole(page, request)
  if (page.isTimed && endsSoon(now)) setFreshness(response.headers, true, now)
  logSentAgain(request, { route: page.route, status: hasIt ? 304 : 200, now: now.getTime() }, ctx)
  return response
}

function sendWhole(page: KeptPage, { method }: Request): Response {
  if (method === 'HEAD') return new Response(null, { headers: page.headers })
  page.counterweight = new Array(Math.round(page.size / COUNTED))
  return new Response(page.body, { headers: page.headers })
}

/** Bytes of a sent body to one place of its counterweight, which takes eight bytes of V8's heap, or four. */
const COUNTED = 16

async function answerAndKeep(answer: Answer, request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const response = await answer(request, env, ctx)
  const making = makings.get(request)
  if (making && response.status === 200) finish(making, { headers: new Headers(response.headers) })
  return response
}

/** Promises that a page of this request may be kept; what is returned takes its body, once that is whole. */
export function keepPageOf(request: Request, making: Making): (body: Uint8Array<ArrayBuffer>) => void {
  makings.set(request, making)
  return (body) => finish(making, { body })
}

function finish(making: Making, part: Partial<Making>): void {
  const { address, tag, isTimed, route, body, headers } = Object.assign(making, part)
  if (!body || !headers) return
  // A page whose head left early said `no-store`, because it might have failed; it did not.
  headers.set('etag', tag)
  setFreshness(headers, isTimed, BEGINNING)
  const unchanged = new Headers([...headers].filter(([name]) => SAID_AGAIN.has(name)))
  headers.set('x-cache', 'hit')
  touch({ tag, isTimed, route, body: new Blob([body]), size: body.length + OVERHEAD, headers, unchanged }, address)
}

/** A moment at which a quarter of an hour begins: freshness is whole then. */
const BEGINNING = new Date(0)

function touch(page: KeptPage, address: string): void {
  if (page === latest) return
  if (latest) latest.counterweight = undefined
  latest = page
  size += page.size - (kept.get(address)?.size ?? 0)
  kept.delete(address)
  kept.set(address, page)
  for (const [oldest, dropped] of kept) {
    if (size <= CAPACITY) break
    kept.delete(oldest)
    size -= dropped.size
  }
}

/** The page of an address as it was last made or sent, of whatever data, year and quarter of an hour. */
export const pageBefore = (address: string): Blob | null => kept.get(address)?.body ?? null

/** Path and query of a URL, which begins with a scheme and a host. */
export const addressOf = (url: string): string => url.slice(url.indexOf('/', 8))
