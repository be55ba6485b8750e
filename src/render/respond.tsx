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

type Status = 200 | 404 | 410 | 500 | 503

/** A page that needs nothing beyond the catalog. */
export function sendPage(c: Context<AppEnv>, meta: PageMeta, main: ReactNode, status: Status = 200): Response {
  const frame = frameOf(c)
  const html = openDocument(meta, frame) + render(main) + closeDocument(frame)
  return c.html(html, status)
}

/** A page that reads the database: in order, the head first as soon as the data are slower than GRACE. */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  read: () => Promise<Read<T>>,
  view: (data: T) => ReactNode,
): Promise<Response> {
  const frame = frameOf(c)
  if (c.req.method === 'HEAD') return c.html('')
  const main = read().then(({ version, data }) => {
    if (version !== frame.catalog.version) c.executionCtx.waitUntil(c.var.reloadCatalog())
    return render(view(data))
  })
  const early = await Promise.race([main, new Promise<null>((resolve) => setTimeout(resolve, GRACE, null))])
  if (early !== null) return c.html(openDocument(meta, frame) + early + closeDocument(frame))
  return inOrder(c, meta, frame, main)
}

/** Head and header now, the main part when it is there, then the footer. What fails after the head is told in place. */
function inOrder(c: Context<AppEnv>, meta: PageMeta, frame: Frame, main: Promise<string>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const write = (text: string) => writer.write(encoder.encode(text))
  const send = async () => {
    await write(openDocument(meta, frame))
    await write(await main.catch((error: unknown) => failedInPlace(c, error)))
    await write(closeDocument(frame))
    await writer.close()
  }
  c.executionCtx.waitUntil(send().catch((error: unknown) => writer.abort(error)))
  c.header('content-type', 'text/html; charset=UTF-8')
  return c.body(readable)
}

function failedInPlace(c: Context<AppEnv>, error: unknown): string {
  console.error(JSON.stringify({ event: 'page-failed-after-head', requestId: c.var.requestId, error: String(error) }))
  return render(<RenderFailed retry={c.req.path} />)
}

function render(main: ReactNode): string {
  try {
    return renderToStaticMarkup(main)
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

const frameOf = (c: Context<AppEnv>): Frame => ({
  catalog: c.var.catalog,
  origin: c.var.settings.origin,
  year: newYorkYear(c.var.now),
})
