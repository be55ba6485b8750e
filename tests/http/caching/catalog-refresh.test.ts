// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '../../../src/app.ts'
import { clearCachedCatalog } from '../../../src/http/caching/catalog.ts'
import { ask, ORIGIN, read } from '../../tools/site.ts'
import { answering } from '../../tools/stand-ins.ts'

// The runtime cancels a request, and with it the timers and queries that the request began: its refresh never ends.

const SILENT = answering(() => new Promise(() => {}))

/** Sends a request without waiting for what it left behind. */
const send = async (path: string, DB: D1Database) =>
  read(await app.fetch(new Request(ORIGIN + path), { ...env, DB }, createExecutionContext()))

/** Loads data in which a treatment has another name. */
async function reseed(name: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(`UPDATE treatments SET name = ?1 WHERE slug = 'botox'`).bind(name),
    env.DB.prepare('UPDATE site SET version = ?1').bind(crypto.randomUUID()),
  ])
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(async () => {
  clearCachedCatalog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await ask('/treatments', {})
})
afterEach(() => {
  vi.useRealTimers()
})

// §D2.25
test('a refresh whose request died is taken over by a later request', async () => {
  await reseed('Renamed once')
  pass(5000)
  // This request begins the refresh that never ends.
  expect((await send('/treatments', SILENT)).status).toBe(200)
  pass(7000)
  await send('/treatments', env.DB)
  let text = ''
  for (let look = 0; look < 20 && !text.includes('Renamed once'); look++) {
    await env.DB.prepare('SELECT 1').first()
    text = (await send('/treatments', env.DB)).text
  }
  expect(text).toContain('Renamed once')
})

// §D2.25
test('a request that waits for a refresh whose request died takes it over', async () => {
  await reseed('Renamed twice')
  pass(5000)
  expect((await send('/treatments', SILENT)).status).toBe(200)
  // Its page is of the newer data, so it cannot be answered before the catalog is.
  const waiting = send('/treatments/botox/soho', env.DB)
  for (let second = 0; second < 8; second++) await vi.advanceTimersByTimeAsync(1000)
  const { status, text } = await waiting
  expect(status).toBe(200)
  expect(text).toContain('Renamed twice')
})
