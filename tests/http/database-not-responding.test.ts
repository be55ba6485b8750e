// @own-database: some tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addQueryTimeout, QUERY_TIMEOUT_MS } from '../../src/db/query-timeout.ts'
import { extractVisibleText, findHeadings } from '../tools/html.ts'
import { collectLoggedErrors } from '../tools/logged-errors.ts'
import { loadProductionApp } from '../tools/production.ts'
import { type Bindings, readUntilAborted } from '../tools/site.ts'

function createHangingDatabase() {
  const queries: string[] = []
  const never = () => new Promise<never>(() => {})
  const prepare = (sql: string) => {
    queries.push(sql)
    const statement = { bind: () => statement, all: never, raw: never, first: never, run: never }
    return statement
  }
  return { queries, DB: { prepare, batch: never } as unknown as D1Database }
}

describe('a query', () => {
  const methods: [string, (db: D1Database) => Promise<unknown>][] = [
    ['all', (db) => db.prepare('SELECT ?1 AS a').bind(1).all()],
    ['raw', (db) => db.prepare('SELECT ?1 AS a').bind(1).raw()],
    ['first', (db) => db.prepare('SELECT ?1 AS a').bind(1).first('a')],
    ['run', (db) => db.prepare('SELECT ?1 AS a').bind(1).run()],
    ['batch', (db) => db.batch([db.prepare('SELECT ?1 AS a').bind(1), db.prepare('SELECT 2 AS a')])],
  ]

  // §D2.20
  test.each(methods)('run with %s() rejects after the timeout', async (_, runQuery) => {
    await expect(runQuery(addQueryTimeout(createHangingDatabase().DB, 1))).rejects.toThrow(
      'the database query timed out after 1 ms',
    )
  })

  test.each(methods)('run with %s() returns its usual result within the timeout', async (_, runQuery) => {
    const formatWithoutMeta = (result: unknown) =>
      JSON.stringify(result, (key, value: unknown) => (key === 'meta' ? null : value))
    expect(formatWithoutMeta(await runQuery(addQueryTimeout(env.DB, 60_000)))).toBe(
      formatWithoutMeta(await runQuery(env.DB)),
    )
  })
})

