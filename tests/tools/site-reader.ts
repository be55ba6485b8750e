import { decodeEntities } from './html.ts'

export const CRAWLER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
}
export const VISITOR_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  cookie: 'theme=dark',
  'sec-fetch-mode': 'navigate',
}

const CONCURRENCY = 6

export type CrawlResponse = Awaited<ReturnType<typeof fetchPath>>

export async function fetchPath(origin: string, path: string, headers: Record<string, string> = CRAWLER_HEADERS) {
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

/** Processes a few items at a time. `processItem` may append items. */
export async function processConcurrently<T>(items: T[], processItem: (item: T) => Promise<void>): Promise<void> {
  const runningPromises = new Set<Promise<void>>()
  for (let nextIndex = 0; nextIndex < items.length || runningPromises.size > 0; ) {
    while (nextIndex < items.length && runningPromises.size < CONCURRENCY) {
      const promise: Promise<void> = processItem(items[nextIndex++] as T).finally(() => runningPromises.delete(promise))
      runningPromises.add(promise)
    }
    await Promise.race(runningPromises)
  }
}

const findFirstMatch = (html: string, pattern: RegExp) => {
  const match = pattern.exec(html)?.[1]
  return match === undefined ? null : decodeEntities(match)
}

export type PageFacts = ReturnType<typeof readPageFacts>

export function readPageFacts(origin: string, { path, body, headers }: CrawlResponse) {
  const robotsMeta = findFirstMatch(body, /<meta name="robots" content="([^"]*)"/) ?? ''
  const robotsHeader = headers.get('x-robots-tag') ?? ''
  return {
    title: findFirstMatch(body, /<title>([^<]*)<\/title>/),
    description: findFirstMatch(body, /<meta name="description" content="([^"]*)"/),
    canonical: findFirstMatch(body, /<link rel="canonical" href="([^"]*)"/),
    noindex: `${robotsMeta} ${robotsHeader}`.includes('noindex'),
    links: findPathsOnSite(origin, path, body, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: findPathsOnSite(origin, path, body, /<(?:img|script|source)\b[^>]*?\ssrc="([^"]*)"/g),
    jsonLd: [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
  }
}

export function findPathsOnSite(origin: string, path: string, html: string, pattern: RegExp): string[] {
  const urls = [...html.matchAll(pattern)].map(([, address = '']) => new URL(decodeEntities(address), origin + path))
  const paths = urls.filter((url) => url.origin === origin).map((url) => url.pathname + url.search)
  return [...new Set(paths)]
}

export async function readSitemaps(
  origin: string,
): Promise<{ sitemapPaths: string[]; pagePaths: string[]; issues: string[] }> {
  const robots = await fetchPath(origin, '/robots.txt')
  const sitemapIndexUrl = /^Sitemap: (\S+)$/m.exec(robots.body)?.[1]
  if (!sitemapIndexUrl) return { sitemapPaths: [], pagePaths: [], issues: ['robots.txt names no sitemap'] }
  const issues: string[] = []
  const sitemapIndex = await fetchPath(origin, toPathOnSite(origin, sitemapIndexUrl, issues))
  const sitemapPaths = readLocations(sitemapIndex.body).map((url) => toPathOnSite(origin, url, issues))
  if (sitemapIndex.status !== 200 || sitemapPaths.length === 0)
    issues.push(`${sitemapIndexUrl}: ${sitemapIndex.status}, lists ${sitemapPaths.length} sitemaps`)
  const pagePaths: string[] = []
  for (const path of sitemapPaths) {
    const response = await fetchPath(origin, path)
    if (response.status !== 200) issues.push(`${path}: ${response.status}`)
    const paths = readLocations(response.body).map((url) => toPathOnSite(origin, url, issues))
    if (paths.length === 0 || paths.length > 50_000) issues.push(`${path}: holds ${paths.length} pages`)
    pagePaths.push(...paths)
  }
  return { sitemapPaths, pagePaths, issues }
}

const readLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decodeEntities(url))

function toPathOnSite(origin: string, url: string, issues: string[]): string {
  if (!url.startsWith(`${origin}/`)) issues.push(`${url}: not on ${origin}`)
  return url.slice(origin.length)
}
