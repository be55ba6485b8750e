// @own-database: it loads the app anew, as it is built for production (vitest.config.ts).
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadProduction } from '../tools/production.ts'
import type { Bindings } from '../tools/site.ts'
import { waiting } from '../tools/stand-ins.ts'

// The log says what became of kept pages, and pages are not kept while developing: so here is the production app.

let site: Awaited<ReturnType<typeof loadProduction>>
const lines: string[] = []

beforeEach(async () => {
  site = await loadProduction()
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const ask = (path: string, init: RequestInit = {}, bindings: Bindings = {}) => site.ask(path, bindings, init)

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

// §D6.12
test('each request that reaches the app is one line: id, method, route, status, state of the cache, times', async () => {
  await ask('/treatments/botox/soho', { headers: { 'cf-ray': '8f1c2d3e4a5b6c7d-EWR'.slice(0, 16) } })
  expect(entries()).toEqual([
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

test('a hit of the isolate’s cache and its 304 write no line beside Cloudflare’s own', async () => {
  const { headers } = await ask('/soho')
  expect((await ask('/soho')).headers.get('x-cache')).toBe('hit')
  expect((await ask('/soho', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
  expect(entries().map(({ route, cache }) => [route, cache])).toEqual([['/:location', 'miss']])
})

test('a 304 of an isolate that does not hold the page is logged by the page’s route', async () => {
  const { headers } = await ask('/soho')
  await ask('/tribeca', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(entries()[1]).toMatchObject({ route: '/:location', cache: '304', status: 304 })
})

test('a page as Markdown is one request, by its page’s route', async () => {
  await ask('/soho.md')
  expect(entries().map(({ route, cache }) => [route, cache])).toEqual([['/:location', 'miss']])
})

test('searches and errors are not for keeping', async () => {
  await ask('/search?q=botox')
  await ask('/no-such-page')
  await ask('/soho', { method: 'POST' })
  expect(entries().map(({ cache, status }) => [cache, status])).toEqual([
    ['none', 200],
    ['none', 404],
    ['none', 405],
  ])
})

test('of a streamed page the line comes with its last byte, and says how long its data took', async () => {
  const slow = waiting(() => new Promise((resolve) => setTimeout(resolve, 120)))
  await ask('/')
  await ask('/tribeca', {}, { DB: slow })
  const entry = entries().at(-1) as { firstByteMs: number; totalMs: number; databaseMs: number }
  expect(entry.databaseMs).toBeGreaterThanOrEqual(100)
  expect(entry.totalMs).toBeGreaterThanOrEqual(entry.databaseMs)
  expect(entry.firstByteMs).toBeLessThan(entry.databaseMs)
})

test.each([
  '/upper-east-side/marchetti-osei-dermatology',
  '/services/botox?verified=yes',
  '/prices/botox?page=2',
  '/compare?c=clinic-001,clinic-007',
  '/api/v1/clinics',
  '/medspas.csv',
])('%s says how long it waited for its data, although it needs them before its status', async (path) => {
  const slow = waiting(() => new Promise((resolve) => setTimeout(resolve, 60)))
  await ask('/')
  await ask(path, {}, { DB: slow })
  expect((entries().at(-1) as { databaseMs: number }).databaseMs).toBeGreaterThanOrEqual(55)
})

test('an id that Cloudflare cannot have given is not repeated', async () => {
  await ask('/soho', { headers: { 'cf-ray': 'nonsense "}' } })
  expect(lines.join()).not.toContain('nonsense')
  expect(entries()[0]?.['requestId']).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
})

test('of an unknown path no more than its beginning is logged', async () => {
  await ask(`/${'a'.repeat(2000)}`)
  expect(String(entries()[0]?.['path']).length).toBe(300)
})

test('Server-Timing is told to developers only', async () => {
  expect((await ask('/soho')).headers.get('server-timing')).toBeNull()
  vi.stubEnv('MODE', 'development')
  site = await loadProduction()
  expect((await ask('/soho')).headers.get('server-timing')).toMatch(/^answer;dur=\d+, database;dur=\d+/)
})
