import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeDatabase, UNAVAILABLE_DATABASE_BINDINGS } from '../tools/fake-databases.ts'
import { collectLoggedErrors } from '../tools/logged-errors.ts'
import { fetchPage, get, queryColumn } from '../tools/site.ts'

const logged = collectLoggedErrors()
afterEach(() => {
  vi.useRealTimers()
})

test('/healthz reports the status, the version and load time of the data, and the deployment', async () => {
  const [dataVersion] = await queryColumn('SELECT version FROM site')
  const [dataLoadedAt] = await queryColumn('SELECT loaded_at FROM site')
  const { status, headers, html } = await fetchPage('/healthz', {
    CF_VERSION_METADATA: { id: 'deployment-7', tag: '', timestamp: '' },
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(JSON.parse(html)).toEqual({ status: 'ok', dataVersion, dataLoadedAt, deployment: 'deployment-7' })
})

test('/healthz is not cached or indexed', async () => {
  for (const bindings of [{}, UNAVAILABLE_DATABASE_BINDINGS]) {
    const { headers } = await fetchPage('/healthz', bindings)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('/healthz returns 200 without a body for HEAD', async () => {
  const response = await get('/healthz', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('')
})

describe('/healthz returns 503 with Retry-After, even once the catalog is loaded', () => {
  const expectUnavailable = async (bindings: Parameters<typeof fetchPage>[1]) => {
    await fetchPage('/', {})
    const { status, headers, html } = await fetchPage('/healthz', bindings)
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(html)).toMatchObject({ status: 'unavailable', dataVersion: null })
    expect(logged.join()).toContain('health-check-failed')
  }

  test('if the database fails', () => expectUnavailable(UNAVAILABLE_DATABASE_BINDINGS))

  test('if the database does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const pendingQuery = Promise.withResolvers<unknown>()
    const expectation = expectUnavailable({ DB: createFakeDatabase(() => pendingQuery.promise) })
    await vi.advanceTimersByTimeAsync(60_000)
    await expectation
    pendingQuery.resolve({ results: [] })
  })

  test('if the database is empty', () => expectUnavailable({ DB: createFakeDatabase(async () => []) }))

  test('if a variable is invalid', () => expectUnavailable({ SITE_ORIGIN: 'nonsense', DB: env.DB }))
})
