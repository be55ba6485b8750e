import { expect, test } from 'vitest'
import { checkAllPages } from '../../scripts/directory-pages.ts'
import { type FakePage, pageAt, serve, validSite } from '../tools/node/fake-site.ts'

async function issuesOf(pages: Record<string, FakePage>) {
  const { origin, close } = await serve(pages)
  return checkAllPages(origin).finally(close)
}

const missing = ({ issues }: { issues: string[] }) =>
  issues.flatMap((issue) => /^(.*): 404/.exec(issue)?.slice(1) ?? [])

test('requests every URL of the sitemaps, with query strings, the API and the downloads', async () => {
  const listed = ['/', '/a', '/medspas?page=2']
  const result = await issuesOf(validSite(listed))
  expect(missing(result)).toEqual(
    expect.arrayContaining([
      '/medspas?page=2',
      '/api/v1/clinics',
      '/medspas.csv',
      '/directory.json',
      '/search?q=botox',
    ]),
  )
  expect(missing(result)).not.toContain('/a')
})

test('reports pages that contain an error', async () => {
  const pages = { ...validSite(), '/a': { body: '<html><h1>Something went wrong</h1></html>' } }
  expect((await issuesOf(pages)).issues).toContain('/a: the page contains "Something went wrong"')
})

test('reports a sitemap without pages', async () => {
  const pages = { '/': pageAt('/'), '/sitemap.xml': { type: 'application/xml', body: '<sitemapindex/>' } }
  expect((await issuesOf(pages)).issues[0]).toBe('/sitemap.xml: lists no pages')
})
