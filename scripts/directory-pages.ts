import { DOWNLOAD_PATHS } from '../seed/check/links.ts'
import { urls } from '../src/urls.ts'
import { findPageIssues, readPathsInSitemap } from './release/rehearsal-pages.ts'

const FIXED_PATHS = [
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

export async function checkAllPages(origin: string): Promise<{ requestedCount: number; issues: string[] }> {
  const sitemapPaths = await readPathsInSitemap(origin, urls.sitemap())
  const pagePaths: string[] = []
  for (const sitemapPath of sitemapPaths) pagePaths.push(...(await readPathsInSitemap(origin, sitemapPath)))
  const serviceFiles = pagePaths
    .filter((path) => /^\/services\/[^/?]+$/.test(path))
    .map((path) => urls.dataFile(path, 'csv'))
  const paths = [...new Set([urls.home(), ...FIXED_PATHS, ...sitemapPaths, ...pagePaths, ...serviceFiles])]
  const issues = await findPageIssues(origin, paths)
  if (pagePaths.length === 0) issues.unshift(`${urls.sitemap()}: lists no pages`)
  return { requestedCount: paths.length, issues }
}
