// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { beforeAll, describe, expect, test } from 'vitest'
import { UNAVAILABLE_DATABASE_BINDINGS } from '../../tools/fake-databases.ts'
import { loadProductionApp } from '../../tools/production.ts'
import { createRecordingDatabase } from '../../tools/recording-database.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>

beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

describe('a cached page', () => {
  test('is a hit without a database query, with the HTML and the ETag of the first response', async () => {
    site.clearCachedCatalog()
    const first = await site.fetchPage('/treatments/botox/soho')
    const { db, countRoundTrips } = createRecordingDatabase()
    const second = await site.fetchPage('/treatments/botox/soho', { DB: db })
    expect(countRoundTrips()).toBe(0)
    expect(second.headers.get('x-cache')).toBe('hit')
    expect(second.html).toBe(first.html)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  // §D2.30
  test('has the original headers on a hit, and the caching headers on a 304', async () => {
    const readHeaders = ({ headers }: { headers: Headers }) => Object.fromEntries(headers)
    const first = await site.fetchPage('/treatments/botox/tribeca')
    const { 'x-cache': cache, ...second } = readHeaders(await site.fetchPage('/treatments/botox/tribeca'))
    expect(cache).toBe('hit')
    expect(second).toEqual(readHeaders(first))
    const conditionalRequest = { headers: { 'if-none-match': second['etag'] ?? '' } }
    const cachingHeaders = ['cache-control', 'cache-tag', 'cloudflare-cdn-cache-control', 'etag']
    const cachedAndUncached = ['/treatments/botox/tribeca', '/treatments/botox/tribeca?never=asked']
    for (const revalidated of await Promise.all(
      cachedAndUncached.map((path) => site.fetchPage(path, {}, conditionalRequest)),
    )) {
      expect(revalidated.status).toBe(304)
      expect(readHeaders(revalidated)).toEqual(Object.fromEntries(cachingHeaders.map((name) => [name, second[name]])))
    }
  })

  test('is evicted if the cache exceeds 24 MB, least recently used first', async () => {
    const createPath = (number: number) => `/treatments/botox?n=${number}`
    const byteCount = new TextEncoder().encode((await site.fetchPage(createPath(0))).html).length
    const pageCount = Math.ceil((24 * 1024 * 1024) / byteCount)
    for (let number = 1; number <= pageCount; number++) {
      await site.fetchPage(createPath(number))
      if (number % 50 === 0) await site.fetchPage(createPath(0))
    }
    const isCached = async (number: number) =>
      (await site.fetchPage(createPath(number))).headers.get('x-cache') === 'hit'
    expect(await isCached(0)).toBe(true)
    expect(await isCached(pageCount)).toBe(true)
    expect(await isCached(1)).toBe(false)
  }, 60_000)

  test('responds to HEAD without a database query', async () => {
    const path = '/treatments/fillers/soho'
    site.clearCachedCatalog()
    const first = await site.fetchPage(path)
    const { db, countRoundTrips } = createRecordingDatabase()
    const head = await site.fetchPage(path, { DB: db }, { method: 'HEAD' })
    expect([head.status, head.html, head.headers.get('x-cache')]).toEqual([200, '', 'hit'])
    expect(head.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(countRoundTrips()).toBe(0)
  })

  // §D2.22
  test('is served while the database is unavailable', async () => {
    await site.fetchPage('/soho')
    expect((await site.fetchPage('/soho', UNAVAILABLE_DATABASE_BINDINGS)).status).toBe(200)
    const other = await site.fetchPage('/tribeca', UNAVAILABLE_DATABASE_BINDINGS)
    expect(other.status).toBe(503)
    expect(other.headers.get('retry-after')).toBe('30')
  })

  test('returns a 304 without a body for an If-None-Match with its ETag, but not if that is too long', async () => {
    const { headers } = await site.fetchPage('/soho')
    const etag = headers.get('etag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, html } = await site.fetchPage('/soho', UNAVAILABLE_DATABASE_BINDINGS, {
        headers: { 'if-none-match': ifNoneMatch },
      })
      expect([status, html]).toEqual([304, ''])
    }
    const tooLong = `${'"x", '.repeat(600)}${etag}`
    for (const ifNoneMatch of ['"other"', tooLong])
      expect((await site.fetchPage('/soho', {}, { headers: { 'if-none-match': ifNoneMatch } })).status).toBe(200)
  })

  test('is keyed by its query string', async () => {
    expect((await site.fetchPage('/medspas')).html).not.toBe((await site.fetchPage('/medspas?page=2')).html)
  })
})

describe('an uncached page', () => {
  test.each(['/no-such-page', '/treatments/botox/atlantis'])('has no ETag and is never a hit: %s', async (path) => {
    await site.fetchPage(path)
    const { headers } = await site.fetchPage(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-cache')).toBeNull()
  })

  test.each(['/no-such-page', '/treatments/botox/atlantis'])(
    'is never a 304, even with the ETag of a cached page: %s',
    async (path) => {
      const etag = (await site.fetchPage('/treatments')).headers.get('etag') ?? ''
      const { status, headers } = await site.fetchPage(path, {}, { headers: { 'if-none-match': etag } })
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

// §D4.32
test('a page is cached at the edge for a day and in browsers for seconds, with a cache tag', async () => {
  const { headers } = await site.fetchPage('/locations')
  expect(headers.get('cache-control')).toBe('public, max-age=5')
  expect(headers.get('cloudflare-cdn-cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=3600, stale-if-error=604800',
  )
  expect(headers.get('cache-tag')).toBe('site')
  expect(headers.get('vary')).toBeNull()
})

test('a 304 for /directory.json has no body, and only for its ETag', async () => {
  const { headers, html } = await site.fetchPage('/directory.json')
  const etag = headers.get('etag') ?? ''
  const fetchIfNot = (ifNoneMatch: string) =>
    site.fetchPage('/directory.json', {}, { headers: { 'if-none-match': ifNoneMatch } })
  const conditional = await fetchIfNot(etag)
  expect([conditional.status, conditional.html.length, conditional.headers.get('etag')]).toEqual([304, 0, etag])
  expect(conditional.headers.get('content-type')).toBeNull()
  const changed = await fetchIfNot('"other"')
  expect([changed.status, changed.html.length]).toEqual([200, html.length])
})
