import { expect, test } from '@playwright/test'
import { urls } from '../../src/urls.ts'
import {
  type CrawledSite,
  crawlPages,
  findDuplicateIssues,
  findLinkIssues,
  isIndexable,
} from '../full/crawl/crawl-pages.ts'
import { decodeEntities } from '../tools/html.ts'
import { findSchemaOrgIssues } from '../tools/node/schema-vocabulary.ts'
import { fetchPath, findPathsOnSite, processConcurrently, readSitemaps } from '../tools/site-reader.ts'

interface HtmlPage {
  path: string
  html: string
  jsonLd: string[]
}

test.describe('every page reachable from the home page', () => {
  let site: CrawledSite
  let htmlPages: HtmlPage[]

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000)
    site = await crawlPages(new URL(baseURL ?? '').origin, [urls.home()])
    htmlPages = [...site.pages.values()].flatMap(({ response: { path, body: html }, facts }) =>
      facts ? [{ path, html, jsonLd: facts.jsonLd }] : [],
    )
  })

  const collectIssues = (findIssues: (page: HtmlPage) => string[]) =>
    htmlPages.flatMap((page) => findIssues(page).map((issue) => `${page.path}: ${issue}`))

  test('returns 200, and has no broken links or links to redirects', () => {
    expect(findLinkIssues(site)).toEqual([])
    const examplePaths = [
      urls.treatmentInArea('botox', 'soho'),
      urls.areaClinics('queens'),
      urls.area('queens'),
      urls.serviceClinics('iv-therapy'),
      urls.glossary(),
    ]
    expect(htmlPages.map(({ path }) => path)).toEqual(expect.arrayContaining(examplePaths))
  })

  test('references only existing files', async () => {
    test.setTimeout(180_000)
    const filePaths = htmlPages.flatMap(({ path, html }) => [
      ...findPathsOnSite(site.origin, path, html, /<link\b[^>]*?\shref="([^"]*)"/g),
      ...findPathsOnSite(site.origin, path, html, /<meta property="og:image" content="([^"]*)"/g),
    ])
    expect(filePaths.length).toBeGreaterThan(0)
    expect(await findStatusIssues(site.origin, filePaths)).toEqual([])
  })

  test('has only schema.org types and properties in the structured data', () => {
    expect(htmlPages.flatMap(({ jsonLd }) => jsonLd).length).toBeGreaterThanOrEqual(htmlPages.length)
    expect(collectIssues(({ jsonLd }) => jsonLd.flatMap((json) => findSchemaOrgIssues(JSON.parse(json))))).toEqual([])
  })

  test('has one main heading', () => {
    const headingCounts = htmlPages.map(({ path, html }) => [path, html.match(/<h1\b/g)?.length])
    expect(headingCounts).toEqual(htmlPages.map(({ path }) => [path, 1]))
  })

  test('has a language', () => {
    const pagesWithoutLanguage = htmlPages.filter(({ html }) => !/^<!doctype html><html lang="en">/i.test(html))
    expect(pagesWithoutLanguage.map(({ path }) => path)).toEqual([])
  })

  test('has unique ids', () => {
    expect(collectIssues(({ html }) => findDuplicates(findIds(html)))).toEqual([])
  })

  test('links only to existing fragments', () => {
    const idsByPath = new Map(htmlPages.map(({ path, html }) => [path, new Set(findIds(html))]))
    const isDead = ({ pathname, search, hash }: URL) =>
      hash !== '' && idsByPath.get(pathname + search)?.has(decodeURIComponent(hash.slice(1))) === false
    const findDeadLinks = ({ path, html }: HtmlPage) =>
      [...html.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]*)"/g)]
        .map(([, href = '']) => new URL(decodeEntities(href), site.origin + path))
        .filter((url) => url.origin === site.origin && isDead(url))
        .map(String)
    expect(collectIssues(findDeadLinks)).toEqual([])
  })

  for (const field of ['title', 'description'] as const)
    test(`has a unique ${field} if it is indexable`, () => {
      expect([...site.pages.values()].some((page) => isIndexable(site.origin, page))).toBe(true)
      expect(findDuplicateIssues(site, field)).toEqual([])
    })
})

test('every page in the sitemaps returns 200', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const { origin } = new URL(baseURL ?? '')
  const { pagePaths, issues } = await readSitemaps(origin)
  expect(issues).toEqual([])
  expect(pagePaths.length).toBeGreaterThan(0)
  expect(await findStatusIssues(origin, pagePaths)).toEqual([])
})

async function findStatusIssues(origin: string, paths: readonly string[]): Promise<string[]> {
  const issues: string[] = []
  await processConcurrently([...new Set(paths)], async (path) => {
    const { status } = await fetchPath(origin, path)
    if (status !== 200) issues.push(`${path}: ${status}`)
  })
  return issues
}

const findIds = (html: string) =>
  [...html.matchAll(/<[a-z][a-z0-9]*\b[^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id))

function findDuplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))]
}
