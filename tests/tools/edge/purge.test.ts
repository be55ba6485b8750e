import { beforeEach, describe, expect, test } from 'vitest'
import { TestedEdge } from './tested-edge.ts'

// The tests of the group `purge`, except that of `failPurges`, follow
// developers.cloudflare.com/workers/cache/purge/.

let testedEdge: TestedEdge
beforeEach(() => {
  testedEdge = new TestedEdge()
})

describe('purge', () => {
  const createTaggedHandler = (tag: string) => testedEdge.createHandler('max-age=60', { 'cache-tag': tag })

  test('purges by tag in all data centers, ignoring case, and strips the tags from responses', async () => {
    testedEdge.handle = createTaggedHandler('other, Site')
    const { response } = await testedEdge.get()
    await testedEdge.get('/', {}, 1)
    expect(response.headers.get('cache-tag')).toBeNull()
    expect(await testedEdge.edge.purge({ tags: ['sITE'] })).toEqual({ success: true, errors: [] })
    expect([(await testedEdge.get()).cacheStatus, (await testedEdge.get('/', {}, 1)).body]).toEqual([
      'MISS',
      'response 2',
    ])
  })

  test('does not purge a response by an invalid tag', async () => {
    testedEdge.handle = createTaggedHandler('not valid')
    await testedEdge.get()
    await testedEdge.edge.purge({ tags: ['not valid', 'not', 'valid'] })
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
  })

  test('purges by path prefix, and purges everything', async () => {
    await testedEdge.getCacheStatuses('/blog/a', '/about')
    await testedEdge.edge.purge({ pathPrefixes: ['/blog/'] })
    expect(await testedEdge.getCacheStatuses('/blog/a', '/about')).toEqual(['MISS', 'HIT'])
    await testedEdge.edge.purge({ purgeEverything: true })
    expect(await testedEdge.getCacheStatuses('/blog/a', '/about')).toEqual(['MISS', 'MISS'])
  })

  test('purges the entries of all Worker versions', async () => {
    await testedEdge.get()
    testedEdge.version = 'v2'
    await testedEdge.edge.purge({ purgeEverything: true })
    testedEdge.version = 'v1'
    expect((await testedEdge.get()).cacheStatus).toBe('MISS')
  })

  test('fails after 25 purges at once, and then allows five more per minute', async () => {
    const purge = async () => (await testedEdge.edge.purge({ tags: ['site'] })).success
    for (let count = 0; count < 25; count++) expect(await purge()).toBe(true)
    expect(await testedEdge.edge.purge({ tags: ['site'] })).toMatchObject({
      success: false,
      errors: [expect.anything()],
    })
    testedEdge.elapsedSeconds = 13
    expect([await purge(), await purge()]).toEqual([true, false])
  })

  test('after failPurges(1), fails once without purging', async () => {
    await testedEdge.get()
    testedEdge.edge.failPurges(1)
    expect((await testedEdge.edge.purge({ purgeEverything: true })).success).toBe(false)
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
    expect((await testedEdge.edge.purge({ purgeEverything: true })).success).toBe(true)
    expect((await testedEdge.get()).cacheStatus).toBe('MISS')
  })
})

describe('assumptions that the documentation does not confirm', () => {
  test('a response requested before a purge and received after the purge is cached', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const respond = testedEdge.handle
    testedEdge.handle = (request) => released.then(() => respond(request))
    const firstRequest = testedEdge.get()
    await testedEdge.edge.purge({ purgeEverything: true })
    release()
    await firstRequest
    expect((await testedEdge.get()).cacheStatus).toBe('HIT')
  })

  test('an aborted response is not cached, and aborts for the client', async () => {
    testedEdge.handle = () => {
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
    const response = await testedEdge.edge.fetch(new Request('https://site.test/'))
    await expect(response.text()).rejects.toThrow('the response was aborted')
    testedEdge.handle = testedEdge.createHandler('max-age=60')
    expect((await testedEdge.get()).cacheStatus).toBe('MISS')
  })
})
