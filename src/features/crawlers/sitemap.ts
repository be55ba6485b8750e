import { escapeHtml } from '../../domain/plain-text.ts'
import { toAbsoluteUrl, toMarkdownPath, urls } from '../../urls.ts'

const XML_PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP_NAMESPACE_ATTRIBUTE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function createSitemapIndexXml(
  origin: string,
  sitemaps: readonly { name: string; modifiedOn: string }[],
): string {
  const entries = sitemaps.map(
    ({ name, modifiedOn }) =>
      `<sitemap><loc>${toAbsoluteUrl(origin, urls.sitemap(name))}</loc><lastmod>${modifiedOn}</lastmod></sitemap>\n`,
  )
  return `${XML_PROLOGUE}<sitemapindex ${SITEMAP_NAMESPACE_ATTRIBUTE}>\n${entries.join('')}</sitemapindex>\n`
}

export function createSitemapXml(origin: string, pages: readonly { path: string; modifiedOn: string }[]): string {
  const entries = pages.map(
    ({ path, modifiedOn }) =>
      `<url><loc>${escapeHtml(toAbsoluteUrl(origin, path))}</loc><lastmod>${modifiedOn}</lastmod></url>\n`,
  )
  return `${XML_PROLOGUE}<urlset ${SITEMAP_NAMESPACE_ATTRIBUTE}>\n${entries.join('')}</urlset>\n`
}

/** Allows pages with `noindex`, because a crawler must fetch a page to see its `noindex`. */
export const createRobotsText = (origin: string, isIndexable: boolean) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${urls.search()}?`,
    `Disallow: ${toMarkdownPath(urls.search())}?`,
    `Disallow: ${urls.claimForm()}`,
    '',
    ...(isIndexable ? [`Sitemap: ${toAbsoluteUrl(origin, urls.sitemap())}`, ''] : []),
  ].join('\n')
