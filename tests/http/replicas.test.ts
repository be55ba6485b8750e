// @own-database: it puts other databases in the place of the tests' own (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { ask, type Bindings, page } from '../tools/site.ts'

/** The test's database, which writes down where each session begins, and says it has seen one state more each time. */
function replicated() {
  const begun: string[] = []
  const withSession = (from: string) => {
    begun.push(from)
    const state = `seen-${begun.length}`
    const session = env.DB.withSession('first-primary')
    return {
      prepare: (sql: string) => session.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => session.batch(statements),
      getBookmark: () => state,
    }
  }
  const nowhere = () => {
    throw new Error('read past the session')
  }
  const db = { withSession, prepare: nowhere, batch: nowhere } as unknown as D1Database
  return { db, begun }
}

beforeEach(() => {
  clearCachedCatalog()
})

test('with replicas the first read may come from any copy, and none after it from an older one', async () => {
  const { db, begun } = replicated()
  // A slow machine would look at the data version meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  for (const path of ['/soho', '/tribeca', '/search?q=botox', '/no-such-page'])
    await ask(path, { DB: db, READ_REPLICAS: 'on' })
  expect(begun).toEqual(['first-unconstrained', 'seen-1', 'seen-1', 'seen-1'])
})

test('a look at the data version moves the beginning of later reads on', async () => {
  const { db, begun } = replicated()
  await ask('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
  await ask('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.restoreAllMocks()
  await ask('/soho', { DB: db, READ_REPLICAS: 'on' })
  // The second time the look and the page each read; what the look saw is where the third begins.
  expect(begun).toEqual(['first-unconstrained', 'seen-1', 'seen-1', 'seen-3'])
})

test('after a quiet spell the look comes first, and the page begins with what it saw', async () => {
  const { db, begun } = replicated()
  await ask('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await ask('/soho', { DB: db, READ_REPLICAS: 'on' })
  vi.restoreAllMocks()
  expect(begun).toEqual(['first-unconstrained', 'seen-1', 'seen-2'])
})

test('pages are the same by a session of the real database, and without one', async () => {
  const plain = await page('/treatments/botox/soho')
  clearCachedCatalog()
  const { status, html } = await ask('/treatments/botox/soho', { READ_REPLICAS: 'on' })
  expect(status).toBe(200)
  expect(html).toBe(plain.html)
})

test('without the variable nobody opens a session', async () => {
  const withSession = vi.spyOn(env.DB, 'withSession')
  expect((await ask('/soho', {})).status).toBe(200)
  expect(withSession).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('with replicas a page writes no SQL that an earlier page of its isolate has written', async () => {
  const written = vi.spyOn(SQLiteAsyncDialect.prototype, 'sqlToQuery')
  const bindings: Bindings = { READ_REPLICAS: 'on' }
  expect((await ask('/locations/soho', bindings)).status).toBe(200)
  written.mockClear()
  expect((await ask('/locations/tribeca', bindings)).status).toBe(200)
  expect(written).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
