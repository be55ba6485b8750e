import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createEdge, type Edge } from './edge.ts'

// Each title says what Cloudflare documents; each group names the page, below developers.cloudflare.com/workers/cache/.

type Answer = (request: Request) => Response | Promise<Response>

let seconds = 0
let deployed = 'v1'
let runs: Request[] = []
let answer: Answer
let edge: Edge

beforeEach(() => {
  seconds = 0
  deployed = 'v1'
  runs = []
  answer = saying('public, max-age=60')
  const worker = async (request: Request) => {
    runs.push(request)
    return answer(request)
  }
  edge = createEdge({ worker, version: () => deployed, now: () => seconds * 1000, dataCenters: 2 })
})

/** A Worker that numbers its responses. */
const saying =
  (cacheControl: string | null, headers: Record<string, string> = {}, status = 200): Answer =>
  () =>
    new Response(`response ${runs.length}`, {
      status,
      headers: { ...(cacheControl === null ? {} : { 'cache-control': cacheControl }), ...headers },
    })

async function get(url = '/', init: RequestInit = {}, dataCenter = 0) {
  const response = await edge.fetch(new Request(`https://site.test${url}`, init), dataCenter)
  return { response, status: response.headers.get('cf-cache-status'), body: await response.text() }
}

/** The `cf-cache-status` of one request after the other. */
async function statuses(...urls: string[]) {
  const all: (string | null)[] = []
  for (const url of urls) all.push((await get(url)).status)
  return all
}

/** What a request gets that comes so many seconds after the first. */
async function statusAfter(wait: number, url = '/') {
  await get(url)
  seconds += wait
  return (await get(url)).status
}

describe('index: tiers, collapsing, what is cached', () => {
  test('answers a second request without the Worker, with the same body', async () => {
    const [first, second] = [await get(), await get()]
    expect([first.status, second.status, second.body]).toEqual(['MISS', 'HIT', first.body])
    expect(edge.workerRuns()).toBe(1)
  })

  test('answers another data center from the upper tier', async () => {
    await get()
    seconds = 50
    expect((await get('/', {}, 1)).status).toBe('HIT')
    // Its copy is as old as that of the upper tier.
    seconds = 61
    expect((await get('/', {}, 1)).status).toBe('EXPIRED')
  })

  test('runs the Worker once for requests that come at the same time, streamed or not', async () => {
    answer = () => new Response(new Blob(['a ', 'stream']).stream(), { headers: { 'cache-control': 'max-age=60' } })
    const all = await Promise.all([get(), get(), get('/', {}, 1), get()])
    expect(all.map(({ body }) => body)).toEqual(Array(4).fill('a stream'))
    expect(edge.workerRuns()).toBe(1)
  })

  test('runs the Worker for each request at the same time if nothing may be stored', async () => {
    answer = saying('no-store')
    const all = await Promise.all([get(), get(), get('/', {}, 1)])
    expect(new Set(all.map(({ body }) => body)).size).toBe(3)
    expect(edge.counts.BYPASS).toBe(3)
  })

  test('stores a variant for each exact value of the headers in Vary', async () => {
    answer = saying('max-age=60', { vary: 'Accept' })
    const accept = async (value: string) => (await get('/', { headers: { accept: value } })).status
    expect([await accept('a, b'), await accept('b, a'), await accept('a, b')]).toEqual(['MISS', 'MISS', 'HIT'])
    await edge.purge({ pathPrefixes: ['/'] })
    expect([await accept('a, b'), await accept('b, a')]).toEqual(['MISS', 'MISS'])
  })

  test('stores nothing that says Vary: *', async () => {
    answer = saying('max-age=60', { vary: '*' })
    expect(await statuses('/', '/')).toEqual(['BYPASS', 'BYPASS'])
  })

  test('sends other methods and WebSockets to the Worker', async () => {
    await get()
    expect((await get('/', { method: 'POST' })).status).toBe('BYPASS')
    expect((await get('/', { headers: { upgrade: 'websocket' } })).status).toBe('BYPASS')
    expect(edge.workerRuns()).toBe(3)
  })
})

