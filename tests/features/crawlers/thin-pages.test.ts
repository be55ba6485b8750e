import { expect, test } from 'vitest'
import { findContentUnder, findLinks, readHead } from '../../tools/html.ts'
import { get, ORIGIN, queryColumn } from '../../tools/site.ts'

const queryPaths = (condition: string) =>
  queryColumn(`SELECT path FROM content_items WHERE kind = 'local' AND ${condition}`)
const clinicCounts = new Map(
  (await queryColumn("SELECT '/treatments/' || service || '/' || area || ' ' || total FROM listing_counts")).map(
    (line) => line.split(' ') as [string, string],
  ),
)
const pathsWithText = new Set(await queryColumn("SELECT '/treatments/' || treatment || '/' || area FROM local_pages"))

const indexablePaths = await queryPaths('indexable')
const thinPaths = await queryPaths('NOT indexable')

const fetchPage = async (path: string) => {
  const response = await get(path)
  return { status: response.status, html: await response.text() }
}

test('the page of a treatment in an area is not indexable if it has neither clinics nor local text', () => {
  const bare = [...thinPaths, ...indexablePaths].filter((path) => !clinicCounts.has(path) && !pathsWithText.has(path))
  expect(bare).not.toEqual([])
  expect(bare.filter((path) => !thinPaths.includes(path))).toEqual([])
})

test('a page with one or two clinics and no local text is not indexable', () => {
  const pathsWithFewClinics = indexablePaths.filter(
    (path) => !pathsWithText.has(path) && Number(clinicCounts.get(path) ?? 0) < 3,
  )
  expect(pathsWithFewClinics).toEqual([])
})

test('a page with local text is indexable, however many clinics it lists', () => {
  expect([...pathsWithText].filter((path) => !indexablePaths.includes(path))).toEqual([])
})

test('every thin page has noindex and its own URL as the canonical URL', async () => {
  const issues: string[] = []
  for (const path of thinPaths) {
    const { status, html } = await fetchPage(path)
    const { robots, canonical } = readHead(html)
    if (status !== 200 || robots !== 'noindex' || canonical !== ORIGIN + path)
      issues.push(`${path}: ${status} ${robots} ${canonical}`)
  }
  expect(issues).toEqual([])
})

test('the URL /treatments/{treatment}-in-{location} of a thin page has noindex too', async () => {
  const [path = ''] = thinPaths
  const flat = path.replace(/\/([^/]+)$/, '-in-$1')
  const { robots, canonical } = readHead((await fetchPage(flat)).html)
  expect([robots, canonical]).toEqual(['noindex', ORIGIN + path])
})

test('the sitemap of local pages has the indexable pages and no thin pages', async () => {
  const { html: sitemap } = await fetchPage('/sitemaps/local-1.xml')
  const isListed = (path: string) => sitemap.includes(`<loc>${ORIGIN}${path}</loc>`)
  expect(indexablePaths.filter((path) => !isListed(path))).toEqual([])
  expect(thinPaths.filter(isListed)).toEqual([])
})

test('a page without clinics links to areas that offer the treatment, with the number of clinics', async () => {
  const empty = thinPaths.filter((path) => !clinicCounts.has(path))
  const issues: string[] = []
  for (const path of empty) {
    const { html } = await fetchPage(path)
    const nearest = findLinks(findContentUnder(html, 'Coming Soon')).filter(({ href }) => clinicCounts.has(href))
    const hasCounts = nearest.every(({ text, href }) => text.endsWith(`(${clinicCounts.get(href)})`))
    if (nearest.length === 0 || !hasCounts) issues.push(`${path}: ${nearest.map(({ text }) => text).join(', ')}`)
  }
  expect(issues).toEqual([])
})
