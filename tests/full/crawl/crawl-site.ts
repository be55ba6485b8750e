import {
  fetchPath,
  processConcurrently,
  readPageFacts,
  readSitemaps,
  VISITOR_HEADERS,
} from '../../tools/site-reader.ts'
import { findJsonLdIssues } from '../judges/json-ld.ts'
import { type CrawledSite, crawlPages, findDuplicateIssues, findLinkIssues, isIndexable } from './crawl-pages.ts'

export async function crawl(origin: string) {
  const { sitemapPaths, pagePaths: listedPaths, issues: urlIssues } = await readSitemaps(origin)
  const site = await crawlPages(origin, ['/', ...listedPaths])
  const issues = [
    ...urlIssues,
    ...findSitemapIssues(site, listedPaths),
    ...findLinkIssues(site),
    ...findDuplicateIssues(site, 'title'),
    ...findDuplicateIssues(site, 'description'),
    ...(await findPageIssues(site)),
  ]
  const counts = `${sitemapPaths.length} sitemaps, ${listedPaths.length} pages in them, ${site.pages.size} URLs read`
  return { issues, counts, sitemapPaths, listedPaths }
}

function findSitemapIssues({ origin, pages }: CrawledSite, listedPaths: readonly string[]): string[] {
  const uniqueListedPaths = new Set(listedPaths)
  const duplicateCount = listedPaths.length - uniqueListedPaths.size
  return [
    ...(duplicateCount > 0 ? [`duplicate URLs in the sitemaps: ${duplicateCount}`] : []),
    ...[...uniqueListedPaths].flatMap((path) => {
      const page = pages.get(path)
      if (page?.response.status !== 200) return [`${path}: in the sitemap, but its status is ${page?.response.status}`]
      if (page.facts?.noindex) return [`${path}: in the sitemap, but noindex`]
      return isIndexable(origin, page) ? [] : [`${path}: in the sitemap, but canonical is ${page.facts?.canonical}`]
    }),
    ...[...pages.values()]
      .filter((page) => isIndexable(origin, page) && !uniqueListedPaths.has(page.response.path))
      .map(({ response }) => `${response.path}: indexable, but in no sitemap`),
  ]
}

async function findPageIssues(site: CrawledSite): Promise<string[]> {
  const issues: string[] = []
  await processConcurrently([...site.pages.values()], async ({ response: { path, status, body }, facts }) => {
    if (!facts || status !== 200) return
    if (!facts.noindex) issues.push(...(await findCanonicalIssues(site, path, facts.canonical)))
    issues.push(...(await findJsonLdIssues(body, facts.jsonLd)).map((issue) => `${path}: structured data: ${issue}`))
    const visitorResponse = await fetchPath(site.origin, path, VISITOR_HEADERS)
    if (visitorResponse.body !== body) issues.push(`${path}: a visitor gets other HTML than a crawler`)
  })
  return issues
}

async function findCanonicalIssues({ origin, pages }: CrawledSite, path: string, canonical: string | null) {
  if (canonical === null) return [`${path}: neither canonical nor noindex`]
  if (canonical === origin + path) return []
  const canonicalPath = canonical.slice(origin.length)
  const facts = pages.get(canonicalPath)?.facts ?? readPageFacts(origin, await fetchPath(origin, canonicalPath))
  return facts.canonical === canonical
    ? []
    : [`${path}: canonical is ${canonical}, whose canonical is ${facts.canonical}`]
}
