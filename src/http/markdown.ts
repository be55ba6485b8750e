import { parseMarkdownPath, toMarkdownPath } from '../urls.ts'
import { createCacheKey } from './caching/worker-cache.ts'
import { createMiddleware } from './context.ts'

const MARKDOWN_TYPE = 'text/markdown'

/** Serves each page as Markdown at its path plus `.md`, which the page's `Link` header names. */
export const markdown = createMiddleware(async (c, next) => {
  if (parseMarkdownPath(new URL(c.req.url).pathname) === null) {
    await next()
    if (hasType(c.res, 'text/html') && c.res.status === 200)
      c.res.headers.append(
        'link',
        `<${toMarkdownPath(createCacheKey(c.req.url))}>; rel="alternate"; type="${MARKDOWN_TYPE}"`,
      )
    return
  }
  c.set('isMarkdown', true)
  await next()
  const location = c.res.headers.get('location')
  if (location !== null) c.res.headers.set('location', toMarkdownLocation(location))
  // Files such as /robots.txt have no Markdown version.
  else if (c.res.status === 200 && !hasType(c.res, MARKDOWN_TYPE) && !c.get('needsOnlyStatus')) {
    await c.res.body?.cancel()
    c.res = undefined
    c.res = c.text('This file has no Markdown version. Its address is this one without “.md”.\n', 404, {
      'cache-control': 'no-store',
    })
  }
})

const toMarkdownLocation = (location: string) =>
  parseMarkdownPath(location.split('?')[0] ?? '') === null ? toMarkdownPath(location) : location

const hasType = ({ headers }: Response, type: string) => headers.get('content-type')?.startsWith(type) ?? false
