import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// 'configuration' is the page under developers.cloudflare.com/workers/cache/ that describes this behavior.

let testedEdge: TestedEdge
beforeEach(() => {
  testedEdge = new TestedEdge()
})

describe('configuration: Cache-Control', () => {
  test.each([
    [200, 7200],
    [203, 7200],
    [204, 7200],
    [300, 1200],
    [301, 1200],
    [404, 180],
    [405, 60],
    [410, 180],
    [414, 60],
    [501, 60],
  ])('a %i is cached for %i s if it has no Cache-Control', async (status, lifetime) => {
    testedEdge.handle = () => new Response(null, { status })
    expect(await testedEdge.getCacheStatusAfter(lifetime - 1)).toBe('HIT')
    testedEdge.elapsedSeconds += 2
    expect((await testedEdge.get()).cacheStatus).not.toBe('HIT')
  })

  test.each([302, 303, 307, 403, 500, 503])('does not cache a %i without Cache-Control', async (status) => {
    testedEdge.handle = testedEdge.createHandler(null, {}, status)
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('BYPASS')
  })

  test('caches an error with a cache lifetime', async () => {
    testedEdge.handle = testedEdge.createHandler('public, max-age=60', {}, 500)
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('HIT')
  })

  test.each([206, 520, 526])('never caches a %i', async (status) => {
    testedEdge.handle = testedEdge.createHandler('public, max-age=60', {}, status)
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('BYPASS')
  })

  test.each(['no-store', 'private', 'private, max-age=60'])('does not cache %s', async (cacheControl) => {
    testedEdge.handle = testedEdge.createHandler(cacheControl)
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('BYPASS')
  })

  test('serves a fresh copy for max-age, then waits for the Worker', async () => {
    expect(await testedEdge.getCacheStatusAfter(59)).toBe('HIT')
    testedEdge.elapsedSeconds += 2
    expect((await testedEdge.get()).body).toBe('response 2')
    expect(testedEdge.edge.counts.EXPIRED).toBe(1)
  })

  test('serves a stale copy while revalidating, for at most stale-while-revalidate', async () => {
    testedEdge.handle = testedEdge.createHandler('max-age=60, stale-while-revalidate=30')
    await testedEdge.get()
    testedEdge.elapsedSeconds = 70
    const staleResult = await testedEdge.get()
    expect([staleResult.cacheStatus, staleResult.body]).toEqual(['UPDATING', 'response 1'])
    await vi.waitFor(async () => expect((await testedEdge.get()).body).toBe('response 2'))
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
    testedEdge.elapsedSeconds = 70 + 60 + 31
    expect((await testedEdge.get()).cacheStatus).toBe('EXPIRED')
  })

  test.each(['s-maxage=60', 'max-age=60, must-revalidate', 'max-age=60, proxy-revalidate'])(
    '%s disables serving stale copies',
    async (cacheControl) => {
      testedEdge.handle = testedEdge.createHandler(
        `public, ${cacheControl}, stale-while-revalidate=90, stale-if-error=90`,
      )
      expect(await testedEdge.getCacheStatusAfter(59)).toBe('HIT')
      testedEdge.elapsedSeconds = 61
      testedEdge.handle = testedEdge.createHandler('no-store', {}, 503)
      expect((await testedEdge.get()).response.status).toBe(503)
    },
  )

  test.each([
    ['throws', () => Promise.reject(new Error('unreachable'))],
    ['returns 503', () => new Response('unreachable', { status: 503, headers: { 'cache-control': 'no-store' } })],
  ])('if the Worker %s, serves a stale copy for at most stale-if-error', async (_, failingHandler) => {
    testedEdge.handle = testedEdge.createHandler('max-age=60, stale-if-error=600')
    await testedEdge.get()
    testedEdge.handle = failingHandler
    testedEdge.elapsedSeconds = 600
    expect(await testedEdge.get()).toMatchObject({ cacheStatus: 'STALE', body: 'response 1' })
    testedEdge.elapsedSeconds = 661
    expect((await testedEdge.get()).response.status).toBeGreaterThanOrEqual(500)
  })

  test('without stale-if-error, serves a stale copy on errors forever', async () => {
    await testedEdge.get()
    testedEdge.handle = testedEdge.createHandler('no-store', {}, 503)
    testedEdge.elapsedSeconds = 30 * 24 * 3600
    expect((await testedEdge.get()).cacheStatus).toBe('STALE')
  })

  test('uses the most specific header, and removes Cloudflare-CDN-Cache-Control from the response', async () => {
    const cdnHeaders = { 'cdn-cache-control': 'max-age=20', 'cloudflare-cdn-cache-control': 'max-age=40' }
    testedEdge.handle = testedEdge.createHandler('max-age=5', cdnHeaders)
    const { response } = await testedEdge.get()
    expect(response.headers.get('cache-control')).toBe('max-age=5')
    expect(response.headers.get('cdn-cache-control')).toBe('max-age=20')
    expect(response.headers.get('cloudflare-cdn-cache-control')).toBeNull()
    expect(await testedEdge.getCacheStatusAfter(39)).toBe('HIT')
    testedEdge.elapsedSeconds += 2
    expect((await testedEdge.get()).cacheStatus).toBe('EXPIRED')
  })

  test('revalidates with the ETag, and serves the same body after a 304', async () => {
    testedEdge.handle = testedEdge.createHandler('max-age=60', { etag: '"a"' })
    await testedEdge.get()
    testedEdge.handle = (request) =>
      new Response(null, {
        status: request.headers.get('if-none-match') === '"a"' ? 304 : 500,
        headers: { etag: '"a"', 'cache-control': 'max-age=60' },
      })
    testedEdge.elapsedSeconds = 61
    expect(await testedEdge.get()).toMatchObject({ cacheStatus: 'REVALIDATED', body: 'response 1' })
    testedEdge.elapsedSeconds = 120
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
  })

  test('requests a no-cache response without an ETag again for each use', async () => {
    testedEdge.handle = testedEdge.createHandler('no-cache')
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('EXPIRED')
  })

  test('does not cache a response with Set-Cookie', async () => {
    testedEdge.handle = testedEdge.createHandler('public, max-age=60', { 'set-cookie': 'a=1' })
    expect(await testedEdge.getCacheStatusAfter(0)).toBe('BYPASS')
  })

  test('caches a response to a request with Authorization only if it is public', async () => {
    const init = { headers: { authorization: 'Bearer x' } }
    testedEdge.handle = testedEdge.createHandler('max-age=60')
    expect((await testedEdge.get('/a', init)).cacheStatus).toBe('BYPASS')
    testedEdge.handle = testedEdge.createHandler('public, max-age=60')
    expect((await testedEdge.get('/b', init)).cacheStatus).toBe('MISS')
    expect((await testedEdge.get('/b')).cacheStatus).toBe('HIT')
  })

  test("ignores a visitor's Cache-Control and Pragma", async () => {
    await testedEdge.get()
    expect(
      (await testedEdge.get('/', { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })).cacheStatus,
    ).toBe('HIT')
  })

  test("returns 304 for a visitor's matching ETag", async () => {
    testedEdge.handle = testedEdge.createHandler('max-age=60', { etag: '"a"' })
    await testedEdge.get()
    const { response, body } = await testedEdge.get('/', { headers: { 'if-none-match': 'W/"a"' } })
    expect([response.status, body, testedEdge.edge.getWorkerRunCount()]).toEqual([304, '', 1])
  })
})
