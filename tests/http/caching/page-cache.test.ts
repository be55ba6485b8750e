// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadProduction } from '../../tools/production.ts'
import { recording } from '../../tools/recorder.ts'
import { type Bindings, column, readUntilAborted } from '../../tools/site.ts'
import { AWAY, waiting } from '../../tools/stand-ins.ts'

// Pages are not kept while developing, so this is the app as it is built for production.

let site: Awaited<ReturnType<typeof loadProduction>>
beforeAll(async () => {
  site = await loadProduction()
}, 60_000)

describe('a page asked for again', () => {
  test('costs neither a render nor a query, and is the same', async () => {
    site.clearCachedCatalog()
    const first = await site.ask('/treatments/botox/soho')
    const { db, trips } = recording()
    const second = await site.ask('/treatments/botox/soho', { DB: db })
    expect(trips()).toBe(0)
    expect(second.headers.get('x-cache')).toBe('hit')
    expect(second.html).toBe(first.html)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  // §D2.30
  test('is sent with the headers it had, and says that it is a hit', async () => {
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

  test('longest ago makes room for others once 24 MB are kept', async () => {
    const page = (number: number) => `/treatments/botox?n=${number}`
    const bytes = new TextEncoder().encode((await site.ask(page(0))).html).length
    const needed = Math.ceil((24 * 1024 * 1024) / bytes)
    for (let number = 1; number <= needed; number++) {
      await site.ask(page(number))
      // Page 0 is asked for again and again, page 1 never.
      if (number % 50 === 0) await site.ask(page(0))
    }
    const isKept = async (number: number) => (await site.ask(page(number))).headers.get('x-cache') === 'hit'
    expect(await isKept(0)).toBe(true)
    expect(await isKept(needed)).toBe(true)
    expect(await isKept(1)).toBe(false)
  }, 60_000)

  test('by HEAD costs no query either', async () => {
    const path = '/treatments/fillers/soho'
    site.clearCachedCatalog()
    const first = await site.ask(path)
    const { db, trips } = recording()
    const head = await site.ask(path, { DB: db }, { method: 'HEAD' })
    expect([head.status, head.html, head.headers.get('x-cache')]).toEqual([200, '', 'hit'])
    expect(head.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(trips()).toBe(0)
  })

  // §D2.22
  test('is served while the database is away', async () => {
    await site.ask('/soho')
    expect((await site.ask('/soho', AWAY)).status).toBe(200)
    const other = await site.ask('/tribeca', AWAY)
    expect(other.status).toBe(503)
    expect(other.headers.get('retry-after')).toBe('30')
  })

  test('by who has it already is a 304 without a body', async () => {
    const { headers } = await site.ask('/soho')
    const etag = headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, html } = await site.ask('/soho', AWAY, { headers: { 'if-none-match': tag } })
      expect([status, html]).toEqual([304, ''])
    }
    const tooLong = `${'"x", '.repeat(600)}${etag}`
    for (const tag of ['"other"', tooLong])
      expect((await site.ask('/soho', {}, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('with another query is another page', async () => {
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

describe('a page that says who is open now', () => {
  test.each([
    '/medspas',
    '/medspas?open=now',
    '/medspas?area=soho&open=now',
    '/services/botox',
    '/soho',
    '/appointments/botox',
    '/appointments/botox?area=soho',
  ])('%s is kept for its quarter of an hour, and made anew in the next', async (path) => {
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

  test.each(['/treatments/botox', '/appointments', '/locations/soho'])('%s is none', async (path) => {
    await at('2027-02-05T14:01:00Z', path)
    expect((await at('2027-02-05T08:00:00Z', path)).headers.get('x-cache')).toBe('hit')
  })
})

// §D4.36
test('the page of a clinic that closed ends with its notice at midnight in New York, also for who holds it', async () => {
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

describe('what is kept nowhere', () => {
  test.each(['/search?q=botox', '/search', '/no-such-page', '/treatments/botox/atlantis'])('%s', async (path) => {
    await site.ask(path)
    const { headers } = await site.ask(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-cache')).toBeNull()
  })
})

describe('when the data change', () => {
  test('a page read from newer data than the catalog is made anew, and is new throughout', async () => {
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
  ])('%s is of the newer data, and says so', async (path) => {
    await site.ask('/treatments')
    const version = crypto.randomUUID()
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    await site.ask(path)
    // The catalog was loaded anew for it; a file that overlooked the change would leave the older one.
    expect((await site.ask('/treatments')).headers.get('etag')).toContain(version)
  })

  /** What an isolate answers that knew its data and was then left alone for some seconds, while they were replaced. */
  async function askAfter(seconds: number, version: string): Promise<string[]> {
    site.clearCachedCatalog()
    await site.ask('/treatments')
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    const answers = [await site.ask('/treatments'), await site.ask('/treatments')]
    vi.useRealTimers()
    return answers.map(({ headers }) => (headers.get('etag')?.includes(version) ? 'new' : 'old'))
  }

  test.each([
    [2, 'does not look', ['old', 'old']],
    [5, 'looks beside the first request', ['old', 'new']],
    [60, 'looks before the first answer', ['new', 'new']],
    [3600, 'looks before the first answer', ['new', 'new']],
  ])('an isolate that was left alone for %i s %s', async (seconds, _, answers) => {
    expect(await askAfter(seconds, crypto.randomUUID())).toEqual(answers)
  })

  test('a database that is down meanwhile leaves the pages as they are, but no cache may store them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site.clearCachedCatalog()
    const { headers } = await site.ask('/treatments')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    const pages = [
      await site.ask('/treatments', AWAY),
      await site.ask('/treatments?never=asked', AWAY),
      await site.ask('/treatments', AWAY, again),
    ]
    vi.useRealTimers()
    for (const page of pages) {
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      for (const name of ['cloudflare-cdn-cache-control', 'etag']) expect(page.headers.get(name)).toBeNull()
    }
    site.clearCachedCatalog()
  })
})

test('in production styles come from our own files alone', async () => {
  const policy = (await site.ask('/treatments')).headers.get('content-security-policy')
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

// §D4.32
test('a page may stay at the edge for a day and in browsers for seconds, and carries the tag to purge it by', async () => {
  const { headers } = await site.ask('/locations')
  expect(headers.get('cache-control')).toBe('public, max-age=5')
  expect(headers.get('cloudflare-cdn-cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=3600, stale-if-error=604800',
  )
  expect(headers.get('cache-tag')).toBe('site')
  expect(headers.get('vary')).toBeNull()
})

test.each(['/no-such-page', '/search?q=botox', '/treatments/botox/atlantis'])(
  '%s is no 304, even with the ETag of a page',
  async (path) => {
    const etag = (await site.ask('/treatments')).headers.get('etag') ?? ''
    const { status, headers } = await site.ask(path, {}, { headers: { 'if-none-match': etag } })
    expect([status, headers.get('cache-control')]).toEqual([path.startsWith('/search') ? 200 : 404, 'no-store'])
  },
)

describe('tracking parameters', () => {
  const campaign =
    'utm_source=letter&utm_campaign=x&gclid=1&fbclid=2&msclkid=3&mc_cid=4&_ga=5&gbraid=6&wbraid=7&igshid=8&ttclid=9'

  // §D4.31
  test('change neither page nor headers, and are a hit of the page without them', async () => {
    const plain = await site.ask('/treatments/prp/brooklyn')
    const tracked = await site.ask(`/treatments/prp/brooklyn?${campaign}`)
    expect(tracked.headers.get('x-cache')).toBe('hit')
    expect(tracked.html).toBe(plain.html)
    expect(tracked.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(tracked.headers.get('link')).toBe(plain.headers.get('link'))
  })

  test('of a first visit leave nothing in the page that others get', async () => {
    const tracked = await site.ask(`/treatments/prp/queens?${campaign}`)
    expect(tracked.html + JSON.stringify([...tracked.headers])).not.toMatch(/utm_|clid/)
    const plain = await site.ask('/treatments/prp/queens')
    expect([plain.headers.get('x-cache'), plain.html]).toEqual(['hit', tracked.html])
  })

  test('leave the other parameters as they are', async () => {
    const plain = await site.ask('/medspas?area=queens&page=1')
    const tracked = await site.ask(`/medspas?utm_source=a&area=queens&gclid=b&page=1&${campaign}`)
    expect([tracked.headers.get('x-cache'), tracked.html]).toEqual(['hit', plain.html])
  })

  // §D4.31
  test('are kept by redirects', async () => {
    const { headers } = await site.ask('/Manhattan?utm_source=letter')
    expect(headers.get('location')).toBe('/manhattan?utm_source=letter')
  })
})

describe('a page whose data are slow', () => {
  const slow = (milliseconds: number, change: () => Promise<unknown> = async () => {}) => ({
    DB: waiting(() => new Promise((resolve) => setTimeout(resolve, milliseconds)).then(change)),
  })

  test('has the same cache headers as a whole one, and is a hit the next time', async () => {
    await site.ask('/treatments')
    const streamed = await site.ask('/treatments/fillers/tribeca', slow(60))
    const whole = await site.ask('/treatments/fillers/brooklyn')
    for (const name of ['cache-control', 'cloudflare-cdn-cache-control', 'cache-tag', 'etag', 'vary'])
      expect([name, streamed.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    const again = await site.ask('/treatments/fillers/tribeca')
    expect([again.headers.get('x-cache'), again.html]).toEqual(['hit', streamed.html])
  })

  test('that turn out newer than its head shows the newer main part and aborts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.ask('/treatments')
    const version = crypto.randomUUID()
    const change = () => env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    const { response, over } = site.answer('/treatments/fillers/queens', slow(60, change))
    const { html, isAborted } = await readUntilAborted(await response)
    expect(isAborted).toBe(true)
    await over()
    expect(html).toContain('Fillers')
    expect(html).toContain('</html>')
    const next = await site.ask('/treatments/fillers/queens')
    expect(next.headers.get('etag')).toContain(version)
  })
})
