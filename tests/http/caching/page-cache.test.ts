// @own-database: it changes the data, so it has the database to itself (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadProduction } from '../../tools/production.ts'
import { recordingDatabase } from '../../tools/recorder.ts'
import { type Bindings, column } from '../../tools/site.ts'
import { UNAVAILABLE } from '../../tools/stand-ins.ts'

let site: Awaited<ReturnType<typeof loadProduction>>
beforeAll(async () => {
  site = await loadProduction()
}, 60_000)

describe('a cached page', () => {
  test('is a hit without a render or a query', async () => {
    site.clearCachedCatalog()
    const first = await site.ask('/treatments/botox/soho')
    const { db, roundTrips } = recordingDatabase()
    const second = await site.ask('/treatments/botox/soho', { DB: db })
    expect(roundTrips()).toBe(0)
    expect(second.headers.get('x-cache')).toBe('hit')
    expect(second.html).toBe(first.html)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  // §D2.30
  test('keeps its headers on a hit, and the caching headers on a 304', async () => {
    const headersOf = ({ headers }: { headers: Headers }) => Object.fromEntries(headers)
    const first = await site.ask('/treatments/botox/tribeca')
    const { 'x-cache': cache, ...second } = headersOf(await site.ask('/treatments/botox/tribeca'))
    expect(cache).toBe('hit')
    expect(second).toEqual(headersOf(first))
    const again = { headers: { 'if-none-match': second['etag'] ?? '' } }
    const said = ['cache-control', 'cache-tag', 'cloudflare-cdn-cache-control', 'etag']
    const cachedOrNot = ['/treatments/botox/tribeca', '/treatments/botox/tribeca?never=asked']
    for (const unchanged of await Promise.all(cachedOrNot.map((path) => site.ask(path, {}, again)))) {
      expect(unchanged.status).toBe(304)
      expect(headersOf(unchanged)).toEqual(Object.fromEntries(said.map((name) => [name, second[name]])))
    }
  })

  test('is evicted when the cache exceeds 24 MB, least recently used first', async () => {
    const page = (number: number) => `/treatments/botox?n=${number}`
    const bytes = new TextEncoder().encode((await site.ask(page(0))).html).length
    const needed = Math.ceil((24 * 1024 * 1024) / bytes)
    for (let number = 1; number <= needed; number++) {
      await site.ask(page(number))
      if (number % 50 === 0) await site.ask(page(0))
    }
    const isCached = async (number: number) => (await site.ask(page(number))).headers.get('x-cache') === 'hit'
    expect(await isCached(0)).toBe(true)
    expect(await isCached(needed)).toBe(true)
    expect(await isCached(1)).toBe(false)
  }, 60_000)

  test('answers HEAD without a query', async () => {
    const path = '/treatments/fillers/soho'
    site.clearCachedCatalog()
    const first = await site.ask(path)
    const { db, roundTrips } = recordingDatabase()
    const head = await site.ask(path, { DB: db }, { method: 'HEAD' })
    expect([head.status, head.html, head.headers.get('x-cache')]).toEqual([200, '', 'hit'])
    expect(head.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(roundTrips()).toBe(0)
  })

  // §D2.22
  test('is served while the database is unavailable', async () => {
    await site.ask('/soho')
    expect((await site.ask('/soho', UNAVAILABLE)).status).toBe(200)
    const other = await site.ask('/tribeca', UNAVAILABLE)
    expect(other.status).toBe(503)
    expect(other.headers.get('retry-after')).toBe('30')
  })

  test('answers a matching If-None-Match with a 304 without a body', async () => {
    const { headers } = await site.ask('/soho')
    const etag = headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, html } = await site.ask('/soho', UNAVAILABLE, { headers: { 'if-none-match': tag } })
      expect([status, html]).toEqual([304, ''])
    }
    const tooLong = `${'"x", '.repeat(600)}${etag}`
    for (const tag of ['"other"', tooLong])
      expect((await site.ask('/soho', {}, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('is keyed by its query string', async () => {
    expect((await site.ask('/medspas')).html).not.toBe((await site.ask('/medspas?page=2')).html)
  })
})

async function at(moment: string, path: string, bindings: Bindings = {}) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  site.clearCachedCatalog()
  await site.ask('/treatments')
  const page = await site.ask(path, bindings)
  vi.useRealTimers()
  return page
}

describe('results by who is open now', () => {
  test.each([
    '/medspas?open=now',
    '/medspas?area=soho&open=now',
    '/appointments/botox',
    '/appointments/botox?area=soho',
  ])('%s are cached until the end of their quarter hour', async (path) => {
    const morning = await at('2027-02-05T14:01:00Z', path)
    const again = await at('2027-02-05T14:14:57Z', path)
    expect([again.headers.get('x-cache'), again.html]).toEqual(['hit', morning.html])
    expect(again.headers.get('etag')).toContain('20270205T1400Z')
    expect(again.headers.get('cache-control')).toBe('public, max-age=3')
    expect(again.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=3, stale-if-error=3600')
    const later = await at('2027-02-05T14:15:00Z', path)
    expect(later.headers.get('x-cache')).toBeNull()
    const night = await at('2027-02-05T08:00:00Z', path)
    expect(night.headers.get('etag')).not.toBe(morning.headers.get('etag'))
    expect(night.html).not.toBe(morning.html)
  })

  test.each([
    ...['/locations/soho', '/tribeca/laight-aesthetic-practice'],
    ...['/medspas', '/medspas?open=evening', '/services/botox', '/soho', '/treatments/botox/soho'],
  ])('%s has none and stays the same day and night', async (path) => {
    const day = await at('2027-02-05T14:01:00Z', path)
    expect(day.html).toContain('data-hours=')
    const night = await at('2027-02-05T08:00:00Z', path)
    expect(night.headers.get('x-cache')).toBe('hit')
    expect(night.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=86400')
  })
})

// §D4.36
test("a closed clinic's page turns 410 at midnight in New York, and its ETag and freshness end before", async () => {
  const [clinic = ''] = await column(`SELECT '/' || location || '/' || segment FROM clinics LIMIT 1`)
  await env.DB.prepare(
    `UPDATE clinics SET status = '{"kind":"closed","on":"2026-02-05"}' WHERE '/' || location || '/' || segment = ?`,
  )
    .bind(clinic)
    .run()
  const lastDay = await at('2027-02-05T04:59:00Z', clinic)
  expect(lastDay.status).toBe(200)
  expect(lastDay.headers.get('etag')).toContain('20270205T0445Z')
  expect(lastDay.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=60, stale-if-error=3600')
  const dayAfter = await at('2027-02-05T05:00:00Z', clinic)
  expect(dayAfter.status).toBe(410)
})

describe('an uncached page', () => {
  test.each(['/no-such-page', '/treatments/botox/atlantis'])('is %s', async (path) => {
    await site.ask(path)
    const { headers } = await site.ask(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-cache')).toBeNull()
  })

  test.each(['/no-such-page', '/treatments/botox/atlantis'])(
    'is never a 304, even with the ETag of a page: %s',
    async (path) => {
      const etag = (await site.ask('/treatments')).headers.get('etag') ?? ''
      const { status, headers } = await site.ask(path, {}, { headers: { 'if-none-match': etag } })
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

describe('after a reseed', () => {
  test('a page read from newer data than the catalog reloads the catalog and is new throughout', async () => {
    const before = await site.ask('/treatments/prp')
    await env.DB.batch([
      env.DB.prepare(`UPDATE site SET version = 'another', name = 'Another Name'`),
      env.DB.prepare(`UPDATE treatments SET description = 'Another description of it.' WHERE slug = 'kybella'`),
    ])
    const after = await site.ask('/treatments/kybella')
    expect(after.html).toContain('<meta property="og:site_name" content="Another Name"/>')
    expect(after.text).toContain('Another Name')
    expect(after.html).toContain('Another description of it.')
    expect(after.headers.get('etag')).toContain('another')
    expect((await site.ask('/treatments/prp')).headers.get('etag')).not.toBe(before.headers.get('etag'))
  })

  test.each([
    '/prices.csv',
    '/prices.json',
    '/areas.csv',
    '/medspas.json',
    '/directory.json',
    '/feed.atom',
    '/api/v1/prices',
  ])('%s is of the new data version, and reloads the catalog', async (path) => {
    await site.ask('/treatments')
    const version = crypto.randomUUID()
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    await site.ask(path)
    expect((await site.ask('/treatments')).headers.get('etag')).toContain(version)
  })

  async function versionsAfterIdle(seconds: number, version: string): Promise<string[]> {
    site.clearCachedCatalog()
    await site.ask('/treatments')
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    const answers = [await site.ask('/treatments'), await site.ask('/treatments')]
    vi.useRealTimers()
    return answers.map(({ headers }) => (headers.get('etag')?.includes(version) ? 'new' : 'old'))
  }

  test.each([
    [2, 'does not check the data version', ['old', 'old']],
    [5, 'checks in the background', ['old', 'new']],
    [60, 'checks before the first response', ['new', 'new']],
    [3600, 'checks before the first response', ['new', 'new']],
  ])('an isolate idle for %i s %s', async (seconds, _, answers) => {
    expect(await versionsAfterIdle(seconds, crypto.randomUUID())).toEqual(answers)
  })

  test('serves cached pages as no-store when the database is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site.clearCachedCatalog()
    const { headers } = await site.ask('/treatments')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    const pages = [
      await site.ask('/treatments', UNAVAILABLE),
      await site.ask('/treatments?never=asked', UNAVAILABLE),
      await site.ask('/treatments', UNAVAILABLE, again),
    ]
    vi.useRealTimers()
    for (const page of pages) {
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      for (const name of ['cloudflare-cdn-cache-control', 'etag']) expect(page.headers.get(name)).toBeNull()
    }
    site.clearCachedCatalog()
  })
})

// §D4.32
test('a page is cached for a day at the edge and for seconds in browsers, with a purge tag', async () => {
  const { headers } = await site.ask('/locations')
  expect(headers.get('cache-control')).toBe('public, max-age=5')
  expect(headers.get('cloudflare-cdn-cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=3600, stale-if-error=604800',
  )
  expect(headers.get('cache-tag')).toBe('site')
  expect(headers.get('vary')).toBeNull()
})
