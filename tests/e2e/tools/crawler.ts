// Regular expressions suffice for the site's own HTML.

export interface CrawledPage {
  path: string
  status: number
  location: string | null
  html: string
  links: string[]
  files: string[]
}

const CONCURRENCY = 8

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity)

export function attributes(html: string, tags: string, attribute: string): string[] {
  const pattern = new RegExp(`<(?:${tags})\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g')
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value))
}

export const textOf = (html: string, tag: string) =>
  decode(new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`).exec(html)?.[1] ?? '')

export function metaContent(html: string, name: string): string | null {
  const content = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? null : decode(content)
}

const ogImages = (html: string) =>
  [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, address = '']) => decode(address))

const onSite = (addresses: readonly string[], origin: string, path: string) =>
  addresses
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin)
    .map((url) => url.href.slice(origin.length))

const withoutFragment = (path: string) => path.split('#')[0] ?? path

async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const body = await response.text()
  const html = isHtml ? body : ''
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    html,
    links: onSite(attributes(html, 'a', 'href'), origin, path),
    files: onSite(
      [...ogImages(html), ...attributes(html, 'img|script|source', 'src'), ...attributes(html, 'link', 'href')],
      origin,
      path,
    ),
  }
}

async function processQueue<T>(queue: T[], work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < CONCURRENCY) {
      const run: Promise<void> = work(queue.shift() as T).finally(() => running.delete(run))
      running.add(run)
    }
    await Promise.race(running)
  }
}

/** Any parameter but `page` counts as a filter. */
function hasFilters(path: string): boolean {
  const names = [...new URL(path, 'http://site').searchParams.keys()]
  return names.some((name) => name !== 'page')
}

/**
 * Returns the pages reachable from `start`, by path. Does not follow links between filtered pages, which are too many
 * to read and not indexed.
 */
export async function crawl(origin: string, start: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const queued = new Set([start])
  const queue = [start]
  await processQueue(queue, async (path) => {
    const page = await readPage(origin, path)
    pages.set(path, page)
    const isFiltered = hasFilters(path)
    for (const link of page.links.map(withoutFragment)) {
      if (queued.has(link) || (isFiltered && hasFilters(link))) continue
      queued.add(link)
      queue.push(link)
    }
  })
  return pages
}

export async function statuses(origin: string, paths: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  await processQueue([...new Set(paths)], async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    await response.body?.cancel()
    found.set(path, response.status)
  })
  return found
}
