import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AppEnv } from '../context.ts'
import type { Read } from '../db/client.ts'
import { newYorkYear } from '../domain/time.ts'
import { RenderFailed } from '../pages/errors.tsx'
import type { PageMeta } from '../seo/meta.ts'
import { closeDocument, type Frame, openDocument } from './document.tsx'

/**
 * How long the status waits for the data, in milliseconds. A page whose data come within it is answered whole, so
 * that a database that fails at once is a 503 and not half a page; after it the head goes out first.
 */
const GRACE = 15

/** A page's markup could not be made. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** A page's main part, and whether it was read from the data that the catalog knows. */
interface Main {
  html: string
  current: boolean
}

type Status = 200 | 404 | 410 | 500 | 503

/** A page that needs nothing beyond the catalog. */
export function sendPage(c: Context<AppEnv>, meta: PageMeta, main: ReactNode, status: Status = 200): Response {
  const frame = frameOf(c)
  const html = openDocument(meta, frame) + render(() => main) + closeDocument(frame)
  return status === 200 ? sendWhole(c, html, true) : c.html(html, status)
}

/** This answer is for one visitor and one moment: nobody keeps it. */
export function keepNowhere(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
  c.set('keepPage', undefined)
}

/** A page that reads the database: in order, the head first as soon as the data are slower than GRACE. */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  load: () => Promise<Read<T>>,
  view: (data: T) => ReactNode,
): Promise<Response> {
  const read = timed(c, load)
  const frame = frameOf(c)
  if (c.req.method === 'HEAD') return c.html('')
  const main = read().then(({ version, data }) => {
    const current = version === frame.catalog.version
    if (!current) c.executionCtx.waitUntil(c.var.reloadCatalog())
    return { html: render(() => view(data)), current }
  })
  const early = await Promise.race([main, new Promise<null>((resolve) => setTimeout(resolve, GRACE, null))])
  if (early !== null) return sendWhole(c, openDocument(meta, frame) + early.html + closeDocument(frame), early.current)
  return inOrder(c, meta, frame, main)
}

const timed =
  <T,>(c: Context<AppEnv>, load: () => Promise<T>) =>
  (): Promise<T> => {
    const startedAt = Date.now()
    return load().finally(() => c.set('databaseMs', Date.now() - startedAt))
  }

/** `current`: head and main part are of one data version, so the page may be kept. */
function sendWhole(c: Context<AppEnv>, html: string, current: boolean): Response {
  const bytes = encoder.encode(html)
  if (current) c.var.keepPage?.(bytes)
  else keepNowhere(c)
  c.header('content-type', HTML)
  return c.body(bytes as Uint8Array<ArrayBuffer>)
}

const encoder = new TextEncoder()
const HTML = 'text/html; charset=UTF-8'

/**
 * Head and header now, the main part when it is there, then the footer. What fails after the head is told in place,
 * so caches on the way must not keep this answer; the isolate keeps it once it is whole, for those who ask next.
 */
function inOrder(c: Context<AppEnv>, meta: PageMeta, frame: Frame, main: Promise<Main>): Response {
  const { keepPage } = c.var
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const send = async () => {
    const head = openDocument(meta, frame)
    await writer.write(encoder.encode(head))
    const { html, current } = await main.catch((error: unknown) => failedInPlace(c, error))
    const rest = html + closeDocument(frame)
    await writer.write(encoder.encode(rest))
    await writer.close()
    if (current) keepPage?.(encoder.encode(head + rest))
  }
  keepNowhere(c)
  const sent = send().catch((error: unknown) => writer.abort(error))
  c.set('sent', sent)
  c.executionCtx.waitUntil(sent)
  c.header('content-type', HTML)
  return c.body(readable)
}

function failedInPlace(c: Context<AppEnv>, error: unknown): Main {
  console.error(JSON.stringify({ event: 'page-failed-after-head', requestId: c.var.requestId, error: String(error) }))
  return { html: render(() => <RenderFailed retry={c.req.path} />), current: false }
}

function render(main: () => ReactNode): string {
  try {
    return renderToStaticMarkup(main())
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

const frameOf = (c: Context<AppEnv>): Frame => ({
  catalog: c.var.catalog,
  origin: c.var.settings.origin,
  year: newYorkYear(c.var.now),
})
