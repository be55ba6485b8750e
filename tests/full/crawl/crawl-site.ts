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
  answer: CrawlResponse
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
  const known = new Set(queue)
  const pages = new Map<string, Page>()
  const linkedFrom = new Map<string, string>()
  await forEachOf(queue, async (path) => {
    const answer = await fetchPage(origin, path)
    const facts = answer.type.startsWith('text/html') ? factsOf(origin, answer) : null
    pages.set(path, { answer, facts })
    for (const link of [...(facts ? followed(path, facts) : []), ...(facts?.files ?? [])]) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
      if (known.has(link)) continue
      known.add(link)
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

/** Returns the links to follow. Follows filtered lists and comparisons only one level deep. */
const followed = (path: string, { noindex, links }: PageFacts) =>
  noindex && path.includes('?') ? links.filter((link) => !link.includes('?')) : links

const isIndexable = (origin: string, { answer, facts }: Page) =>
  answer.status === 200 && facts !== null && !facts.noindex && facts.canonical === origin + answer.path

function sitemapIssues(origin: string, listed: readonly string[], pages: ReadonlyMap<string, Page>): string[] {
  const inSitemap = new Set(listed)
  const twice = listed.length - inSitemap.size
  return [
    ...(twice > 0 ? [`the sitemaps list ${twice} addresses twice`] : []),
    ...[...inSitemap].flatMap((path) => {
      const page = pages.get(path)
      if (page?.answer.status !== 200) return [`${path}: in the sitemap, but answers ${page?.answer.status}`]
      if (page.facts?.noindex) return [`${path}: in the sitemap, but asks not to be kept`]
      return isIndexable(origin, page) ? [] : [`${path}: in the sitemap, but canonical is ${page.facts?.canonical}`]
    }),
    ...[...pages.values()]
      .filter((page) => isIndexable(origin, page) && !inSitemap.has(page.answer.path))
      .map(({ answer }) => `${answer.path}: indexable, but in no sitemap`),
  ]
}

/** Reports links that are broken or redirect. A link to a page with noindex is fine. */
const linkIssues = (pages: ReadonlyMap<string, Page>, linkedFrom: ReadonlyMap<string, string>): string[] =>
  [...linkedFrom].flatMap(([link, from]) => {
    const answer = pages.get(link)?.answer
    if (answer?.status === 200) return []
    return [`${link}: ${answer?.status}${answer?.location ? ` to ${answer.location}` : ''}, linked from ${from}`]
  })

function duplicateIssues(origin: string, pages: ReadonlyMap<string, Page>, what: 'title' | 'description'): string[] {
  const indexable = [...pages.values()].filter((page) => isIndexable(origin, page))
  return [...Map.groupBy(indexable, ({ facts }) => facts?.[what] ?? '')].flatMap(([text, same]) => {
    const paths = same.map(({ answer }) => answer.path).join(', ')
    if (text === '') return [`no ${what}: ${paths}`]
    return same.length > 1 ? [`one ${what} for ${paths}: ${text}`] : []
  })
}

async function pageIssues(origin: string, pages: ReadonlyMap<string, Page>): Promise<string[]> {
  const issues: string[] = []
  const all = [...pages.values()]
  await forEachOf(all, async ({ answer, facts }) => {
    if (!facts || answer.status !== 200) return
    const { path, body } = answer
    if (!facts.noindex) issues.push(...(await canonicalIssues(origin, path, facts.canonical, pages)))
    issues.push(...(await jsonLdIssues(body, facts.jsonLd)).map((issue) => `${path}: structured data: ${issue}`))
    const seen = await fetchPage(origin, path, VISITOR)
    if (seen.body !== body) issues.push(`${path}: a visitor gets other HTML than a crawler`)
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
