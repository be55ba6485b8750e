import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Versioned } from '../db/client.ts'
import { isDatabaseDown } from '../db/health.ts'
import { newYorkYear } from '../domain/time.ts'
import { closeDocument, type Frame, openDocument } from '../render/document.tsx'
import { encodePage } from '../render/encode-page.ts'
import { renderChunks } from '../render/render-markup.ts'
import type { PageMeta } from '../seo/meta.ts'
import { RenderFailed } from '../ui/errors.tsx'
import type { AppEnv } from './context.ts'
import { sendMarkdown } from './send-markdown.ts'
import { extractMain, stalePage } from './stale-page.tsx'

/** Milliseconds to wait for data before the head is sent. A failure within them becomes a 503. */
const HEAD_DELAY = 15

const HTML = 'text/html; charset=UTF-8'

export class RenderError extends Error {
  override name = 'RenderError'
}

/** `isCurrent`: nothing failed, and the data has the catalog's version. */
interface Main {
  chunks: readonly string[]
  isCurrent: boolean
}

type Status = 200 | 404 | 410

export function sendPage(
  c: Context<AppEnv>,
  meta: PageMeta,
  main: ReactNode,
  status: Status = 200,
): Response | Promise<Response> {
  return sendWhole(c, meta, { chunks: render(() => main), isCurrent: true }, status)
}

export function setNoStore(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
}

/** On a mismatch the response is discarded and the request retried. */
export function checkVersion(c: Context<AppEnv>, version: string): boolean {
  const isCurrent = version === c.get('catalog').version
  if (!isCurrent) c.set('isOutdated', true)
  return isCurrent
}

export function timeQuery<T>(c: Context<AppEnv>, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  return read().finally(() => c.set('databaseMs', (c.get('databaseMs') ?? 0) + Date.now() - startedAt))
}

/**
 * Sends the head first if the data is slow. HEAD, Markdown and requests during an outage wait instead, because they
 * may become a 503. `waitForData`: waits, because the page may become a 404.
 */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  load: () => Promise<Versioned<T>>,
  view: (data: T) => ReactNode,
  { waitForData = false } = {},
): Promise<Response> {
  if (c.get('statusOnly')) return c.html('')
  const main = timeQuery(c, load).then(({ version, data }): Main => {
    const isCurrent = checkVersion(c, version)
    return { chunks: isCurrent || !c.get('retry') ? render(() => view(data)) : [], isCurrent }
  })
  const isAwaited = waitForData || c.req.method === 'HEAD' || c.get('isMarkdown') || isDatabaseDown()
  const ready = await (isAwaited ? main : Promise.race([main, delay(HEAD_DELAY)]))
  return ready ? sendWhole(c, meta, ready) : streamResponse(c, meta, main)
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
  const frame = buildFrame(c)
  const body = encodePage(openDocument(meta, frame), chunks, closeDocument(frame, chunks))
  c.set('pageBody', body)
  c.header('content-type', HTML)
  return c.body(body, status)
}

/** Aborts the stream after a failure, so that caches do not store the incomplete page. */
function streamResponse(c: Context<AppEnv>, meta: PageMeta, main: Promise<Main>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const frame = buildFrame(c)
  const send = async () => {
    const head = openDocument(meta, frame)
    await writer.write(encoder.encode(head))
    const { chunks, isCurrent } = await main.catch((error: unknown) => mainAfterFailure(c, error))
    const shown = chunks.length > 0 ? chunks : [await renderNewerMain(c)]
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

/** Incompressible characters that force a gzip encoder to flush. An abort alone would discard its buffer. */
const PADDING = 40_000

function flushPadding(): Uint8Array {
  const random = crypto.getRandomValues(new Uint8Array((PADDING / 4) * 3))
  return encoder.encode(`<!--${btoa(String.fromCharCode(...random))}-->`)
}

/** Falls back to an error section. */
function mainAfterFailure(c: Context<AppEnv>, error: unknown): Main {
  const copy = c.get('lastCopy')?.() ?? null
  const entry = { event: 'page-failed-after-head', requestId: c.get('requestId'), error: String(error) }
  console.error(JSON.stringify({ ...entry, sentLastCopy: copy !== null }))
  const chunks = copy ? [extractMain(stalePage(copy, false))] : render(() => <RenderFailed retry={c.req.path} />)
  return { chunks, isCurrent: false }
}

/** The sent head is older than this main part. */
async function renderNewerMain(c: Context<AppEnv>): Promise<string> {
  try {
    const response = await c.get('retry')?.()
    return extractMain((await response?.text()) ?? '')
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

const buildFrame = (c: Context<AppEnv>): Frame => ({
  catalog: c.get('catalog'),
  origin: c.get('settings').origin,
  year: newYorkYear(c.get('now')),
})
