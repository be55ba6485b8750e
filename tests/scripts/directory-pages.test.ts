import { expect, test } from 'vitest'
import { checkAllPages } from '../../scripts/directory-pages.ts'
import { createPageAt, createValidSite, type FakePage, serve } from '../tools/node/fake-site.ts'

async function checkSite(pages: Record<string, FakePage>) {
  const { origin, close } = await serve(pages)
  return checkAllPages(origin).finally(close)
}

const listNotFoundPaths = ({ issues }: { issues: string[] }) =>
  issues.flatMap((issue) => /^(.*): 404/.exec(issue)?.slice(1) ?? [])

test('checkAllPages requests a search, the API, the downloads and each sitemap URL with its query string', async () => {
  const sitemapPaths = ['/', '/a', '/medspas?page=2', '/services/facials', '/services/facials?page=2']
  const result = await checkSite(createValidSite(sitemapPaths))
  expect(listNotFoundPaths(result)).toEqual(
    expect.arrayContaining([
      '/medspas?page=2',
      '/api/v1/clinics',
      '/medspas.csv',
      '/services/facials.csv',
      '/directory.json',
      '/search?q=botox',
    ]),
  )
  expect(listNotFoundPaths(result)).not.toContain('/a')
  expect(listNotFoundPaths(result)).not.toContain('/services/botox.csv')
  expect(listNotFoundPaths(result)).not.toContain('/services/facials?page=2.csv')
})

test('checkAllPages reports a page that contains an error', async () => {
  const pages = { ...createValidSite(), '/a': { body: '<html><h1>Something went wrong</h1></html>' } }
  expect((await checkSite(pages)).issues).toContain('/a: the page contains "Something went wrong"')
})

test('checkAllPages reports a sitemap without pages', async () => {
  const pages = { '/': createPageAt('/'), '/sitemap.xml': { type: 'application/xml', body: '<sitemapindex/>' } }
  expect((await checkSite(pages)).issues[0]).toBe('/sitemap.xml: lists no pages')
})
