import { expect, test } from '@playwright/test'
import { urls } from '../../src/urls.ts'
import { unknownNames } from '../tools/node/schema-vocabulary.ts'
import { attributes, type CrawledPage, crawl, metaContent, statuses, textOf } from './tools/crawler.ts'

test.describe('every page reachable from the home page', () => {
  let origin = ''
  let crawled: Map<string, CrawledPage>
  let pages: CrawledPage[]
  let documents: CrawledPage[]
  let indexable: CrawledPage[]

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000)
    origin = new URL(baseURL ?? '').origin
    crawled = await crawl(origin, urls.home())
    pages = [...crawled.values()]
    documents = pages.filter(({ html, status }) => html !== '' || status !== 200)
    indexable = documents.filter(({ html, path }) => metaContent(html, 'robots') === null && canonicalOf(html) === path)
  })

  const canonicalOf = (html: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.slice(origin.length) ?? null
  const linkedFrom = (path: string) =>
    pages.find(({ links }) => links.some((link) => link.split('#')[0] === path))?.path
  const issuesOf = (findIssue: (page: CrawledPage) => string | null | false) => documents.map(findIssue).filter(Boolean)

  test('returns 200, and has no broken links or links to redirects', () => {
    expect(
      issuesOf(
        ({ path, status, location }) =>
          status !== 200 && `${path}: ${status} ${location ?? ''}, linked from ${linkedFrom(path)}`,
      ),
    ).toEqual([])
    const examplePaths = [
      urls.treatmentIn('botox', 'soho'),
      urls.landing('queens'),
      urls.area('queens'),
      urls.providers('iv-therapy'),
      urls.glossary(),
    ]
    expect([...crawled.keys()]).toEqual(expect.arrayContaining(examplePaths))
  })

  test('references only existing files', async () => {
    test.setTimeout(180_000)
    const found = await statuses(
      origin,
      pages.flatMap(({ files }) => files),
    )
    expect(found.size).toBeGreaterThan(0)
    expect([...found].filter(([, status]) => status !== 200)).toEqual([])
  })

  test('has only schema.org types and properties in the structured data', () => {
    const graphs = documents.flatMap(({ path, html }) => jsonLd(html).map((graph) => ({ path, graph })))
    expect(graphs.length).toBeGreaterThanOrEqual(documents.filter(({ status }) => status === 200).length)
    expect(graphs.flatMap(({ path, graph }) => unknownNames(graph).map((name) => `${path}: ${name}`))).toEqual([])
  })

  test('has one main heading', () => {
    expect(issuesOf(({ path, html }) => html.match(/<h1\b/g)?.length !== 1 && path)).toEqual([])
  })

  test('has a language', () => {
    expect(issuesOf(({ path, html }) => !/^<!doctype html><html lang="en">/i.test(html) && path)).toEqual([])
  })

  test('has unique ids', () => {
    expect(
      issuesOf(({ path, html }) =>
        duplicates(attributes(html, '[a-z][a-z0-9]*', 'id'))
          .map((id) => `${path}: ${id}`)
          .join(),
      ),
    ).toEqual([])
  })

  test('links only to existing fragments', () => {
    const idsOf = new Map(documents.map(({ path, html }) => [path, new Set(attributes(html, '[a-z][a-z0-9]*', 'id'))]))
    const isDead = (link: string) => {
      const [target = '', fragment] = link.split('#')
      return fragment && idsOf.get(target)?.has(decodeURIComponent(fragment)) === false
    }
    const dead = documents.flatMap(({ path, links }) => links.filter(isDead).map((link) => `${path} → ${link}`))
    expect(dead).toEqual([])
  })

  for (const [field, read] of [
    ['title', (page: CrawledPage) => textOf(page.html, 'title')],
    ['description', (page: CrawledPage) => metaContent(page.html, 'description') ?? ''],
  ] as const) {
    test(`has a unique ${field} if it is indexable`, () => {
      expect(indexable.length).toBeGreaterThan(0)
      expect(indexable.filter((page) => read(page) === '').map(({ path }) => path)).toEqual([])
      const repeated = new Set(duplicates(indexable.map(read)))
      expect(indexable.filter((page) => repeated.has(read(page))).map((page) => `${page.path}: ${read(page)}`)).toEqual(
        [],
      )
    })
  }

  test('the sitemap lists only pages that return 200', async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address))
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.filter((url) => url.origin !== origin).map(String)).toEqual([])
    const unreached = listed.map(({ pathname }) => pathname).filter((path) => crawled.get(path)?.status !== 200)
    expect([...(await statuses(origin, unreached))].filter(([, status]) => status !== 200)).toEqual([])
  })
})

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']): unknown =>
    JSON.parse(json),
  )

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))]
}
