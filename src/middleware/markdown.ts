import { createMiddleware } from 'hono/factory'
import type { Answer, AppEnv } from '../context.ts'
import { readableHeader } from '../domain/request-size.ts'
import { mainOf } from '../render/respond.tsx'
import { absolute, isApiPath, markdownPath } from '../urls.ts'

/** Requests this middleware makes itself, for the page that is to become Markdown. */
const inner = new WeakSet<Request>()
export const isInner = (request: Request) => inner.has(request)

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

/**
 * Any page as Markdown: under its address with `.md` behind it, or for who asks with `Accept: text/markdown`. The
 * page is made as for a visitor, and its main part rewritten, so that the two cannot say different things.
 */
export const markdown = (answer: Answer) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const page = pageOf(url.pathname)
    if (isInner(c.req.raw) || (page === null && !prefersMarkdown(readableHeader(c.req.header('accept')) ?? ''))) {
      await next()
      return advertise(c.res, url)
    }
    // Set, not resolved: a path that begins with two slashes would be read as another host.
    const address = new URL(url)
    address.pathname = page ?? url.pathname
    const request = new Request(address, c.req.raw)
    request.headers.delete('accept')
    const held = ofPages(readableHeader(c.req.header('if-none-match')) ?? '')
    if (held) request.headers.set('if-none-match', held)
    else request.headers.delete('if-none-match')
    inner.add(request)
    const response = await answer(request, c.env, c.executionCtx)
    c.res = await rewrite(response, url, page !== null, c.get('settings').origin)
  })

/** The page that an address ending in `.md` stands for; null for any other. The home page is `/index.md`, not `/.md`. */
function pageOf(path: string): string | null {
  if (!path.endsWith('.md') || path === '/.md') return null
  const page = path.slice(0, -'.md'.length)
  return page === '/index' ? '/' : page
}

/** Whether Markdown is named, and HTML is not liked better. Browsers never name it. */
export function prefersMarkdown(accept: string): boolean {
  const weight = (type: string) => {
    const entry = accept.split(',').find((part) => part.trim().split(';')[0]?.trim().toLowerCase() === type)
    return entry === undefined ? null : Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1)
  }
  const wanted = weight(MARKDOWN)
  return wanted !== null && wanted > 0 && wanted >= (weight(HTML) ?? 0)
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith(HTML) ?? false

/** A page says that it differs by Accept, and where it is as Markdown. */
function advertise(response: Response, url: URL): void {
  if (!isHtml(response) && (response.status !== 304 || isApiPath(url.pathname))) return
  response.headers.append('vary', 'Accept')
  if (response.status === 200)
    response.headers.append('link', `<${markdownPath(url.pathname + url.search)}>; rel="alternate"; type="${MARKDOWN}"`)
}

/** Markdown has its page's tag with this behind it: known without making either, and no cache takes one for the other. */
const MARK = '.md"'
const ofPages = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag.endsWith(MARK))
    .map((tag) => `${tag.slice(0, -MARK.length)}"`)
    .join(', ')

/** The page's answer with Markdown for its body. A redirect leads on to Markdown; what is no page stays as it is. */
async function rewrite(response: Response, url: URL, byAddress: boolean, origin: string): Promise<Response> {
  const headers = new Headers(response.headers)
  const etag = headers.get('etag')
  if (etag && (isHtml(response) || response.status === 304)) headers.set('etag', etag.slice(0, -1) + MARK)
  if (response.status === 304) return new Response(null, { status: 304, headers })
  const location = headers.get('location')
  if (location && byAddress) headers.set('location', markdownPath(location))
  if (!isHtml(response)) {
    // What is no page has no Markdown; a redirect has no type.
    if (byAddress && response.ok) {
      await response.body?.cancel()
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    return new Response(response.body, { status: response.status, headers })
  }
  const html = await response.text()
  const main = mainOf(html)
  for (const name of ['link', 'speculation-rules', 'content-length']) headers.delete(name)
  headers.set('content-type', `${MARKDOWN}; charset=UTF-8`)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (canonical) headers.set('link', `<${canonical}>; rel="canonical"`)
  if (!canonical || /<meta name="robots" content="noindex"/.test(html)) headers.set('x-robots-tag', 'noindex')
  const source = canonical ?? absolute(origin, url.pathname)
  const { toMarkdown } = await import('../render/markdown.ts')
  const text = main === '' ? '' : `${toMarkdown(main, origin)}\n---\n\nSource: ${source}\n`
  return new Response(text, { status: response.status, headers })
}
