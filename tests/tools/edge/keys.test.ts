import { beforeEach, describe, expect, test } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// The name of each group begins with the name of a page under developers.cloudflare.com/workers/cache/.

let testedEdge: TestedEdge
beforeEach(() => {
  testedEdge = new TestedEdge()
})

describe('index: tiers, collapsing, what is cached', () => {
  test('serves a second request from the cache, without running the Worker', async () => {
    const [first, second] = [await testedEdge.get(), await testedEdge.get()]
    expect([first.cacheStatus, second.cacheStatus, second.body]).toEqual(['MISS', 'HIT', first.body])
    expect(testedEdge.edge.getWorkerRunCount()).toBe(1)
  })

  test('serves another data center from the upper tier', async () => {
    await testedEdge.get()
    testedEdge.elapsedSeconds = 50
    expect((await testedEdge.get('/', {}, 1)).cacheStatus).toBe('HIT')
    testedEdge.elapsedSeconds = 61
    expect((await testedEdge.get('/', {}, 1)).cacheStatus).toBe('EXPIRED')
  })

  test('runs the Worker once for concurrent requests, even if the response is a stream', async () => {
    testedEdge.handle = () =>
      new Response(new Blob(['a ', 'stream']).stream(), { headers: { 'cache-control': 'max-age=60' } })
    const results = await Promise.all([
      testedEdge.get(),
      testedEdge.get(),
      testedEdge.get('/', {}, 1),
      testedEdge.get(),
    ])
    expect(results.map(({ body }) => body)).toEqual(Array(4).fill('a stream'))
    expect(testedEdge.edge.getWorkerRunCount()).toBe(1)
  })

  test('runs the Worker for each concurrent request if the response cannot be cached', async () => {
    testedEdge.handle = testedEdge.createHandler('no-store')
    const results = await Promise.all([testedEdge.get(), testedEdge.get(), testedEdge.get('/', {}, 1)])
    expect(new Set(results.map(({ body }) => body)).size).toBe(3)
    expect(testedEdge.edge.counts.BYPASS).toBe(3)
  })

  test('caches a variant for each exact value of the headers in Vary', async () => {
    testedEdge.handle = testedEdge.createHandler('max-age=60', { vary: 'Accept' })
    const getCacheStatusFor = async (value: string) =>
      (await testedEdge.get('/', { headers: { accept: value } })).cacheStatus
    expect([await getCacheStatusFor('a, b'), await getCacheStatusFor('b, a'), await getCacheStatusFor('a, b')]).toEqual(
      ['MISS', 'MISS', 'HIT'],
    )
    await testedEdge.edge.purge({ pathPrefixes: ['/'] })
    expect([await getCacheStatusFor('a, b'), await getCacheStatusFor('b, a')]).toEqual(['MISS', 'MISS'])
  })

  test('does not cache a response with Vary: *', async () => {
    testedEdge.handle = testedEdge.createHandler('max-age=60', { vary: '*' })
    expect(await testedEdge.getCacheStatuses('/', '/')).toEqual(['BYPASS', 'BYPASS'])
  })

  test('sends POST requests and WebSockets to the Worker, even if the URL is cached', async () => {
    await testedEdge.get()
    expect((await testedEdge.get('/', { method: 'POST' })).cacheStatus).toBe('BYPASS')
    expect((await testedEdge.get('/', { headers: { upgrade: 'websocket' } })).cacheStatus).toBe('BYPASS')
    expect(testedEdge.edge.getWorkerRunCount()).toBe(3)
  })
})

describe('cache-keys', () => {
  test('include path and query string, in the order given', async () => {
    const urls = ['/a?x=1&y=2', '/a?y=2&x=1', '/a', '/a/', '/a?x=1&y=2']
    expect(await testedEdge.getCacheStatuses(...urls)).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'HIT'])
  })

  test('include the Worker version', async () => {
    await testedEdge.get()
    testedEdge.version = 'v2'
    expect((await testedEdge.get()).cacheStatus).toBe('MISS')
    testedEdge.version = 'v1'
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
  })

  test('do not include the host or other headers', async () => {
    await testedEdge.get()
    const otherRequest = new Request('https://other.test/', { headers: { cookie: 'a=1', 'accept-language': 'fr' } })
    expect((await testedEdge.edge.fetch(otherRequest)).headers.get('cf-cache-status')).toBe('HIT')
  })

  test('include the headers that could rewrite a request', async () => {
    await testedEdge.get()
    expect((await testedEdge.get('/', { headers: { 'x-original-url': '/b' } })).cacheStatus).toBe('MISS')
  })

  test('HEAD and GET share a key, and the Worker always receives GET', async () => {
    const head = await testedEdge.get('/', { method: 'HEAD' })
    expect([head.cacheStatus, head.body, testedEdge.workerRequests[0]?.method]).toEqual(['MISS', '', 'GET'])
    expect((await testedEdge.get()).body).toBe('response 1')
    expect((await testedEdge.get('/', { method: 'HEAD' })).cacheStatus).toBe('HIT')
  })
})
