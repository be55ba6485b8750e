import { beforeEach, describe, expect, test } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// The name of each group begins with the name of a page under developers.cloudflare.com/workers/cache/.

let tested: TestedEdge
beforeEach(() => {
  tested = new TestedEdge()
})

describe('index: tiers, collapsing, what is cached', () => {
  test('serves a second request with the same body without the Worker', async () => {
    const [first, second] = [await tested.get(), await tested.get()]
    expect([first.cacheStatus, second.cacheStatus, second.body]).toEqual(['MISS', 'HIT', first.body])
    expect(tested.edge.workerRuns()).toBe(1)
  })

  test('serves another data center from the upper tier', async () => {
    await tested.get()
    tested.seconds = 50
    expect((await tested.get('/', {}, 1)).cacheStatus).toBe('HIT')
    tested.seconds = 61
    expect((await tested.get('/', {}, 1)).cacheStatus).toBe('EXPIRED')
  })

  test('runs the Worker once for concurrent requests, streamed or not', async () => {
    tested.handle = () =>
      new Response(new Blob(['a ', 'stream']).stream(), { headers: { 'cache-control': 'max-age=60' } })
    const all = await Promise.all([tested.get(), tested.get(), tested.get('/', {}, 1), tested.get()])
    expect(all.map(({ body }) => body)).toEqual(Array(4).fill('a stream'))
    expect(tested.edge.workerRuns()).toBe(1)
  })

  test('runs the Worker for each concurrent request if the response cannot be cached', async () => {
    tested.handle = tested.respondWith('no-store')
    const all = await Promise.all([tested.get(), tested.get(), tested.get('/', {}, 1)])
    expect(new Set(all.map(({ body }) => body)).size).toBe(3)
    expect(tested.edge.counts.BYPASS).toBe(3)
  })

  test('caches a variant for each exact value of the headers in Vary', async () => {
    tested.handle = tested.respondWith('max-age=60', { vary: 'Accept' })
    const accept = async (value: string) => (await tested.get('/', { headers: { accept: value } })).cacheStatus
    expect([await accept('a, b'), await accept('b, a'), await accept('a, b')]).toEqual(['MISS', 'MISS', 'HIT'])
    await tested.edge.purge({ pathPrefixes: ['/'] })
    expect([await accept('a, b'), await accept('b, a')]).toEqual(['MISS', 'MISS'])
  })

  test('does not cache a response with Vary: *', async () => {
    tested.handle = tested.respondWith('max-age=60', { vary: '*' })
    expect(await tested.cacheStatuses('/', '/')).toEqual(['BYPASS', 'BYPASS'])
  })

  test('sends other methods and WebSockets to the Worker', async () => {
    await tested.get()
    expect((await tested.get('/', { method: 'POST' })).cacheStatus).toBe('BYPASS')
    expect((await tested.get('/', { headers: { upgrade: 'websocket' } })).cacheStatus).toBe('BYPASS')
    expect(tested.edge.workerRuns()).toBe(3)
  })
})

describe('cache-keys', () => {
  test('include path and query string, in the order given', async () => {
    const urls = ['/a?x=1&y=2', '/a?y=2&x=1', '/a', '/a/', '/a?x=1&y=2']
    expect(await tested.cacheStatuses(...urls)).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'HIT'])
  })

  test('include the Worker version', async () => {
    await tested.get()
    tested.version = 'v2'
    expect((await tested.get()).cacheStatus).toBe('MISS')
    tested.version = 'v1'
    expect((await tested.get()).cacheStatus).toBe('HIT')
  })

  test('do not include the host or other headers', async () => {
    await tested.get()
    const otherRequest = new Request('https://other.test/', { headers: { cookie: 'a=1', 'accept-language': 'fr' } })
    expect((await tested.edge.fetch(otherRequest)).headers.get('cf-cache-status')).toBe('HIT')
  })

  test('include the headers that could rewrite a request', async () => {
    await tested.get()
    expect((await tested.get('/', { headers: { 'x-original-url': '/b' } })).cacheStatus).toBe('MISS')
  })

  test('HEAD and GET share a key, and the Worker always receives GET', async () => {
    const head = await tested.get('/', { method: 'HEAD' })
    expect([head.cacheStatus, head.body, tested.workerRequests[0]?.method]).toEqual(['MISS', '', 'GET'])
    expect((await tested.get()).body).toBe('response 1')
    expect((await tested.get('/', { method: 'HEAD' })).cacheStatus).toBe('HIT')
  })
})
