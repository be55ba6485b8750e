// @own-database: these tests wrap `DB` and clear the cached catalog, so vitest.config.ts runs this file separately.
import { env } from 'cloudflare:workers'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { type Bindings, fetchPage, getPage } from '../tools/site.ts'

/**
 * Wraps the test database and records what each session starts from. The sessions' bookmarks are `seen-1`, `seen-2` …
 */
function recordSessions() {
  const sessionStarts: string[] = []
  const withSession = (from: string) => {
    sessionStarts.push(from)
    const bookmark = `seen-${sessionStarts.length}`
    const session = env.DB.withSession('first-primary')
    return {
      prepare: (sql: string) => session.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => session.batch(statements),
      getBookmark: () => bookmark,
    }
  }
  const fail = () => {
    throw new Error('a query bypassed the session')
  }
  const db = { withSession, prepare: fail, batch: fail } as unknown as D1Database
  return { db, sessionStarts }
}

beforeEach(() => {
  clearCachedCatalog()
})

test("with replicas, the first read may use any replica, and later reads continue from the first read's bookmark", async () => {
  const { db, sessionStarts } = recordSessions()
  // Stops the clock. Otherwise, on a slow machine, the app could check the data version during the test.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  for (const path of ['/soho', '/tribeca', '/search?q=botox', '/no-such-page'])
    await fetchPage(path, { DB: db, READ_REPLICAS: 'on' })
  expect(sessionStarts).toEqual(['first-unconstrained', 'seen-1', 'seen-1', 'seen-1'])
})

test('a data version check advances the bookmark of later reads', async () => {
  const { db, sessionStarts } = recordSessions()
  await fetchPage('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
  await fetchPage('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.restoreAllMocks()
  await fetchPage('/soho', { DB: db, READ_REPLICAS: 'on' })
  expect(sessionStarts).toEqual(['first-unconstrained', 'seen-1', 'seen-1', 'seen-3'])
})

test("after an idle period, the version check comes first and the page continues from the check's bookmark", async () => {
  const { db, sessionStarts } = recordSessions()
  await fetchPage('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await fetchPage('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.restoreAllMocks()
  expect(sessionStarts).toEqual(['first-unconstrained', 'seen-1', 'seen-2'])
})

test('pages are the same with and without a session of the real database', async () => {
  const plain = await getPage('/treatments/botox/soho')
  clearCachedCatalog()
  const { status, html } = await fetchPage('/treatments/botox/soho', { READ_REPLICAS: 'on' })
  expect(status).toBe(200)
  expect(html).toBe(plain.html)
})

test('opens no session without READ_REPLICAS', async () => {
  const withSession = vi.spyOn(env.DB, 'withSession')
  expect((await fetchPage('/soho', {})).status).toBe(200)
  expect(withSession).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('with replicas, a page reuses the SQL prepared for an earlier page of the isolate', async () => {
  const sqlToQuery = vi.spyOn(SQLiteAsyncDialect.prototype, 'sqlToQuery')
  const bindings: Bindings = { READ_REPLICAS: 'on' }
  expect((await fetchPage('/locations/soho', bindings)).status).toBe(200)
  sqlToQuery.mockClear()
  expect((await fetchPage('/locations/tribeca', bindings)).status).toBe(200)
  expect(sqlToQuery).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
