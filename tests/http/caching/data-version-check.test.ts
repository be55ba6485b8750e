// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '../../../src/app.ts'
import { clearCachedCatalog } from '../../../src/http/caching/catalog.ts'
import { createFakeDatabase } from '../../tools/fake-databases.ts'
import { fetchPage, ORIGIN, readPage } from '../../tools/site.ts'

// When the runtime cancels a request, it also cancels the request's timers and queries. A check of the data version
// that the request started then never ends.

const NEVER_RESPONDING_DATABASE = createFakeDatabase(() => new Promise(() => {}))

const fetchWithoutWaitUntil = async (path: string, DB: D1Database) =>
  readPage(await app.fetch(new Request(ORIGIN + path), { ...env, DB }, createExecutionContext()))

async function renameBotox(name: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(`UPDATE treatments SET name = ?1 WHERE slug = 'botox'`).bind(name),
    env.DB.prepare('UPDATE site SET version = ?1').bind(crypto.randomUUID()),
  ])
}

const advanceTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(async () => {
  clearCachedCatalog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await fetchPage('/treatments', {})
})
afterEach(() => {
  vi.useRealTimers()
})

// §D2.25
test('a request takes over the data version check of a canceled request', async () => {
  await renameBotox('Renamed once')
  advanceTime(5000)
  expect((await fetchWithoutWaitUntil('/treatments', NEVER_RESPONDING_DATABASE)).status).toBe(200)
  advanceTime(7000)
  await fetchWithoutWaitUntil('/treatments', env.DB)
  let text = ''
  for (let attempt = 0; attempt < 20 && !text.includes('Renamed once'); attempt++) {
    await env.DB.prepare('SELECT 1').first()
    text = (await fetchWithoutWaitUntil('/treatments', env.DB)).text
  }
  expect(text).toContain('Renamed once')
})

// §D2.25
test('a request that waits for a data version check takes over if the checking request is canceled', async () => {
  await renameBotox('Renamed twice')
  advanceTime(5000)
  expect((await fetchWithoutWaitUntil('/treatments', NEVER_RESPONDING_DATABASE)).status).toBe(200)
  // The page is read from newer data, so the response waits for the newer catalog.
  const waiting = fetchWithoutWaitUntil('/treatments/botox/soho', env.DB)
  for (let second = 0; second < 8; second++) await vi.advanceTimersByTimeAsync(1000)
  const { status, text } = await waiting
  expect(status).toBe(200)
  expect(text).toContain('Renamed twice')
})
