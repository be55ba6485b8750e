import { decodeEntities } from '../../tools/html.ts'

export const CRAWLER = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
}
export const VISITOR = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  cookie: 'theme=dark',
  'sec-fetch-mode': 'navigate',
}

const CONCURRENCY = 6

export type CrawlResponse = Awaited<ReturnType<typeof fetchPage>>

export async function fetchPage(origin: string, path: string, headers: Record<string, string> = CRAWLER) {
  const response = await fetch(origin + path, { redirect: 'manual', headers })
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    headers: response.headers,
    body: await response.text(),
  }
}

/** Processes a few items at a time. `work` may append items. */
export async function forEachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let next = 0; next < items.length || running.size > 0; ) {
    while (next < items.length && running.size < CONCURRENCY) {
      const run: Promise<void> = work(items[next++] as T).finally(() => running.delete(run))
      running.add(run)
    }
    await Promise.race(running)
  }
}

const firstMatch = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? null : decodeEntities(found)
}

export type PageFacts = ReturnType<typeof factsOf>

export function factsOf(origin: string, { path, body, headers }: CrawlResponse) {
  const robots = `${firstMatch(body, /<meta name="robots" content="([^"]*)"/) ?? ''} ${headers.get('x-robots-tag') ?? ''}`
  return {
    title: firstMatch(body, /<title>([^<]*)<\/title>/),
    description: firstMatch(body, /<meta name="description" content="([^"]*)"/),
    canonical: firstMatch(body, /<link rel="canonical" href="([^"]*)"/),
    noindex: robots.includes('noindex'),
    links: pathsOnSite(origin, path, body, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: pathsOnSite(origin, path, body, /<(?:img|script|source)\b[^>]*?\ssrc="([^"]*)"/g),
    jsonLd: [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
  }
}

export function pathsOnSite(origin: string, path: string, html: string, pattern: RegExp): string[] {
  const urls = [...html.matchAll(pattern)].map(([, address = '']) => new URL(decodeEntities(address), origin + path))
  const paths = urls.filter((url) => url.origin === origin).map((url) => url.pathname + url.search)
  return [...new Set(paths)]
}

export async function readSitemaps(origin: string): Promise<{ sitemaps: string[]; pages: string[]; issues: string[] }> {
  const robots = await fetchPage(origin, '/robots.txt')
  const index = /^Sitemap: (\S+)$/m.exec(robots.body)?.[1]
  if (!index) return { sitemaps: [], pages: [], issues: ['robots.txt names no sitemap'] }
  const issues: string[] = []
  const sitemaps = locations((await fetchPage(origin, pathOf(origin, index, issues))).body).map((url) =>
    pathOf(origin, url, issues),
  )
  const pages: string[] = []
  for (const path of sitemaps) {
    const response = await fetchPage(origin, path)
    if (response.status !== 200) issues.push(`${path}: ${response.status}`)
    const found = locations(response.body).map((url) => pathOf(origin, url, issues))
    if (found.length === 0 || found.length > 50_000) issues.push(`${path}: holds ${found.length} pages`)
    pages.push(...found)
  }
  return { sitemaps, pages, issues }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decodeEntities(url))

function pathOf(origin: string, url: string, issues: string[]): string {
  if (!url.startsWith(`${origin}/`)) issues.push(`${url}: not on ${origin}`)
  return url.slice(origin.length)
}
