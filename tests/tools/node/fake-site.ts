import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakePage {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string | ((userAgent: string) => string)
}

/** Serves pages by path and query string, on a free port. Replaces `$ORIGIN` in their bodies with the origin. */
export async function serve(pages: Record<string, FakePage>): Promise<{ origin: string; close: () => void }> {
  let origin = ''
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    const { status = 200, type = 'text/html; charset=UTF-8', headers = {}, body } = page ?? { status: 404, body: '' }
    const text = typeof body === 'string' ? body : body(request.headers['user-agent'] ?? '')
    response.writeHead(status, { 'content-type': type, ...headers }).end(text.replaceAll('$ORIGIN', origin))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => server.close() }
}

interface PageOptions {
  title?: string
  description?: string
  canonical?: string | null
  robots?: string
  links?: readonly string[]
  jsonLd?: string
}

export function createPageAt(path: string, options: PageOptions = {}): FakePage {
  const {
    title = `Title of ${path}`,
    description = `What ${path} is about.`,
    canonical = path,
    robots,
    links = [],
  } = options
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    canonical === null ? '' : `<link rel="canonical" href="$ORIGIN${canonical}">`,
    robots ? `<meta name="robots" content="${robots}">` : '',
    options.jsonLd === undefined ? '' : `<script type="application/ld+json">${options.jsonLd}</script>`,
  ]
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`)
  return { body: `<!doctype html><html><head>${head.join('')}</head><body>${anchors.join('')}</body></html>` }
}

const renderUrls = (paths: readonly string[], tag: string) =>
  paths.map((path) => `<${tag}><loc>$ORIGIN${path}</loc></${tag}>`).join('')

export const createValidSite = (sitemapPaths: readonly string[] = ['/', '/a']): Record<string, FakePage> => ({
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nAllow: /\n\nSitemap: $ORIGIN/sitemap.xml\n' },
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<sitemapindex>${renderUrls(['/sitemaps/a.xml'], 'sitemap')}</sitemapindex>`,
  },
  '/sitemaps/a.xml': { type: 'application/xml', body: `<urlset>${renderUrls(sitemapPaths, 'url')}</urlset>` },
  '/': createPageAt('/', { links: ['/a'] }),
  '/a': createPageAt('/a', { links: ['/'] }),
})