describe('cache-keys', () => {
  test('keys by path and query string, in their order', async () => {
    const urls = ['/a?x=1&y=2', '/a?y=2&x=1', '/a', '/a/', '/a?x=1&y=2']
    expect(await statuses(...urls)).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'HIT'])
  })

  test('keys by the Worker version', async () => {
    await get()
    deployed = 'v2'
    expect((await get()).status).toBe('MISS')
    deployed = 'v1'
    expect((await get()).status).toBe('HIT')
  })

  test('does not key by host, nor by other headers', async () => {
    await get()
    const other = new Request('https://other.test/', { headers: { cookie: 'a=1', 'accept-language': 'fr' } })
    expect((await edge.fetch(other)).headers.get('cf-cache-status')).toBe('HIT')
  })

  test('keys by the headers that could rewrite a request', async () => {
    await get()
    expect((await get('/', { headers: { 'x-original-url': '/b' } })).status).toBe('MISS')
  })

  test('fills HEAD by GET, and serves either from the other', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, head.body, runs[0]?.method]).toEqual(['MISS', '', 'GET'])
    expect((await get()).body).toBe('response 1')
    expect((await get('/', { method: 'HEAD' })).status).toBe('HIT')
  })
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
  ])('keeps a %i without Cache-Control for %i s', async (status, kept) => {
    answer = () => new Response(null, { status })
    expect(await statusAfter(kept - 1)).toBe('HIT')
    seconds += 2
    expect((await get()).status).not.toBe('HIT')
  })

  test.each([302, 303, 307, 403, 500, 503])('does not store a %i without Cache-Control', async (status) => {
    answer = saying(null, {}, status)
    expect(await statusAfter(0)).toBe('BYPASS')
  })

  test('stores an error that says it may be stored', async () => {
    answer = saying('public, max-age=60', {}, 500)
    expect(await statusAfter(0)).toBe('HIT')
  })

  test.each([206, 520, 526])('never stores a %i', async (status) => {
    answer = saying('public, max-age=60', {}, status)
    expect(await statusAfter(0)).toBe('BYPASS')
  })

  test.each(['no-store', 'private', 'private, max-age=60'])('does not store %s', async (cacheControl) => {
    answer = saying(cacheControl)
    expect(await statusAfter(0)).toBe('BYPASS')
  })

  test('is fresh for max-age, then waits for the Worker', async () => {
    expect(await statusAfter(59)).toBe('HIT')
    seconds += 2
    expect((await get()).body).toBe('response 2')
    expect(edge.counts.EXPIRED).toBe(1)
  })

  test('serves a stale copy while it revalidates, no longer than stale-while-revalidate says', async () => {
    answer = saying('max-age=60, stale-while-revalidate=30')
    await get()
    seconds = 70
    const stale = await get()
    expect([stale.status, stale.body]).toEqual(['UPDATING', 'response 1'])
    await vi.waitFor(async () => expect((await get()).body).toBe('response 2'))
    expect((await get()).status).toBe('HIT')
    seconds = 70 + 60 + 31
    expect((await get()).status).toBe('EXPIRED')
  })

  test.each(['s-maxage=60', 'max-age=60, must-revalidate', 'max-age=60, proxy-revalidate'])(
    '%s switches stale serving off',
    async (cacheControl) => {
      answer = saying(`public, ${cacheControl}, stale-while-revalidate=90, stale-if-error=90`)
      expect(await statusAfter(59)).toBe('HIT')
      seconds = 61
      answer = saying('no-store', {}, 503)
      expect((await get()).response.status).toBe(503)
    },
  )

  test.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['answers 503', () => new Response('away', { status: 503, headers: { 'cache-control': 'no-store' } })],
  ])('serves a stale copy when the Worker %s, as long as stale-if-error says', async (_, failing) => {
    answer = saying('max-age=60, stale-if-error=600')
    await get()
    answer = failing
    seconds = 600
    expect(await get()).toMatchObject({ status: 'STALE', body: 'response 1' })
    seconds = 661
    expect((await get()).response.status).toBeGreaterThanOrEqual(500)
  })

  test('serves a stale copy on errors for good without stale-if-error', async () => {
    await get()
    answer = saying('no-store', {}, 503)
    seconds = 30 * 24 * 3600
    expect((await get()).status).toBe('STALE')
  })

  test('lets the most specific header win, and strips its own from the response', async () => {
    const cdn = { 'cdn-cache-control': 'max-age=20', 'cloudflare-cdn-cache-control': 'max-age=40' }
    answer = saying('max-age=5', cdn)
    const { response } = await get()
    expect(response.headers.get('cache-control')).toBe('max-age=5')
    expect(response.headers.get('cdn-cache-control')).toBe('max-age=20')
    expect(response.headers.get('cloudflare-cdn-cache-control')).toBeNull()
    expect(await statusAfter(39)).toBe('HIT')
    seconds += 2
    expect((await get()).status).toBe('EXPIRED')
  })

  test('asks with the ETag, and keeps the body after a 304', async () => {
    answer = saying('max-age=60', { etag: '"a"' })
    await get()
    answer = (request) =>
      new Response(null, {
        status: request.headers.get('if-none-match') === '"a"' ? 304 : 500,
        headers: { etag: '"a"', 'cache-control': 'max-age=60' },
      })
    seconds = 61
    expect(await get()).toMatchObject({ status: 'REVALIDATED', body: 'response 1' })
    seconds = 120
    expect((await get()).status).toBe('HIT')
  })

  test('asks before each use of a no-cache response', async () => {
    answer = saying('no-cache')
    expect(await statusAfter(0)).toBe('EXPIRED')
  })

  test('stores no response with Set-Cookie', async () => {
    answer = saying('public, max-age=60', { 'set-cookie': 'a=1' })
    expect(await statusAfter(0)).toBe('BYPASS')
  })

  test('stores what was asked for with Authorization only if it is public', async () => {
    const init = { headers: { authorization: 'Bearer x' } }
    answer = saying('max-age=60')
    expect((await get('/a', init)).status).toBe('BYPASS')
    answer = saying('public, max-age=60')
    expect((await get('/b', init)).status).toBe('MISS')
    expect((await get('/b')).status).toBe('HIT')
  })

  test('takes no orders from a visitor', async () => {
    await get()
    expect((await get('/', { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })).status).toBe('HIT')
  })

  test('answers 304 to a visitor who has the copy', async () => {
    answer = saying('max-age=60', { etag: '"a"' })
    await get()
    const { response, body } = await get('/', { headers: { 'if-none-match': 'W/"a"' } })
    expect([response.status, body, edge.workerRuns()]).toEqual([304, '', 1])
  })
})

