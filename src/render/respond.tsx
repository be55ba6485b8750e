import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context.ts'
import type { Read } from '../db/client.ts'
import { isDatabaseDown } from '../db/health.ts'
import { newYorkYear } from '../domain/time.ts'
import { RenderFailed } from '../pages/errors.tsx'
import type { PageMeta } from '../seo/meta.ts'
import { closeDocument, type Frame, openDocument } from './document.tsx'
import { encodePage } from './encode-page.ts'
import { renderChunks } from './render-markup.ts'
import { sendMarkdown } from './send-markdown.ts'
import { mainOf, stalePage } from './stale-page.tsx'

/**
 * Milliseconds a response waits for its data before the head is sent. Data that come sooner decide the status, so a
 * database that fails at once is a 503.
 */
const HEAD_DELAY = 15

const HTML = 'text/html; charset=UTF-8'

/** A page's markup could not be made. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** A page's main part. `isCurrent`: it did not fail, and its data are of the catalog's version. */
interface Main {
  chunks: readonly string[]
  isCurrent: boolean
}

type Status = 200 | 404 | 410

/** Sends a page that needs only the catalog. */
export function sendPage(
  c: Context<AppEnv>,
  meta: PageMeta,
  main: ReactNode,
  status: Status = 200,
): Response | Promise<Response> {
  return sendWhole(c, meta, { chunks: render(() => main), isCurrent: true }, status)
}

/** Keeps a response out of every cache. */
export function setNoStore(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
}

/** Compares the version of data with the catalog's. If they differ, the request is retried and this response discarded. */
export function checkVersion(c: Context<AppEnv>, version: string): boolean {
  const isCurrent = version === c.get('catalog').version
  if (!isCurrent) c.set('isOutdated', true)
  return isCurrent
}

/** Reads data and adds the time it took to `databaseMs`, for the log. */
export function timed<T>(c: Context<AppEnv>, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  return read().finally(() => c.set('databaseMs', (c.get('databaseMs') ?? 0) + Date.now() - startedAt))
}

/**
 * Sends a page that reads the database. If the data are slow, the head is sent first, except for HEAD and Markdown, and
 * while the database is down: the page may still become a 503. `waits`: it may become a 404 too.
 */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  load: () => Promise<Read<T>>,
  view: (data: T) => ReactNode,
  { waits = false } = {},
): Promise<Response> {
  if (c.get('statusOnly')) return c.html('')
  const main = timed(c, load).then(({ version, data }): Main => {
    const isCurrent = checkVersion(c, version)
    return { chunks: isCurrent || !c.get('retry') ? render(() => view(data)) : [], isCurrent }
  })
  const isAwaited = waits || c.req.method === 'HEAD' || c.get('isMarkdown') || isDatabaseDown()
  const early = await (isAwaited ? main : Promise.race([main, delay(HEAD_DELAY)]))
  return early ? sendWhole(c, meta, early) : streamInOrder(c, meta, main)
}

const delay = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

function sendWhole(
  c: Context<AppEnv>,
  meta: PageMeta,
  { chunks, isCurrent }: Main,
  status: Status = 200,
): Response | Promise<Response> {
  if (!isCurrent) setNoStore(c)
  if (c.get('isMarkdown')) return sendMarkdown(c, meta, chunks, status)
  const frame = frameOf(c)
  const body = encodePage(openDocument(meta, frame), chunks, closeDocument(frame, chunks))
  c.set('pageBody', body)
  c.header('content-type', HTML)
  return c.body(body, status)
}

/**
 * Sends the head now, the main part when its data are in, then the footer. The head already allows caching, so a page
 * that fails after it ends as an aborted stream: no cache may store a response that did not end.
 */
function streamInOrder(c: Context<AppEnv>, meta: PageMeta, main: Promise<Main>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const frame = frameOf(c)
  const send = async () => {
    const head = openDocument(meta, frame)
    await writer.write(encoder.encode(head))
    const { chunks, isCurrent } = await main.catch((error: unknown) => mainAfterFailure(c, error))
    const shown = chunks.length > 0 ? chunks : [await mainOfNewerData(c)]
    const end = closeDocument(frame, shown)
    await writer.write(encoder.encode(shown.join('')))
    await writer.write(end)
    if (!isCurrent) {
      await writer.write(flushPadding())
      throw new Error('the page failed, or its data changed, after its head was sent')
    }
    await writer.close()
    return encodePage(head, shown, end)
  }
  const sent = send().catch(async (error: unknown) => {
    await writer.abort(error).catch(() => {})
    return null
  })
  c.set('sent', sent)
  c.set('pageBody', sent)
  c.executionCtx.waitUntil(sent)
  c.header('content-type', HTML)
  return c.body(readable)
}

const encoder = new TextEncoder()

/** Characters that make a gzip encoder send what it holds back. Aborting alone would discard it. */
const PADDING = 40_000

/** Returns a comment that cannot be compressed, to push an aborted page through the compression on its way. */
function flushPadding(): Uint8Array {
  const random = crypto.getRandomValues(new Uint8Array((PADDING / 4) * 3))
  return encoder.encode(`<!--${btoa(String.fromCharCode(...random))}-->`)
}

/** The last copy of the page if there is one, else the error section. */
function mainAfterFailure(c: Context<AppEnv>, error: unknown): Main {
  const copy = c.get('lastCopy')?.() ?? null
  const entry = { event: 'page-failed-after-head', requestId: c.get('requestId'), error: String(error) }
  console.error(JSON.stringify({ ...entry, sentLastCopy: copy !== null }))
  const chunks = copy ? [mainOf(stalePage(copy, false))] : render(() => <RenderFailed retry={c.req.path} />)
  return { chunks, isCurrent: false }
}

/** The head sent is of older data. The main part is of one version at least: the newest. */
async function mainOfNewerData(c: Context<AppEnv>): Promise<string> {
  try {
    const response = await c.get('retry')?.()
    return mainOf((await response?.text()) ?? '')
  } catch {
    return render(() => <RenderFailed retry={c.req.path} />).join('')
  }
}

function render(main: () => ReactNode): string[] {
  try {
    return renderChunks(main())
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

const frameOf = (c: Context<AppEnv>): Frame => ({
  catalog: c.get('catalog'),
  origin: c.get('settings').origin,
  year: newYorkYear(c.get('now')),
})
