import { expect, onTestFinished, test } from 'vitest'
import { createPageAt, createValidSite, type FakePage, serve } from '../../tools/node/fake-site.ts'
import { findDocumentIssues, hasXmllint } from '../judges/documents.ts'
import { findJsonLdIssues } from '../judges/json-ld.ts'
import { crawl } from './crawl-site.ts'

const createJsonLdGraph = (...nodes: unknown[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })

async function findCrawlIssues(pages: Record<string, FakePage>): Promise<string[]> {
  const { origin, close } = await serve(pages)
  onTestFinished(close)
  const { issues } = await crawl(origin)
  return issues.map((issue) => issue.replaceAll(origin, ''))
}

test('the crawl reports nothing for a valid site', async () => {
  expect(await findCrawlIssues(createValidSite())).toEqual([])
})

const gonePage = { status: 410, body: '' }
const createRedirect = (location: string) => ({ status: 301, headers: { location }, body: '' })
const cloakedPage: FakePage = {
  body: (userAgent) =>
    `${createPageAt('/a').body as string}${userAgent.includes('Googlebot') ? '<p>Botox Botox</p>' : ''}`,
}

const VIOLATIONS: [
  violation: string,
  changes: Record<string, FakePage>,
  listedPaths: string[] | undefined,
  issue: string,
][] = [
  [
    'a robots.txt without a sitemap',
    { '/robots.txt': { type: 'text/plain', body: '' } },
    undefined,
    'robots.txt names no sitemap',
  ],
  ['a missing sitemap', { '/sitemaps/a.xml': gonePage }, undefined, '/sitemaps/a.xml: 410'],
  ['an empty sitemap', {}, [], '/sitemaps/a.xml: holds 0 pages'],
  ['a page listed twice', {}, ['/', '/a', '/a'], 'duplicate URLs in the sitemaps: 1'],
  ['a missing page in the sitemap', { '/b': gonePage }, ['/', '/a', '/b'], '/b: in the sitemap, but its status is 410'],
  [
    'a redirect in the sitemap',
    { '/b': createRedirect('/a') },
    ['/', '/a', '/b'],
    '/b: in the sitemap, but its status is 301',
  ],
  [
    'a noindex page in the sitemap',
    { '/a': createPageAt('/a', { robots: 'noindex' }) },
    undefined,
    '/a: in the sitemap, but noindex',
  ],
  [
    'a page in the sitemap with a noindex header',
    { '/a': { ...createPageAt('/a'), headers: { 'x-robots-tag': 'noindex' } } },
    undefined,
    '/a: in the sitemap, but noindex',
  ],
  [
    'a page in the sitemap whose canonical URL is that of another page',
    { '/a': createPageAt('/a', { canonical: '/' }) },
    undefined,
    '/a: in the sitemap, but canonical is /',
  ],
  [
    'an indexable page in no sitemap',
    { '/': createPageAt('/', { links: ['/a', '/b'] }), '/b': createPageAt('/b') },
    undefined,
    '/b: indexable, but in no sitemap',
  ],
  ['a broken link', { '/a': createPageAt('/a', { links: ['/nowhere'] }) }, undefined, '/nowhere: 404, linked from /a'],
  [
    'a link that redirects',
    { '/a': createPageAt('/a', { links: ['/old'] }), '/old': createRedirect('/') },
    undefined,
    '/old: 301 to /, linked from /a',
  ],
  [
    'a duplicate title',
    { '/a': createPageAt('/a', { title: 'Title of /' }) },
    undefined,
    'one title for /, /a: Title of /',
  ],
  ['a missing title', { '/a': createPageAt('/a', { title: '' }) }, undefined, 'no title: /a'],
  [
    'a duplicate description',
    { '/a': createPageAt('/a', { description: 'What / is about.' }) },
    undefined,
    'one description for /, /a: What / is about.',
  ],
  [
    'a missing canonical URL',
    { '/': createPageAt('/', { links: ['/a', '/b'] }), '/b': createPageAt('/b', { canonical: null }) },
    undefined,
    '/b: neither canonical nor noindex',
  ],
  [
    'a canonical URL whose page has a different canonical URL',
    {
      '/': createPageAt('/', { links: ['/a', '/b', '/c'] }),
      '/b': createPageAt('/b', { canonical: '/c' }),
      '/c': createPageAt('/c', { canonical: '/a' }),
    },
    undefined,
    '/b: canonical is /c, whose canonical is /a',
  ],
  [
    'structured data that is not JSON',
    { '/a': createPageAt('/a', { jsonLd: '{' }) },
    undefined,
    '/a: structured data: not JSON',
  ],
  [
    'structured data without schema.org',
    { '/a': createPageAt('/a', { jsonLd: '{}' }) },
    undefined,
    '/a: structured data: no schema.org @graph',
  ],
  [
    'a property unknown to schema.org',
    { '/a': createPageAt('/a', { jsonLd: createJsonLdGraph({ '@type': 'Organization', name: 'A', fone: '1' }) }) },
    undefined,
    '/a: structured data: Organization has no fone',
  ],
  [
    'a missing property that rich results need',
    {
      '/a': createPageAt('/a', {
        jsonLd: createJsonLdGraph({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] }),
      }),
    },
    undefined,
    '/a: structured data: Required attribute "position" is missing',
  ],
  ['different HTML for crawlers', { '/a': cloakedPage }, undefined, '/a: a visitor gets other HTML than a crawler'],
]

