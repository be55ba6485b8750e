import { beforeAll, describe, expect, test } from 'vitest'
import { get, type Page } from '../tools/site.ts'
import { crawl, type DirectoryName, extractReadableText, loadDirectory } from './directory.ts'

const SAMPLE_PHRASE =
  /\bsample (?:data|listings?|reviews?|figure)\b|\bsamples\b|\binvented\b|\bfictional\b|\bmade up\b|555-01|\b55501|\bvetted\b|94%|\b142 (?:premium|medspas)|\bpremium med|most exclusive|not counted here|available in all|usual hours|\bfor a real\b|NYC MedSpas/i

const MISSING_VALUE = /\bundefined\b|\bNaN\b|\bInfinity\b|\[object|\$\{|\[\/?(?:sample|real)\]/

const PAGES_ABOUT_NULL = ['/api', '/data']

const EMPTY_ELEMENT =
  /<(article|aside|dd|div|dl|dt|fieldset|figure|h[1-6]|li|nav|ol|p|section|span|table|tbody|ul)\b(?![^>]*(?:aria-hidden|role="(?:status|listbox)"|id="claim-form"|data-hours|data-today|class="map-anchor"))[^>]*>\s*<\/\1>/g
const SECTION_WITH_HEADING_ONLY =
  /<section\b[^>]*>\s*(?:<div[^>]*>\s*)?<h2\b[^>]*>[^<]*<\/h2>\s*(?:<\/div>\s*)?<\/section>/g

const FILE_PATHS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/feed.atom',
  '/llms.txt',
  '/manifest.webmanifest',
  '/medspas.csv',
  '/medspas.json',
  '/medspas.geojson',
  '/services/botox.csv',
  '/services/botox.json',
  '/areas.csv',
  '/areas.json',
  '/treatments.json',
  '/prices.csv',
  '/prices.json',
  '/directory.json',
  '/directory.schema.json',
  '/api/v1',
  '/api/v1/clinics',
  '/api/v1/areas',
  '/api/v1/treatments',
  '/api/v1/treatments/botox',
  '/api/v1/prices',
  '/api/v1/search?q=botox',
  '/api/v1/changes',
  '/api/v1/openapi.json',
  '/about.md',
  '/medspas.md',
  '/treatments/botox.md',
]

describe.each<DirectoryName>(['empty', 'single', 'sparse', 'elsewhere'])('a directory of real clinics: %s', (name) => {
  let pages: Map<string, Page>
  const sampleAreaListStatus = name === 'elsewhere' ? 302 : 200

  beforeAll(async () => {
    await loadDirectory(name)
    pages = await crawl()
  }, 180_000)

  const findIssues = (find: (page: Page, path: string) => string[]) =>
    [...pages].flatMap(([path, page]) => find(page, path).map((issue) => `${path}: ${issue}`))

  test('the crawl finds over 100 pages, and each returns 200, or 302 for a list with an unknown area or place', () => {
    expect(pages.size).toBeGreaterThan(name === 'elsewhere' ? 100 : 250)
    // A list with an unknown area or place redirects to the list without it.
    const isExpectedStatus = (status: number, path: string) =>
      status === (/^\/medspas\?.*=(?:soho|manhattan)\b/.test(path) ? sampleAreaListStatus : 200)
    expect(findIssues(({ status }, path) => (isExpectedStatus(status, path) ? [] : [String(status)]))).toEqual([])
  })

  // §D4.57
  test('no page mentions the sample', () => {
    expect(findIssues((page) => extractReadableText(page).match(new RegExp(SAMPLE_PHRASE, 'gi')) ?? [])).toEqual([])
  })

  test('no page shows a missing value', () => {
    expect(findIssues((page) => findExcerpts(extractReadableText(page), MISSING_VALUE))).toEqual([])
    expect(
      findIssues((page, path) => (PAGES_ABOUT_NULL.includes(path) ? [] : findExcerpts(page.text, /\bnull\b/))),
    ).toEqual([])
  })

  test('no page has an empty element, or a section with only a heading', () => {
    expect(
      findIssues(({ html }) =>
        [...html.matchAll(EMPTY_ELEMENT), ...html.matchAll(SECTION_WITH_HEADING_ONLY)].map(([match]) => match),
      ),
    ).toEqual([])
  })

  test.each(FILE_PATHS)('%s exists, and mentions neither the sample nor a missing value', async (path) => {
    const response = await get(path)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text.match(SAMPLE_PHRASE)?.[0]).toBeUndefined()
    expect(findExcerpts(text, MISSING_VALUE)).toEqual([])
    if (path.includes('json') || path.startsWith('/api')) JSON.parse(text)
  })
})

function findExcerpts(text: string, pattern: RegExp): string[] {
  const match = pattern.exec(text)
  return match ? [text.slice(Math.max(0, match.index - 40), match.index + 40)] : []
}
