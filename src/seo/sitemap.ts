import { absolute, urls } from '../urls.ts'

interface SitemapEntry {
  path: string | null
  modifiedOn: string
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A sitemap of the pages worth finding, each with the day its content last changed. */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.flatMap(({ path, modifiedOn }) =>
    path === null ? [] : [`<url><loc>${escapeXml(absolute(origin, path))}</loc><lastmod>${modifiedOn}</lastmod></url>`],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Everything may be read; searches and the claim form are not worth a crawler's time. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${urls.search()}?`,
    `Disallow: ${urls.claimForm()}`,
    '',
    `Sitemap: ${absolute(origin, '/sitemap.xml')}`,
    '',
  ].join('\n')
