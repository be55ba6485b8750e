import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Versioned } from '../db/client.ts'
import { isDatabaseDown } from '../db/health.ts'
import { closeDocument, openDocument } from '../render/document.tsx'
import { encodePage } from '../render/encode-page.ts'
import type { PageMeta } from '../seo/meta.ts'
import type { AppEnv } from './context.ts'
import { buildFrame, HTML_CONTENT_TYPE, type RenderedMain, renderMain } from './page-parts.ts'
import { sendMarkdown } from './send-markdown.ts'
import { streamResponse } from './stream-response.tsx'

/** Time to wait for data before the head is sent. If the data fails within this time, the response is a 503. */
const HEAD_DELAY_MS = 15

type Status = 200 | 404 | 410

export function sendPage(
  c: Context<AppEnv>,
  meta: PageMeta,
  main: ReactNode,
  status: Status = 200,
): Response | Promise<Response> {
  return sendWhole(c, meta, { chunks: renderMain(() => main), isCurrent: true }, status)
}

export function preventCaching(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
}

/** Returns whether data has the catalog's version. If not, marks the request to be retried. */
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
 * Sends a page. If the data is slow, sends the head first, unless the data may still change the status: HEAD, Markdown
 * and requests during an outage may become a 503, and a page with `waitForData` a 404.
 */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  load: () => Promise<Versioned<T>>,
  view: (data: T) => ReactNode,
  { waitForData = false } = {},
): Promise<Response> {
  if (c.get('statusOnly')) return c.html('')
  const main = timeQuery(c, load).then(({ version, data }): RenderedMain => {
    const isCurrent = checkVersion(c, version)
    return { chunks: isCurrent || !c.get('retry') ? renderMain(() => view(data)) : [], isCurrent }
  })
  const waitsForData = waitForData || c.req.method === 'HEAD' || c.get('isMarkdown') || isDatabaseDown()
  const ready = await (waitsForData ? main : Promise.race([main, delay(HEAD_DELAY_MS)]))
  return ready ? sendWhole(c, meta, ready) : streamResponse(c, meta, main)
}

const delay = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

function sendWhole(
  c: Context<AppEnv>,
  meta: PageMeta,
  { chunks, isCurrent }: RenderedMain,
  status: Status = 200,
): Response | Promise<Response> {
  if (!isCurrent) preventCaching(c)
  if (c.get('isMarkdown')) return sendMarkdown(c, meta, chunks, status)
  const frame = buildFrame(c)
  const body = encodePage(openDocument(meta, frame), chunks, closeDocument(frame, chunks))
  c.set('pageBody', body)
  c.header('content-type', HTML_CONTENT_TYPE)
  return c.body(body, status)
}
