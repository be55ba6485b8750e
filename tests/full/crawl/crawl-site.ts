import { jsonLdIssues } from '../judges/json-ld.ts'
import {
  type CrawlResponse,
  factsOf,
  fetchPage,
  forEachOf,
  type PageFacts,
  readSitemaps,
  VISITOR,
} from './site-reader.ts'

interface Page {
  response: CrawlResponse
  facts: PageFacts | null
}

export interface Crawl {
  issues: string[]
  counts: string
  sitemaps: string[]
  listed: string[]
}

export async function crawl(origin: string): Promise<Crawl> {
  const { sitemaps, pages: listed, issues } = await readSitemaps(origin)
  const queue = [...new Set(['/', ...listed])]
  const queued = new Set(queue)
  const pages = new Map<string, Page>()
  const linkedFrom = new Map<string, string>()
  await forEachOf(queue, async (path) => {
    const response = await fetchPage(origin, path)
    const facts = response.type.startsWith('text/html') ? factsOf(origin, response) : null
    pages.set(path, { response, facts })
    for (const link of [...(facts ? linksToFollow(path, facts) : []), ...(facts?.files ?? [])]) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
      if (queued.has(link)) continue
      queued.add(link)
      queue.push(link)
    }
  })
  issues.push(
    ...sitemapIssues(origin, listed, pages),
    ...linkIssues(pages, linkedFrom),
    ...duplicateIssues(origin, pages, 'title'),
    ...duplicateIssues(origin, pages, 'description'),
    ...(await pageIssues(origin, pages)),
  )
  const counts = `${sitemaps.length} sitemaps, ${listed.length} pages in them, ${pages.size} addresses read`
  return { issues, counts, sitemaps, listed }
}

/** Omits links between pages with a query string, such as filtered lists and comparisons, if the page is not indexed. */
const linksToFollow = (path: string, { noindex, links }: PageFacts) =>
  noindex && path.includes('?') ? links.filter((link) => !link.includes('?')) : links

const isIndexable = (origin: string, { response, facts }: Page) =>
  response.status === 200 && facts !== null && !facts.noindex && facts.canonical === origin + response.path

function sitemapIssues(origin: string, listed: readonly string[], pages: ReadonlyMap<string, Page>): string[] {
  const inSitemap = new Set(listed)
  const duplicateCount = listed.length - inSitemap.size
  return [
    ...(duplicateCount > 0 ? [`the sitemaps list ${duplicateCount} addresses twice`] : []),
    ...[...inSitemap].flatMap((path) => {
      const page = pages.get(path)
      if (page?.response.status !== 200) return [`${path}: in the sitemap, but answers ${page?.response.status}`]
      if (page.facts?.noindex) return [`${path}: in the sitemap, but asks not to be kept`]
      return isIndexable(origin, page) ? [] : [`${path}: in the sitemap, but canonical is ${page.facts?.canonical}`]
    }),
    ...[...pages.values()]
      .filter((page) => isIndexable(origin, page) && !inSitemap.has(page.response.path))
      .map(({ response }) => `${response.path}: indexable, but in no sitemap`),
  ]
}

/** Reports links that are broken or redirect. Allows links to pages with noindex. */
const linkIssues = (pages: ReadonlyMap<string, Page>, linkedFrom: ReadonlyMap<string, string>): string[] =>
  [...linkedFrom].flatMap(([link, from]) => {
    const response = pages.get(link)?.response
    if (response?.status === 200) return []
    return [`${link}: ${response?.status}${response?.location ? ` to ${response.location}` : ''}, linked from ${from}`]
  })

function duplicateIssues(origin: string, pages: ReadonlyMap<string, Page>, field: 'title' | 'description'): string[] {
  const indexable = [...pages.values()].filter((page) => isIndexable(origin, page))
  return [...Map.groupBy(indexable, ({ facts }) => facts?.[field] ?? '')].flatMap(([text, duplicates]) => {
    const paths = duplicates.map(({ response }) => response.path).join(', ')
    if (text === '') return [`no ${field}: ${paths}`]
    return duplicates.length > 1 ? [`one ${field} for ${paths}: ${text}`] : []
  })
}

async function pageIssues(origin: string, pages: ReadonlyMap<string, Page>): Promise<string[]> {
  const issues: string[] = []
  const all = [...pages.values()]
  await forEachOf(all, async ({ response, facts }) => {
    if (!facts || response.status !== 200) return
    const { path, body } = response
    if (!facts.noindex) issues.push(...(await canonicalIssues(origin, path, facts.canonical, pages)))
    issues.push(...(await jsonLdIssues(body, facts.jsonLd)).map((issue) => `${path}: structured data: ${issue}`))
    const visitorResponse = await fetchPage(origin, path, VISITOR)
    if (visitorResponse.body !== body) issues.push(`${path}: a visitor gets other HTML than a crawler`)
  })
  return issues
}

/** Checks that a page is canonical to itself, or to a page that is canonical to itself. */
async function canonicalIssues(
  origin: string,
  path: string,
  canonical: string | null,
  pages: ReadonlyMap<string, Page>,
): Promise<string[]> {
  if (canonical === null) return [`${path}: neither canonical nor noindex`]
  if (canonical === origin + path) return []
  const target = canonical.slice(origin.length)
  const page = pages.get(target)
  const facts = page?.facts ?? factsOf(origin, await fetchPage(origin, target))
  return facts.canonical === canonical
    ? []
    : [`${path}: canonical is ${canonical}, which is canonical to ${facts.canonical}`]
}
