import type { ReactNode } from 'react'
import { requireRow, type Versioned } from '../db/client.ts'
import { isDatabaseDown } from '../db/health.ts'
import { renderDocumentEnd, renderDocumentStart } from '../render/document.tsx'
import { encodePage } from '../render/encode-page.ts'
import type { PageMeta } from '../seo/meta.ts'
import { type GraphNodes, serializeGraph } from '../seo/structured-data.ts'
import type { PageProps } from '../ui/page/layout.tsx'
import type { Context } from './context.ts'
import { buildDocumentContext, getPageProps, HTML_CONTENT_TYPE, type RenderedMain, renderMain } from './page-parts.ts'
import { sendMarkdown } from './send-markdown.ts'
import { streamResponse } from './stream-response.tsx'

/** How long to wait for the data before sending the head, which commits the response to status 200. */
const HEAD_DELAY_MS = 15

type Status = 200 | 404 | 410

export function sendPage(
  c: Context,
  meta: PageMeta,
  view: (props: PageProps) => ReactNode,
  { status = 200, jsonLd = [] }: { status?: Status; jsonLd?: GraphNodes } = {},
): Response | Promise<Response> {
  const html = renderMain(() => addJsonLd(c, jsonLd, view(getPageProps(c, meta))))
  return sendCompletePage(c, meta, { html, isCurrent: true }, status)
}

/** Appends structured data to the main part, because the head may be sent before the data is read. */
const addJsonLd = (c: Context, nodes: GraphNodes, main: ReactNode) => (
  <>
    {main}
    {nodes.some(Boolean) && (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: serializeGraph(nodes, c.get('settings').origin) }}
      />
    )}
  </>
)

export function preventCaching(c: Context): void {
  c.header('cache-control', 'no-store')
}

export const redirectPermanently = (c: Context, path: string): Response =>
  c.redirect(path + new URL(c.req.url).search, 301)

/** Returns whether data has the catalog's version. If not, marks the request to be retried. */
export function checkVersion(c: Context, version: string): boolean {
  const isCurrent = version === c.get('catalog').version
  if (!isCurrent) c.set('hasVersionMismatch', true)
  return isCurrent
}

export function timeQuery<T>(c: Context, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  return read().finally(() => c.set('databaseMs', (c.get('databaseMs') ?? 0) + Date.now() - startedAt))
}

/** If the data is slow, sends the head first, except for HEAD, Markdown, `waitForData` and during an outage. */
export async function streamPage<T>(
  c: Context,
  meta: PageMeta,
  load: () => Promise<Versioned<T | null>>,
  view: (data: T, props: PageProps) => ReactNode,
  { waitForData = false, jsonLd = () => [] }: { waitForData?: boolean; jsonLd?: (data: T) => GraphNodes } = {},
): Promise<Response> {
  if (c.get('needsOnlyStatus')) return c.html('')
  const main = timeQuery(c, load).then(({ version, data }): RenderedMain => {
    const isCurrent = checkVersion(c, version)
    const render = () => {
      const found = requireRow(data, c.req.path)
      return addJsonLd(c, jsonLd(found), view(found, getPageProps(c, meta)))
    }
    return { html: isCurrent || !c.get('retry') ? renderMain(render) : '', isCurrent }
  })
  const mustWaitForData = waitForData || c.req.method === 'HEAD' || c.get('isMarkdown') || isDatabaseDown()
  const readyMain = await (mustWaitForData ? main : Promise.race([main, delay(HEAD_DELAY_MS)]))
  return readyMain ? sendCompletePage(c, meta, readyMain) : streamResponse(c, meta, main)
}

const delay = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

function sendCompletePage(
  c: Context,
  meta: PageMeta,
  { html, isCurrent }: RenderedMain,
  status: Status = 200,
): Response | Promise<Response> {
  if (!isCurrent) preventCaching(c)
  if (c.get('isMarkdown')) return sendMarkdown(c, meta, html, status)
  const context = buildDocumentContext(c)
  const body = encodePage(renderDocumentStart(meta, context), html, renderDocumentEnd(context, html))
  c.set('pageBody', body)
  c.header('content-type', HTML_CONTENT_TYPE)
  return c.body(body, status)
}
