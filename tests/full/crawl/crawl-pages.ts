import {
  type CrawlResponse,
  fetchPath,
  type PageFacts,
  processConcurrently,
  readPageFacts,
} from '../../tools/site-reader.ts'

export interface CrawledPage {
  response: CrawlResponse
  /** Null unless the response is HTML. */
  facts: PageFacts | null
}

export interface CrawledSite {
  origin: string
  pages: ReadonlyMap<string, CrawledPage>
  /** The first page found to link to each path. */
  linkedFrom: ReadonlyMap<string, string>
}

export async function crawlPages(origin: string, startPaths: readonly string[]): Promise<CrawledSite> {
  const queue = [...new Set(startPaths)]
  const queuedPaths = new Set(queue)
  const pages = new Map<string, CrawledPage>()
  const linkedFrom = new Map<string, string>()
  await processConcurrently(queue, async (path) => {
    const response = await fetchPath(origin, path)
    const facts = response.type.startsWith('text/html') ? readPageFacts(origin, response) : null
    pages.set(path, { response, facts })
    for (const link of facts ? [...selectLinksToFollow(path, facts), ...facts.files] : []) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
      if (queuedPaths.has(link)) continue
      queuedPaths.add(link)
      queue.push(link)
    }
  })
  return { origin, pages, linkedFrom }
}

/** Omits links with a query string if the page is noindex and has one too: filtered lists link to too many others. */
const selectLinksToFollow = (path: string, { noindex, links }: PageFacts) =>
  noindex && path.includes('?') ? links.filter((link) => !link.includes('?')) : links

export const isIndexable = (origin: string, { response, facts }: CrawledPage) =>
  response.status === 200 && facts !== null && !facts.noindex && facts.canonical === origin + response.path

export const findLinkIssues = ({ pages, linkedFrom }: CrawledSite): string[] =>
  [...linkedFrom].flatMap(([link, from]) => {
    const response = pages.get(link)?.response
    if (response?.status === 200) return []
    return [`${link}: ${response?.status}${response?.location ? ` to ${response.location}` : ''}, linked from ${from}`]
  })

export function findDuplicateIssues({ origin, pages }: CrawledSite, field: 'title' | 'description'): string[] {
  const indexablePages = [...pages.values()].filter((page) => isIndexable(origin, page))
  return [...Map.groupBy(indexablePages, ({ facts }) => facts?.[field] ?? '')].flatMap(([text, duplicates]) => {
    const paths = duplicates.map(({ response }) => response.path).join(', ')
    if (text === '') return [`no ${field}: ${paths}`]
    return duplicates.length > 1 ? [`one ${field} for ${paths}: ${text}`] : []
  })
}
