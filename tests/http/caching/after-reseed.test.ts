// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createDelayedDatabase, UNAVAILABLE_DATABASE_BINDINGS } from '../../tools/fake-databases.ts'
import { loadProductionApp } from '../../tools/production.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>

beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

describe('after a reseed', () => {
  test('a page with newer data than the catalog reloads the catalog and contains only new data', async () => {
    const before = await site.fetchPage('/treatments/prp')
    await env.DB.batch([
      env.DB.prepare(`UPDATE site SET version = 'another', name = 'Another Name'`),
      env.DB.prepare(`UPDATE treatments SET description = 'Another description of it.' WHERE slug = 'kybella'`),
    ])
    const after = await site.fetchPage('/treatments/kybella')
    expect(after.html).toContain('<meta property="og:site_name" content="Another Name"/>')
    expect(after.text).toContain('Another Name')
    expect(after.html).toContain('Another description of it.')
    expect(after.headers.get('etag')).toContain('another')
    expect((await site.fetchPage('/treatments/prp')).headers.get('etag')).not.toBe(before.headers.get('etag'))
  })

  test.each([
    '/prices.csv',
    '/prices.json',
    '/areas.csv',
    '/medspas.json',
    '/directory.json',
    '/feed.atom',
    '/api/v1/prices',
  ])('%s reloads the catalog if the data is newer', async (path) => {
    await site.fetchPage('/treatments')
    const version = crypto.randomUUID()
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    await site.fetchPage(path)
    expect((await site.fetchPage('/treatments')).headers.get('etag')).toContain(version)
  })

  test.each(['/prices.csv', '/medspas.json', '/feed.atom', '/api/v1/prices', '/treatments/prp'])(
    '%s is not cacheable if the data changes again before each retry',
    async (path) => {
      const change = () => env.DB.prepare('UPDATE site SET version = ?').bind(crypto.randomUUID()).run()
      const { status, headers } = await site.fetchPage(path, { DB: createDelayedDatabase(change) })
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) expect(headers.get(name)).toBeNull()
    },
  )

  async function fetchVersionsAfterIdle(seconds: number, version: string): Promise<string[]> {
    site.clearCachedCatalog()
    await site.fetchPage('/treatments')
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    const pages = [await site.fetchPage('/treatments'), await site.fetchPage('/treatments')]
    vi.useRealTimers()
    return pages.map(({ headers }) => (headers.get('etag')?.includes(version) ? 'new' : 'old'))
  }

  test.each([
    [2, 'does not check the data version', ['old', 'old']],
    [5, 'checks in the background', ['old', 'new']],
    [60, 'checks before the first response', ['new', 'new']],
    [3600, 'checks before the first response', ['new', 'new']],
  ])('an isolate idle for %i s %s', async (seconds, _, expected) => {
    expect(await fetchVersionsAfterIdle(seconds, crypto.randomUUID())).toEqual(expected)
  })

  test('a page that needs only the catalog is served as no-store while the database is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site.clearCachedCatalog()
    const { headers } = await site.fetchPage('/treatments')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const conditionalRequest = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    const pages = [
      await site.fetchPage('/treatments', UNAVAILABLE_DATABASE_BINDINGS),
      await site.fetchPage('/treatments?never=asked', UNAVAILABLE_DATABASE_BINDINGS),
      await site.fetchPage('/treatments', UNAVAILABLE_DATABASE_BINDINGS, conditionalRequest),
    ]
    vi.useRealTimers()
    for (const page of pages) {
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      for (const name of ['cloudflare-cdn-cache-control', 'etag']) expect(page.headers.get(name)).toBeNull()
    }
    site.clearCachedCatalog()
  })
})
