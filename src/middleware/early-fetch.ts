import { fonts, stylesheet } from 'virtual:assets'
import { createMiddleware } from 'hono/factory'
import { urls } from '../urls.ts'

/** What every page needs before it can be seen. Cloudflare sends these on as Early Hints where the zone allows it. */
const PRELOADS = [
  `<${stylesheet}>; rel=preload; as=style`,
  ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
].join(', ')

/**
 * A page says, before its first byte, what to fetch for it, and which of its links may be fetched ahead. So does one
 * that is made to become Markdown: it is kept, and sent again to browsers.
 */
export const earlyFetch = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.res.headers.append('link', PRELOADS)
  c.res.headers.set('speculation-rules', `"${urls.speculationRules()}"`)
})
