// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { UNAVAILABLE_DATABASE_BINDINGS } from '../../tools/fake-databases.ts'
import { loadProductionApp } from '../../tools/production.ts'
import { type Bindings, queryColumn } from '../../tools/site.ts'

// Every response must set cache headers. Otherwise, Cloudflare and browsers would choose a cache lifetime.

let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

function readCacheLifetimes(headers: Headers) {
  const parseSeconds = (policy: string | null) =>
    policy === null || policy === 'no-store' ? null : Number(/^public, max-age=(\d+)/.exec(policy)?.[1])
  const browser = headers.get('cache-control')
  return { browser: parseSeconds(browser), edge: parseSeconds(headers.get('cloudflare-cdn-cache-control') ?? browser) }
}

const LONG_URL = `/treatments?content=${'x'.repeat(400)}`
describe('cached for seconds by browsers and for a day by the edge', () => {
  test.each([
    ['/treatments', 200],
    ['/treatments.md', 200],
    ['/search?q=botox', 200],
    ['/search', 200],
    ['/robots.txt', 200],
    ['/medspas.csv', 200],
    ['/directory.json', 200],
    ['/sitemap.xml', 200],
    ['/claim/form', 200],
    [LONG_URL, 200],
    ['/Manhattan', 301],
    ['/hamptons.md', 301],
    ['/services/botox/soho', 301],
    ['/clinics/clinic-001', 301],
    [LONG_URL.replace('/treatments', '/TREATMENTS'), 301],
  ])('%s (%i)', async (path, status) => {
    const response = await site.fetchPage(path)
    expect(response.status).toBe(status)
    const { browser, edge } = readCacheLifetimes(response.headers)
    expect(browser).toBeLessThanOrEqual(5)
    expect(edge).toBe(86_400)
  })

  test("a URL too long for the Worker's cache has the ETag of the short URL, and can return a 304", async () => {
    const { headers } = await site.fetchPage(LONG_URL)
    expect(headers.get('etag')).toBe((await site.fetchPage('/treatments')).headers.get('etag'))
    expect((await site.fetchPage(LONG_URL)).headers.get('x-cache')).toBeNull()
    const conditional = await site.fetchPage(LONG_URL, {}, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(conditional.status).toBe(304)
  })
})

describe('not cached', () => {
  const UNCACHED_RESPONSES: [path: string, status: number, bindings?: Bindings, init?: RequestInit][] = [
    ['/search?treatment=botox', 302],
    ['/queens/clinic-001', 302],
    ['/medspas?sort=name&area=brooklyn', 302],
    ['/manhattan/no-such-clinic', 303],
    ['/no-such-page', 404],
    ['/no-such-page.md', 404],
    ['/robots.txt.md', 404],
    ['/pictures/no-such.png', 404],
    ['/api/v1/nothing', 404],
    ['/soho', 405, {}, { method: 'POST' }],
    ['/api/v1/areas', 405, {}, { method: 'POST' }],
    [`/soho?${'a&'.repeat(200)}`, 400],
    [`/soho?${'a'.repeat(9000)}`, 414],
    ['/healthz', 200],
    ['/prices/botox', 503, UNAVAILABLE_DATABASE_BINDINGS],
    ['/prices/botox', 500, { SITE_ORIGIN: 'nonsense' }],
  ]
  test.each(
    UNCACHED_RESPONSES.map(([path, status, bindings = {}, init = {}]) => ({
      title: path.slice(0, 40),
      path,
      status,
      bindings,
      init,
    })),
  )('$title ($status)', async ({ path, status, bindings, init }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.fetchPage('/treatments')
    const { headers, status: actualStatus } = await site.fetchPage(path, bindings, init)
    vi.restoreAllMocks()
    expect([actualStatus, headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(headers.get('etag')).toBeNull()
  })
})

test('a picture is cached as immutable, since the file name contains a hash', async () => {
  const [name = ''] = await queryColumn('SELECT name FROM pictures LIMIT 1')
  expect((await site.fetchPage(`/pictures/${name}`)).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})
