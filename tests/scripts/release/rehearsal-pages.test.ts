import { describe, expect, test } from 'vitest'
import { checkPagesOfEveryKind } from '../../../scripts/release/rehearsal-pages.ts'
import { createPageAt, createValidSite, type FakePage, serve } from '../../tools/node/fake-site.ts'

const JSON_PAGE = { type: 'application/json', body: '{}' }
const PICTURE_PATH = '/pictures/0123abcd.svg'

const createSitePages = (changedPages: Record<string, FakePage> = {}): Record<string, FakePage> => ({
  ...createValidSite(),
  '/': { body: `<!doctype html><html><body><img src="${PICTURE_PATH}"></body></html>` },
  [PICTURE_PATH]: { type: 'image/svg+xml', body: '<svg/>' },
  '/healthz': JSON_PAGE,
  '/api/v1/clinics': JSON_PAGE,
  '/search?q=botox': createPageAt('/search'),
  ...changedPages,
})

async function checkSite(pages: Record<string, FakePage>) {
  const { origin, close } = await serve(pages)
  return checkPagesOfEveryKind(origin).finally(close)
}

describe('the pages of a rehearsal', () => {
  // §D4.13
  test('have no errors if all of them respond', async () => {
    const { requestedCount, issues } = await checkSite(createSitePages())
    expect(issues).toEqual([])
    expect(requestedCount).toBe(7)
  })

  test('include the first page of each sitemap, whatever host the sitemap names', async () => {
    const sitemapXml =
      '<urlset><url><loc>https://site.example/b</loc></url><url><loc>https://site.example/c</loc></url></urlset>'
    const sitemap = { '/sitemaps/a.xml': { type: 'application/xml', body: sitemapXml } }
    expect((await checkSite(createSitePages(sitemap))).issues).toEqual(['/b: 404'])
  })

  // §D4.13
  test.each<[string, string, FakePage, string]>([
    ['an error', '/api/v1/clinics', { status: 503, body: '' }, '503'],
    ['a redirect', '/search?q=botox', { status: 302, headers: { location: '/' }, body: '' }, '302'],
    ['a truncated page', '/search?q=botox', { body: '<!doctype html><html><body>' }, 'the page is truncated'],
    [
      'an error after the head',
      '/search?q=botox',
      { body: '<html><h1>Something went wrong</h1></html>' },
      'the page contains "Something went wrong"',
    ],
    [
      'a missing value that is displayed',
      '/search?q=botox',
      { body: '<html><script>undefined</script><p title="NaN">From $undefined</p></html>' },
      'the page contains "undefined"',
    ],
    ['a missing picture', PICTURE_PATH, { status: 404, body: '' }, '404'],
    [
      'an unhealthy /healthz',
      '/healthz',
      { status: 503, ...JSON_PAGE, body: '{"reason":"format 2"}' },
      '503 {"reason":"format 2"}',
    ],
  ])('are checked for %s', async (_, path, page, issue) => {
    expect((await checkSite(createSitePages({ [path]: page }))).issues).toEqual([`${path}: ${issue}`])
  })
})
