import { describe, expect, test } from 'vitest'
import { decodeEntities, findHeadings, findStructuredData, readHead } from '../../tools/html.ts'
import { get, getPage, ORIGIN, queryColumn } from '../../tools/site.ts'

interface PageSummary {
  path: string
  status: number
  title: string
  description: string
  canonical: string | undefined
  robots: string | undefined
  h1: string[]
  hasBreadcrumbs: boolean
  og: ReturnType<typeof readHead>['og']
}

const extractLocPaths = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => decodeEntities(url).slice(ORIGIN.length))

const sitemapIndex = await getPage('/sitemap.xml')
const sitemaps = await Promise.all(extractLocPaths(sitemapIndex.html).map((path) => getPage(path)))
const paths = sitemaps.flatMap(({ html }) => extractLocPaths(html))

const pages: PageSummary[] = []
for (const path of paths) {
  const response = await get(path)
  const html = await response.text()
  const { title, description = '', canonical, robots, og } = readHead(html)
  const hasBreadcrumbs = findStructuredData(html, 'BreadcrumbList') !== undefined
  pages.push({
    path,
    status: response.status,
    title,
    description,
    canonical,
    robots,
    h1: findHeadings(html, 1),
    hasBreadcrumbs,
    og,
  })
}

const describeFailingPages = (holds: (page: PageSummary) => boolean, getDetail: (page: PageSummary) => unknown) =>
  pages.filter((page) => !holds(page)).map((page) => `${page.path}: ${getDetail(page)}`)

const findDuplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the sitemap', () => {
  test('is XML of absolute URLs, each listed once and with a date', () => {
    for (const { headers } of [sitemapIndex, ...sitemaps]) expect(headers.get('content-type')).toMatch(/xml/)
    expect(sitemapIndex.html).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    const entries = sitemaps.flatMap(
      ({ html }) =>
        html.match(/<url>\s*<loc>http:\/\/localhost:8787\/[^<]*<\/loc>\s*<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [],
    )
    expect(entries.length).toBe(paths.length)
    expect(findDuplicates(paths)).toEqual([])
  })

  test('has every treatment, service and clinic that is not closed, and both pages of every location', async () => {
    const expected = await queryColumn(
      `SELECT '/treatments/' || slug FROM treatments UNION SELECT '/' || slug FROM areas
       UNION SELECT '/locations/' || slug FROM areas UNION SELECT '/' || location || '/' || segment FROM clinics
       WHERE json_extract(status, '$.kind') IS NOT 'closed'
       UNION SELECT '/services/' || slug FROM services`,
    )
    const missing = [
      ...expected,
      '/',
      '/treatments',
      '/locations',
      '/about',
      '/faq',
      '/medspas',
      '/reviews',
      '/contact',
    ].filter((path) => !paths.includes(path))
    expect(missing).toEqual([])
  })

  test('has no search, error page, alternative spelling or former name', async () => {
    const unwanted = [
      '/search',
      '/not-found',
      '/claim/form',
      '/locations/manhattan/soho',
      '/treatments/botox-in-soho',
      '/treatments/botox/hamptons',
      ...(await queryColumn(`SELECT '/clinics/' || slug FROM clinic_slugs UNION SELECT path FROM redirects`)),
    ]
    expect(unwanted.filter((path) => paths.includes(path))).toEqual([])
  })

  test('is listed in robots.txt, and robots.txt allows everything but the search and the claim form', async () => {
    const { html, headers } = await getPage('/robots.txt')
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(html).toContain('User-agent: *\nAllow: /\n')
    expect(html.match(/^Disallow: .*$/gm)).toEqual([
      'Disallow: /search?',
      'Disallow: /search.md?',
      'Disallow: /claim/form',
    ])
    expect(html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

describe('every page of the sitemap', () => {
  test('returns 200 and is indexable', () => {
    expect(
      describeFailingPages(
        ({ status, robots }) => status === 200 && robots === undefined,
        ({ status, robots }) => `${status} ${robots}`,
      ),
    ).toEqual([])
  })

  // §D1.12, §D1.22
  test('has its own URL as the canonical URL', () => {
    expect(
      describeFailingPages(
        ({ canonical, path }) => canonical === ORIGIN + path,
        ({ canonical }) => canonical,
      ),
    ).toEqual([])
  })

  test('has exactly one non-empty h1', () => {
    expect(
      describeFailingPages(
        ({ h1 }) => h1.length === 1 && h1[0] !== '',
        ({ h1 }) => h1.join(' | '),
      ),
    ).toEqual([])
  })

  // §1.19, §D6.1
  test('has a unique title of at most 65 characters', () => {
    expect(
      describeFailingPages(
        ({ title }) => title.length > 0 && title.length <= 65,
        ({ title }) => title,
      ),
    ).toEqual([])
    expect(findDuplicates(pages.map(({ title }) => title))).toEqual([])
  })

  // §1.19, §D6.2
  test('has a unique description of 50 to 165 characters', () => {
    expect(
      describeFailingPages(
        ({ description }) => description.length >= 50 && description.length <= 165,
        ({ description }) => description,
      ),
    ).toEqual([])
    expect(findDuplicates(pages.map(({ description }) => description))).toEqual([])
  })

  test('has an Open Graph image, and Open Graph tags that match its title, description and canonical URL', () => {
    const hasMatchingTags = ({ title, description, canonical, og }: PageSummary) =>
      og.title === title &&
      og.description === description &&
      og.url === canonical &&
      og.image?.startsWith(`${ORIGIN}/pictures/`)
    expect(
      describeFailingPages(
        (page) => hasMatchingTags(page) === true,
        ({ og }) => JSON.stringify(og),
      ),
    ).toEqual([])
  })

  // §3.39
  test('has breadcrumbs in the structured data, except for the home page', () => {
    expect(
      describeFailingPages(
        ({ path, hasBreadcrumbs }) => path === '/' || hasBreadcrumbs,
        () => 'no breadcrumbs',
      ),
    ).toEqual([])
  })
})
