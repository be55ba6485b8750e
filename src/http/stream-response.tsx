import { renderDocumentEnd, renderDocumentStart } from '../render/document.tsx'
import { encodePage } from '../render/encode-page.ts'
import type { PageMeta } from '../seo/meta.ts'
import { ErrorSection, MOVED, RENDER_FAILED } from '../ui/page/errors.tsx'
import { addStaleNote, extractMain } from './caching/stale-page.tsx'
import type { Context } from './context.ts'
import { buildDocumentContext, HTML_CONTENT_TYPE, type RenderedMain, renderMain } from './page-parts.ts'

/** If the main part fails or its data changes, sends a substitute and aborts, so that caches do not store the page. */
export function streamResponse(c: Context, meta: PageMeta, main: Promise<RenderedMain>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const documentContext = buildDocumentContext(c)
  const send = async () => {
    const head = renderDocumentStart(meta, documentContext)
    await writer.write(encoder.encode(head))
    const { html, isCurrent } = await main.catch((error: unknown) => renderMainAfterFailure(c, error))
    const mainHtml = html || (await renderNewerMain(c))
    const end = renderDocumentEnd(documentContext, mainHtml)
    await writer.write(encoder.encode(mainHtml))
    await writer.write(end)
    if (!isCurrent) {
      await writer.write(createPadding())
      throw new Error('the page failed, or its data changed, after its head was sent')
    }
    await writer.close()
    return encodePage(head, mainHtml, end)
  }
  const sending = send().catch(async (error: unknown) => {
    await writer.abort(error).catch(() => {})
    return null
  })
  c.set('sending', sending)
  c.set('pageBody', sending)
  c.executionCtx.waitUntil(sending)
  c.header('content-type', HTML_CONTENT_TYPE)
  return c.body(readable)
}

const encoder = new TextEncoder()

/** Enough random characters to make a gzip encoder flush its buffer. An abort would discard the buffer. */
const PADDING_LENGTH = 40_000

function createPadding(): Uint8Array {
  const random = crypto.getRandomValues(new Uint8Array((PADDING_LENGTH / 4) * 3))
  return encoder.encode(`<!--${btoa(String.fromCharCode(...random))}-->`)
}

const renderFailure = (c: Context) => renderMain(() => <ErrorSection {...RENDER_FAILED} linkPath={c.req.path} />)

function renderMainAfterFailure(c: Context, error: unknown): RenderedMain {
  const copy = c.get('getLastCachedBody')?.() ?? null
  const entry = { event: 'page-failed-after-head', requestId: c.get('requestId'), error: String(error) }
  console.error(JSON.stringify({ ...entry, sentLastCopy: copy !== null }))
  const html = copy ? extractMain(addStaleNote(copy, false)) : renderFailure(c)
  return { html, isCurrent: false }
}

/** Retries the request, because the data is newer than the sent head. */
async function renderNewerMain(c: Context): Promise<string> {
  try {
    const response = await c.get('retry')?.()
    const main = extractMain((await response?.text()) ?? '')
    // The new data may have a redirect instead of the page.
    const target = response?.headers.get('location')
    const renderSubstitute = () =>
      target ? renderMain(() => <ErrorSection {...MOVED} linkPath={target} />) : renderFailure(c)
    return main || renderSubstitute()
  } catch {
    return renderFailure(c)
  }
}
