import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// The name of each group begins with the name of a page under developers.cloudflare.com/workers/cache/.

let tested: TestedEdge
beforeEach(() => {
  tested = new TestedEdge()
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
  ])('caches a %i without Cache-Control for %i s', async (status, lifetime) => {
    tested.handle = () => new Response(null, { status })
    expect(await tested.cacheStatusAfter(lifetime - 1)).toBe('HIT')
    tested.seconds += 2
    expect((await tested.get()).cacheStatus).not.toBe('HIT')
  })

  test.each([302, 303, 307, 403, 500, 503])('does not cache a %i without Cache-Control', async (status) => {
    tested.handle = tested.respondWith(null, {}, status)
    expect(await tested.cacheStatusAfter(0)).toBe('BYPASS')
  })

  test('caches an error with a cache lifetime', async () => {
    tested.handle = tested.respondWith('public, max-age=60', {}, 500)
    expect(await tested.cacheStatusAfter(0)).toBe('HIT')
  })

  test.each([206, 520, 526])('never caches a %i', async (status) => {
    tested.handle = tested.respondWith('public, max-age=60', {}, status)
    expect(await tested.cacheStatusAfter(0)).toBe('BYPASS')
  })

  test.each(['no-store', 'private', 'private, max-age=60'])('does not cache %s', async (cacheControl) => {
    tested.handle = tested.respondWith(cacheControl)
    expect(await tested.cacheStatusAfter(0)).toBe('BYPASS')
  })

  test('serves a fresh copy for max-age, then waits for the Worker', async () => {
    expect(await tested.cacheStatusAfter(59)).toBe('HIT')
    tested.seconds += 2
    expect((await tested.get()).body).toBe('response 2')
    expect(tested.edge.counts.EXPIRED).toBe(1)
  })

  test('serves a stale copy while revalidating, for at most stale-while-revalidate', async () => {
    tested.handle = tested.respondWith('max-age=60, stale-while-revalidate=30')
    await tested.get()
    tested.seconds = 70
    const stale = await tested.get()
    expect([stale.cacheStatus, stale.body]).toEqual(['UPDATING', 'response 1'])
    await vi.waitFor(async () => expect((await tested.get()).body).toBe('response 2'))
    expect((await tested.get()).cacheStatus).toBe('HIT')
    tested.seconds = 70 + 60 + 31
    expect((await tested.get()).cacheStatus).toBe('EXPIRED')
  })

  test.each(['s-maxage=60', 'max-age=60, must-revalidate', 'max-age=60, proxy-revalidate'])(
    '%s disables serving stale copies',
    async (cacheControl) => {
      tested.handle = tested.respondWith(`public, ${cacheControl}, stale-while-revalidate=90, stale-if-error=90`)
      expect(await tested.cacheStatusAfter(59)).toBe('HIT')
      tested.seconds = 61
      tested.handle = tested.respondWith('no-store', {}, 503)
      expect((await tested.get()).response.status).toBe(503)
    },
  )

  test.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['returns 503', () => new Response('away', { status: 503, headers: { 'cache-control': 'no-store' } })],
  ])('if the Worker %s, serves a stale copy for at most stale-if-error', async (_, failing) => {
    tested.handle = tested.respondWith('max-age=60, stale-if-error=600')
    await tested.get()
    tested.handle = failing
    tested.seconds = 600
    expect(await tested.get()).toMatchObject({ cacheStatus: 'STALE', body: 'response 1' })
    tested.seconds = 661
    expect((await tested.get()).response.status).toBeGreaterThanOrEqual(500)
  })

  test('without stale-if-error, serves a stale copy on errors forever', async () => {
    await tested.get()
    tested.handle = tested.respondWith('no-store', {}, 503)
    tested.seconds = 30 * 24 * 3600
    expect((await tested.get()).cacheStatus).toBe('STALE')
  })

  test('uses the most specific header, and removes Cloudflare-CDN-Cache-Control from the response', async () => {
    const cdn = { 'cdn-cache-control': 'max-age=20', 'cloudflare-cdn-cache-control': 'max-age=40' }
    tested.handle = tested.respondWith('max-age=5', cdn)
    const { response } = await tested.get()
    expect(response.headers.get('cache-control')).toBe('max-age=5')
    expect(response.headers.get('cdn-cache-control')).toBe('max-age=20')
    expect(response.headers.get('cloudflare-cdn-cache-control')).toBeNull()
    expect(await tested.cacheStatusAfter(39)).toBe('HIT')
    tested.seconds += 2
    expect((await tested.get()).cacheStatus).toBe('EXPIRED')
  })

  test('revalidates with the ETag, and serves the same body after a 304', async () => {
    tested.handle = tested.respondWith('max-age=60', { etag: '"a"' })
    await tested.get()
    tested.handle = (request) =>
      new Response(null, {
        status: request.headers.get('if-none-match') === '"a"' ? 304 : 500,
        headers: { etag: '"a"', 'cache-control': 'max-age=60' },
      })
    tested.seconds = 61
    expect(await tested.get()).toMatchObject({ cacheStatus: 'REVALIDATED', body: 'response 1' })
    tested.seconds = 120
    expect((await tested.get()).cacheStatus).toBe('HIT')
  })

  test('revalidates a no-cache response before each use', async () => {
    tested.handle = tested.respondWith('no-cache')
    expect(await tested.cacheStatusAfter(0)).toBe('EXPIRED')
  })

  test('does not cache a response with Set-Cookie', async () => {
    tested.handle = tested.respondWith('public, max-age=60', { 'set-cookie': 'a=1' })
    expect(await tested.cacheStatusAfter(0)).toBe('BYPASS')
  })

  test('caches a response to a request with Authorization only if it is public', async () => {
    const init = { headers: { authorization: 'Bearer x' } }
    tested.handle = tested.respondWith('max-age=60')
    expect((await tested.get('/a', init)).cacheStatus).toBe('BYPASS')
    tested.handle = tested.respondWith('public, max-age=60')
    expect((await tested.get('/b', init)).cacheStatus).toBe('MISS')
    expect((await tested.get('/b')).cacheStatus).toBe('HIT')
  })

  test("ignores a visitor's Cache-Control and Pragma", async () => {
    await tested.get()
    expect((await tested.get('/', { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })).cacheStatus).toBe(
      'HIT',
    )
  })

  test("returns 304 for a visitor's matching ETag", async () => {
    tested.handle = tested.respondWith('max-age=60', { etag: '"a"' })
    await tested.get()
    const { response, body } = await tested.get('/', { headers: { 'if-none-match': 'W/"a"' } })
    expect([response.status, body, tested.edge.workerRuns()]).toEqual([304, '', 1])
  })
})