describe('the site, while the database never responds,', () => {
  let site: Awaited<ReturnType<typeof loadProductionApp>>
  let hangingDatabase: ReturnType<typeof createHangingDatabase>
  const logged = collectLoggedErrors()

  beforeAll(async () => {
    site = await loadProductionApp()
    // Loads the modules that are imported on first use. The fake clock would not wait for an import.
    for (const path of [
      '/treatments/prp',
      '/clinics/clinic-002',
      '/services/prp',
      '/prices',
      '/sitemap.xml',
      '/api/v1/prices',
      '/prices.json',
    ])
      await site.fetchPage(path)
  }, 60_000)
  beforeEach(async () => {
    hangingDatabase = createHangingDatabase()
    // Marks the database as up and loads the catalog, by fetching an uncached page from the working database.
    await site.fetchPage(`/contact?n=${crypto.randomUUID()}`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function fetchUntilTimeout(
    path: string,
    init: RequestInit = {},
    bindings: Bindings = { DB: hangingDatabase.DB },
  ) {
    const { response } = site.send(path, bindings, init)
    const page = Promise.resolve(response).then(readUntilAborted)
    for (let round = 0; round < 4; round++) await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
    return page
  }

  const setVersion = async (version: string) => {
    await env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    site.clearCachedCatalog()
    vi.useRealTimers()
    await site.fetchPage('/treatments')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  }

  // §D2.20
  test.each(['/upper-east-side/marchetti-osei-dermatology', '/prices/botox?page=2', '/sitemap.xml', '/no-such-page'])(
    'returns 503 with Retry-After for %s, whose status depends on the data',
    async (path) => {
      const page = await fetchUntilTimeout(path)
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toBe('30')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(findHeadings(page.html, 1)).toEqual(["We'll be right back"])
      expect(logged.join()).toContain(`the database query timed out after ${QUERY_TIMEOUT_MS} ms`)
    },
  )

  test.each(['/api/v1/clinics', '/medspas.json'])('returns 503 as problem+json for %s', async (path) => {
    const page = await fetchUntilTimeout(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(page.headers.get('retry-after')).toBe('30')
  })

  test('returns 503 for the first request of an isolate', async () => {
    site.clearCachedCatalog()
    expect((await fetchUntilTimeout('/')).status).toBe(503)
  })

  test('shows the error in the page if its head was already sent, and returns 503 for the next request', async () => {
    const first = await fetchUntilTimeout('/treatments/botox')
    expect([first.status, first.isAborted]).toEqual([200, true])
    expect(findHeadings(first.html, 1)).toEqual(['Something went wrong'])
    expect(first.html).toMatch(/<\/html><!--[\w+/=]+-->$/)
    const second = await fetchUntilTimeout('/treatments/botox')
    expect(second.status).toBe(503)
    expect(second.headers.get('retry-after')).toBe('30')
  })

  // §D2.20
  test('returns 503 for HEAD', async () => {
    const page = await fetchUntilTimeout('/treatments/botox', { method: 'HEAD' })
    expect([page.status, page.headers.get('retry-after'), page.html]).toEqual([503, '30', ''])
  })

  describe('if there is a cache entry from before the last load,', () => {
    const CLINIC_PATH = '/upper-east-side/marchetti-osei-dermatology'
    const NOTE = "The directory can't be read at this moment. This is the page as it was before."

    beforeEach(async () => {
      vi.useRealTimers()
      await site.fetchPage(CLINIC_PATH)
      await site.fetchPage('/treatments/kybella')
      await setVersion(crypto.randomUUID().slice(0, 8))
    })

    // §D2.22
    test('serves the cache entry as stale and no-store, with a note, and logs it', async () => {
      const page = await fetchUntilTimeout(CLINIC_PATH)
      expect(page.status).toBe(200)
      expect(findHeadings(page.html, 1)[0]).toContain('Marchetti')
      expect(extractVisibleText(page.html)).toContain(NOTE)
      expect(page.headers.get('x-cache')).toBe('stale')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('etag')).toBeNull()
      expect(page.headers.get('retry-after')).toBeNull()
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(logged.join()).toContain('stale-page-sent')
    })

    test('sends no further query while the database is marked as down', async () => {
      await fetchUntilTimeout(CLINIC_PATH)
      hangingDatabase.queries.length = 0
      const page = await fetchUntilTimeout(CLINIC_PATH)
      expect([page.status, page.headers.get('x-cache'), hangingDatabase.queries]).toEqual([200, 'stale', []])
    })

    test('shows the main part of the cache entry in the page if the head is already sent', async () => {
      const page = await fetchUntilTimeout('/treatments/kybella')
      expect(page.status).toBe(200)
      expect(findHeadings(page.html, 1)[0]).toContain('Kybella')
      expect(extractVisibleText(page.html)).toContain(NOTE)
      expect(page.html.match(/<main\b/g)).toHaveLength(1)
      expect(logged.join()).toContain('"sentLastCopy":true')
    })

    test('serves fresh pages again after the first successful query', async () => {
      await fetchUntilTimeout(CLINIC_PATH)
      expect(site.isDatabaseDown()).toBe(true)
      vi.useRealTimers()
      await site.fetchPage(`/contact?n=${crypto.randomUUID()}`)
      const page = await site.fetchPage(CLINIC_PATH)
      expect([page.status, page.headers.get('x-cache')]).toEqual([200, null])
      expect(extractVisibleText(page.html)).not.toContain(NOTE)
    })
  })

  test('delays a page after an idle period by only about a second, for the data version check', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    vi.setSystemTime(Date.now() + 60_000)
    const { response } = site.send('/treatments', { DB: hangingDatabase.DB })
    let status: number | null = null
    void response.then((settled) => {
      status = settled.status
    })
    await vi.advanceTimersByTimeAsync(900)
    expect(status).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(status).toBe(200)
    await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
    // The fake clock ran ahead, so the time of the last catalog check is in the future of the real clock.
    site.clearCachedCatalog()
  })

  test('still checks for newer data', async () => {
    const countVersionChecks = async () => {
      vi.setSystemTime(Date.now() + 10_000)
      hangingDatabase.queries.length = 0
      await fetchUntilTimeout('/treatments')
      return hangingDatabase.queries.filter((sql) => sql.includes('"version"')).length
    }
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    expect([await countVersionChecks(), await countVersionChecks()]).toEqual([1, 1])
  })
})
