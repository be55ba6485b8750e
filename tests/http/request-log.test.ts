// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelayedDatabase } from '../tools/fake-databases.ts'
import { loadProductionApp } from '../tools/production.ts'
import type { Bindings } from '../tools/site.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>
const lines: string[] = []

beforeEach(async () => {
  site = await loadProductionApp()
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const fetchPage = (path: string, init: RequestInit = {}, bindings: Bindings = {}) =>
  site.fetchPage(path, bindings, init)

const parseEntries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

// §D6.12
test('logs one line per request: id, method, route, status, cache state and times', async () => {
  await fetchPage('/treatments/botox/soho?secret=word', { headers: { 'cf-ray': '8f1c2d3e4a5b6c7d-EWR'.slice(0, 16) } })
  expect(parseEntries()).toEqual([
    {
      event: 'request',
      requestId: '8f1c2d3e4a5b6c7d',
      method: 'GET',
      route: '/treatments/:service/:location',
      status: 200,
      cache: 'miss',
      firstByteMs: expect.any(Number),
      totalMs: expect.any(Number),
      databaseMs: expect.any(Number),
    },
  ])
})

test("logs one line for a hit in the Worker's cache and one for a 304, with the page's route", async () => {
  const { headers } = await fetchPage('/soho')
  expect((await fetchPage('/soho')).headers.get('x-cache')).toBe('hit')
  expect((await fetchPage('/soho', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
  expect(parseEntries().map(({ route, status, cache }) => [route, status, cache])).toEqual([
    ['/:location', 200, 'miss'],
    ['/:location', 200, 'hit'],
    ['/:location', 304, '304'],
  ])
})

test("logs a 304 for an uncached page with the page's route", async () => {
  const { headers } = await fetchPage('/soho')
  await fetchPage('/tribeca', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(parseEntries()[1]).toMatchObject({ route: '/:location', cache: '304', status: 304 })
})

test("logs a Markdown page once, with the page's route", async () => {
  await fetchPage('/soho.md')
  expect(parseEntries().map(({ route, cache }) => [route, cache])).toEqual([['/:location', 'miss']])
})

test('logs one line for a request whose retry is a cache hit', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await fetchPage('/soho')
  await env.DB.prepare(`UPDATE site SET version = version || '-next'`).run()
  const delayedPage = fetchPage('/tribeca', {}, { DB: createDelayedDatabase(() => released) })
  await fetchPage('/tribeca')
  release()
  expect((await delayedPage).headers.get('x-cache')).toBe('hit')
  expect(parseEntries().map(({ route, cache }) => [route, cache])).toEqual([
    ['/:location', 'miss'],
    ['/:location', 'miss'],
    ['/:location', 'hit'],
  ])
})

test('logs errors as uncached', async () => {
  await fetchPage('/no-such-page')
  await fetchPage('/soho', { method: 'POST' })
  expect(parseEntries().map(({ cache, status }) => [cache, status])).toEqual([
    ['none', 404],
    ['none', 405],
  ])
})

test('logs a streamed page after its last byte, with the database time', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await fetchPage('/')
  const { response, waitUntilSettled } = site.send('/tribeca', { DB: createDelayedDatabase(() => released) })
  const { body } = await response
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(parseEntries()).toHaveLength(1)
  release()
  await new Response(body).text()
  await waitUntilSettled()
  const entry = parseEntries().at(-1) as { firstByteMs: number; totalMs: number; databaseMs: number }
  expect(entry.totalMs).toBeGreaterThanOrEqual(entry.firstByteMs + 40)
  expect(entry.totalMs).toBeGreaterThanOrEqual(entry.databaseMs)
  expect(entry.databaseMs).toBeGreaterThanOrEqual(40)
})

test.each([
  '/upper-east-side/marchetti-osei-dermatology',
  '/services/botox?verified=yes',
  '/prices/botox?page=2',
  '/compare?c=clinic-001,clinic-007',
  '/api/v1/clinics',
  '/medspas.csv',
])('logs the database time of %s, whose status depends on the data', async (path) => {
  const slow = createDelayedDatabase(() => new Promise((resolve) => setTimeout(resolve, 60)))
  await fetchPage('/')
  await fetchPage(path, {}, { DB: slow })
  expect((parseEntries().at(-1) as { databaseMs: number }).databaseMs).toBeGreaterThanOrEqual(55)
})

test('replaces an invalid cf-ray with a generated id', async () => {
  await fetchPage('/soho', { headers: { 'cf-ray': 'nonsense "}' } })
  expect(lines.join()).not.toContain('nonsense')
  expect(parseEntries()[0]?.['requestId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('logs at most 300 characters of an unknown path', async () => {
  await fetchPage(`/${'a'.repeat(2000)}`)
  expect(String(parseEntries()[0]?.['path']).length).toBe(300)
})

test('sends Server-Timing in development only', async () => {
  expect((await fetchPage('/soho')).headers.get('server-timing')).toBeNull()
  vi.stubEnv('MODE', 'development')
  site = await loadProductionApp()
  expect((await fetchPage('/soho')).headers.get('server-timing')).toMatch(/^response;dur=\d+, database;dur=\d+/)
})