describe('purge', () => {
  const tagged = (tag: string) => saying('max-age=60', { 'cache-tag': tag })

  test('purges by tag in all data centers, whatever its case, and shows no tag', async () => {
    answer = tagged('other, Site')
    const { response } = await get()
    await get('/', {}, 1)
    expect(response.headers.get('cache-tag')).toBeNull()
    expect(await edge.purge({ tags: ['sITE'] })).toEqual({ success: true, errors: [] })
    expect([(await get()).status, (await get('/', {}, 1)).body]).toEqual(['MISS', 'response 2'])
  })

  test('keeps a response whose tag is invalid, and finds it by no tag', async () => {
    answer = tagged('not valid')
    await get()
    await edge.purge({ tags: ['not valid', 'not', 'valid'] })
    expect((await get()).status).toBe('HIT')
  })

  test('purges by path prefix, and everything', async () => {
    await statuses('/blog/a', '/about')
    await edge.purge({ pathPrefixes: ['/blog/'] })
    expect(await statuses('/blog/a', '/about')).toEqual(['MISS', 'HIT'])
    await edge.purge({ purgeEverything: true })
    expect(await statuses('/blog/a', '/about')).toEqual(['MISS', 'MISS'])
  })

  test('reaches the entries of all Worker versions', async () => {
    await get()
    deployed = 'v2'
    await edge.purge({ purgeEverything: true })
    deployed = 'v1'
    expect((await get()).status).toBe('MISS')
  })

  test('fails beyond 25 at once, and says so; five more are let through each minute', async () => {
    const purge = async () => (await edge.purge({ tags: ['site'] })).success
    for (let count = 0; count < 25; count++) expect(await purge()).toBe(true)
    expect(await edge.purge({ tags: ['site'] })).toMatchObject({ success: false, errors: [expect.anything()] })
    seconds = 13
    expect([await purge(), await purge()]).toEqual([true, false])
  })

  test('fails when a test wants it to, and purges nothing then', async () => {
    await get()
    edge.failPurges(1)
    expect((await edge.purge({ purgeEverything: true })).success).toBe(false)
    expect((await get()).status).toBe('HIT')
    expect((await edge.purge({ purgeEverything: true })).success).toBe(true)
    expect((await get()).status).toBe('MISS')
  })
})

describe('assumed, because it is documented nowhere', () => {
  test('a fill that a purge overtakes is stored all the same', async () => {
    let land = () => {}
    const held = new Promise<void>((resolve) => {
      land = resolve
    })
    const respond = answer
    answer = (request) => held.then(() => respond(request))
    const first = get()
    await edge.purge({ purgeEverything: true })
    land()
    await first
    expect((await get()).status).toBe('HIT')
  })

  test('a response whose stream breaks off is not stored, and breaks off for who asked', async () => {
    answer = () => {
      const parts = ['<main>', null]
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          const part = parts.shift()
          if (part) controller.enqueue(new TextEncoder().encode(part))
          else controller.error(new Error('the data failed'))
        },
      })
      return new Response(stream, { headers: { 'cache-control': 'max-age=60' } })
    }
    const broken = await edge.fetch(new Request('https://site.test/'))
    await expect(broken.text()).rejects.toThrow('broke off')
    answer = saying('max-age=60')
    expect((await get()).status).toBe('MISS')
  })
})
