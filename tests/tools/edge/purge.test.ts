import { beforeEach, describe, expect, test } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// The tests of the group `purge` follow developers.cloudflare.com/workers/cache/purge/.

let tested: TestedEdge
beforeEach(() => {
  tested = new TestedEdge()
})

describe('purge', () => {
  const tagged = (tag: string) => tested.respondWith('max-age=60', { 'cache-tag': tag })

  test('purges by tag in all data centers, ignoring case, and strips the tags from responses', async () => {
    tested.handle = tagged('other, Site')
    const { response } = await tested.get()
    await tested.get('/', {}, 1)
    expect(response.headers.get('cache-tag')).toBeNull()
    expect(await tested.edge.purge({ tags: ['sITE'] })).toEqual({ success: true, errors: [] })
    expect([(await tested.get()).cacheStatus, (await tested.get('/', {}, 1)).body]).toEqual(['MISS', 'response 2'])
  })

  test('does not purge a response by an invalid tag', async () => {
    tested.handle = tagged('not valid')
    await tested.get()
    await tested.edge.purge({ tags: ['not valid', 'not', 'valid'] })
    expect((await tested.get()).cacheStatus).toBe('HIT')
  })

  test('purges by path prefix, and purges everything', async () => {
    await tested.cacheStatuses('/blog/a', '/about')
    await tested.edge.purge({ pathPrefixes: ['/blog/'] })
    expect(await tested.cacheStatuses('/blog/a', '/about')).toEqual(['MISS', 'HIT'])
    await tested.edge.purge({ purgeEverything: true })
    expect(await tested.cacheStatuses('/blog/a', '/about')).toEqual(['MISS', 'MISS'])
  })

  test('purges the entries of all Worker versions', async () => {
    await tested.get()
    tested.version = 'v2'
    await tested.edge.purge({ purgeEverything: true })
    tested.version = 'v1'
    expect((await tested.get()).cacheStatus).toBe('MISS')
  })

  test('fails after 25 purges at once, and then allows five more per minute', async () => {
    const purge = async () => (await tested.edge.purge({ tags: ['site'] })).success
    for (let count = 0; count < 25; count++) expect(await purge()).toBe(true)
    expect(await tested.edge.purge({ tags: ['site'] })).toMatchObject({ success: false, errors: [expect.anything()] })
    tested.seconds = 13
    expect([await purge(), await purge()]).toEqual([true, false])
  })

  test('after failPurges(1), fails once without purging', async () => {
    await tested.get()
    tested.edge.failPurges(1)
    expect((await tested.edge.purge({ purgeEverything: true })).success).toBe(false)
    expect((await tested.get()).cacheStatus).toBe('HIT')
    expect((await tested.edge.purge({ purgeEverything: true })).success).toBe(true)
    expect((await tested.get()).cacheStatus).toBe('MISS')
  })
})

describe('assumed, because the documentation does not say', () => {
  test('a response requested before a purge and received after the purge is cached', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const respond = tested.handle
    tested.handle = (request) => released.then(() => respond(request))
    const first = tested.get()
    await tested.edge.purge({ purgeEverything: true })
    release()
    await first
    expect((await tested.get()).cacheStatus).toBe('HIT')
  })

  test('an aborted response is not cached, and aborts for the client', async () => {
    tested.handle = () => {
      const chunks = ['<main>', null]
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks.shift()
          if (chunk) controller.enqueue(new TextEncoder().encode(chunk))
          else controller.error(new Error('the data failed'))
        },
      })
      return new Response(stream, { headers: { 'cache-control': 'max-age=60' } })
    }
    const response = await tested.edge.fetch(new Request('https://site.test/'))
    await expect(response.text()).rejects.toThrow('broke off')
    tested.handle = tested.respondWith('max-age=60')
    expect((await tested.get()).cacheStatus).toBe('MISS')
  })
})