test.each(VIOLATIONS)('the crawl reports %s', async (_, changes, listedPaths, issue) => {
  const issues = await findCrawlIssues({ ...createValidSite(listedPaths), ...changes })
  expect(issues).toContainEqual(expect.stringContaining(issue))
})

test('the crawl reports a URL of another host in a sitemap', async () => {
  const sitemap = { type: 'application/xml', body: '<urlset><url><loc>https://other.example/</loc></url></urlset>' }
  expect(await findCrawlIssues({ ...createValidSite(), '/sitemaps/a.xml': sitemap })).toContain(
    'https://other.example/: not on ',
  )
})

test('the crawl accepts inherited schema.org names and the query-input of a search, and reports unknown names', async () => {
  const validJsonLd = createJsonLdGraph(
    {
      '@type': 'MedicalClinic',
      '@id': 'a',
      name: 'A',
      telephone: '1',
      address: { '@type': 'PostalAddress', postalCode: '1' },
    },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', target: 'a', 'query-input': 'b' } },
  )
  expect(await findJsonLdIssues('', [validJsonLd])).toEqual([])
  const invalidJsonLd = createJsonLdGraph(
    { '@type': 'MedSpa' },
    { '@type': 'Place', geo: { '@type': 'GeoCoordinates', lat: 1 } },
  )
  expect(await findJsonLdIssues('', [invalidJsonLd])).toEqual(['no type MedSpa', 'GeoCoordinates has no lat'])
})

test('the crawl reports a disallowed page, an invalid API description and, with xmllint, a bad sitemap', async () => {
  const { origin, close } = await serve({
    ...createValidSite(),
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /a\n' },
    '/sitemaps/a.xml': { type: 'application/xml', body: '<urlset><page/></urlset>' },
    '/api/v1/openapi.json': { type: 'application/json', body: '{"openapi": "3.1.0"}' },
  })
  onTestFinished(close)
  const issues = await findDocumentIssues(origin, ['/sitemaps/a.xml'], ['/', '/a'])
  expect(issues).toContain('/a: in the sitemap, but robots.txt disallows it')
  expect(issues).toContainEqual(expect.stringMatching(/^openapi\.json: /))
  if (hasXmllint()) expect(issues).toContainEqual(expect.stringMatching(/^\/sitemaps\/a\.xml: /))
})
