import { removeTrackingParameters } from '../domain/tracking-parameters.ts'
import type { PageMeta } from '../seo/meta.ts'
import { toAbsoluteUrl } from '../urls.ts'
import type { Context } from './context.ts'

export async function sendMarkdown(
  c: Context,
  meta: PageMeta,
  mainHtml: string,
  status: 200 | 404 | 410,
): Promise<Response> {
  const { origin } = c.get('settings')
  const { toMarkdown } = await import('../render/markdown.ts')
  const canonical = meta.noindex ? null : toAbsoluteUrl(origin, meta.canonical)
  const requestedUrl = removeTrackingParameters(c.req.path + new URL(c.req.url).search)
  const source = canonical && !meta.isListVariant ? canonical : toAbsoluteUrl(origin, requestedUrl)
  const text = `${toMarkdown(mainHtml, source)}\n---\n\nSource: ${source}\n`
  const body = Uint8Array.from(new TextEncoder().encode(text))
  c.set('pageBody', body)
  c.header('content-type', 'text/markdown; charset=UTF-8')
  if (canonical) c.header('link', `<${canonical}>; rel="canonical"`)
  if (meta.noindex || meta.thin || meta.isListVariant) c.header('x-robots-tag', 'noindex')
  return c.body(body, status)
}
