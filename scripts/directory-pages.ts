import { DOWNLOAD_PATHS } from '../seed/check/links.ts'
import { urls } from '../src/urls.ts'
import { findPageIssues, readSitemapPaths } from './release/rehearsal-pages.ts'

const PATHS_OUTSIDE_SITEMAPS = [
  urls.health(),
  '/robots.txt',
  '/llms.txt',
  urls.feed(),
  urls.sitemap(),
  urls.search(),
  urls.search('botox'),
  urls.search('10013'),
  urls.compare(),
  urls.changes(),
  urls.claimForm(),
  urls.apiV1(),
  '/api/v1/openapi.json',
  urls.apiV1('/search?q=botox'),
  `${urls.suggestions()}?q=bot`,
  ...['/clinics', '/treatments', '/areas', '/prices', '/changes'].map(urls.apiV1),
  ...DOWNLOAD_PATHS,
]

export async function checkAllPages(origin: string): Promise<{ requested: number; issues: string[] }> {
  const sitemaps = await readSitemapPaths(origin, urls.sitemap())
  const pages: string[] = []
  for (const sitemap of sitemaps) pages.push(...(await readSitemapPaths(origin, sitemap)))
  const paths = [...new Set([urls.home(), ...PATHS_OUTSIDE_SITEMAPS, ...sitemaps, ...pages])]
  const issues = await findPageIssues(origin, paths)
  if (pages.length === 0) issues.unshift(`${urls.sitemap()}: lists no pages`)
  return { requested: paths.length, issues }
}
