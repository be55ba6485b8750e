import { absolute, urls } from '../urls.ts'
import { escapeXml } from './xml.ts'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of sitemaps, each with the day on which a page of it last changed. */
export function sitemapIndexXml(origin: string, sitemaps: readonly { name: string; modifiedOn: string }[]): string {
  const entries = sitemaps.map(
    ({ name, modifiedOn }) =>
      `<sitemap><loc>${absolute(origin, urls.sitemap(name))}</loc><lastmod>${modifiedOn}</lastmod></sitemap>\n`,
  )
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap in pieces, because one of 50,000 pages is 5 MB: its start, its pages, its end. */
export const sitemapStart = `${PROLOGUE}<urlset ${NAMESPACE}>\n`
export const sitemapEnd = '</urlset>\n'

export const sitemapEntries = (origin: string, pages: readonly { path: string; modifiedOn: string }[]) =>
  pages
    .map(
      ({ path, modifiedOn }) =>
        `<url><loc>${escapeXml(absolute(origin, path))}</loc><lastmod>${modifiedOn}</lastmod></url>\n`,
    )
    .join('')

/**
 * Everything may be read, also what says `noindex`: a crawler that may not read a page never sees that it says so, and
 * may list its bare address. Only searches are refused (any words make one, each costs queries, and no page links to
 * one), and the claim form, which is part of a dialog. `submit` is false while the
 * listings are invented: crawlers may come, and find every page asking not to be kept, but are sent nowhere.
 */
export const robotsText = (origin: string, submit: boolean) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${urls.search()}?`,
    `Disallow: ${urls.claimForm()}`,
    '',
    ...(submit ? [`Sitemap: ${absolute(origin, urls.sitemap())}`, ''] : []),
  ].join('\n')
