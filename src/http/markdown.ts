import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { markdownPath, pageOfMarkdown } from '../urls.ts'
import { cacheKey } from './caching/worker-cache.ts'

const MARKDOWN = 'text/markdown'

/**
 * Serves any page as Markdown at its address with `.md` behind it, and names that address in the page's Link header.
 * The route makes the page's main part as for a visitor; `sendMarkdown` in src/render rewrites it.
 */
export const markdown = createMiddleware<AppEnv>(async (c, next) => {
  if (pageOfMarkdown(new URL(c.req.url).pathname) === null) {
    await next()
    if (isType(c.res, 'text/html') && c.res.status === 200)
      c.res.headers.append('link', `<${markdownPath(cacheKey(c.req.url))}>; rel="alternate"; type="${MARKDOWN}"`)
    return
  }
  c.set('isMarkdown', true)
  await next()
  const location = c.res.headers.get('location')
  if (location !== null) c.res.headers.set('location', withEnding(location))
  // A file, such as /robots.txt, has no Markdown.
  else if (c.res.status === 200 && !isType(c.res, MARKDOWN) && !c.get('statusOnly')) {
    await c.res.body?.cancel()
    c.res = undefined
    c.res = new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
})

/** A redirect from Markdown leads to Markdown. */
const withEnding = (location: string) =>
  pageOfMarkdown(location.split('?')[0] ?? '') === null ? markdownPath(location) : location

const isType = ({ headers }: Response, type: string) => headers.get('content-type')?.startsWith(type) ?? false
