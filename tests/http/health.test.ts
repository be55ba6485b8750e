import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, column, get } from '../tools/site.ts'
import { AWAY, answering } from '../tools/stand-ins.ts'

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('/healthz says that the site works, on which data and which code', async () => {
  const [dataVersion] = await column('SELECT version FROM site')
  const { status, headers, html } = await ask('/healthz', {
    CF_VERSION_METADATA: { id: 'deployment-7', tag: '', timestamp: '' },
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(JSON.parse(html)).toEqual({ status: 'ok', dataVersion, deployment: 'deployment-7' })
})

test('nobody keeps it, and no search engine lists it', async () => {
  for (const bindings of [{}, AWAY]) {
    const { headers } = await ask('/healthz', bindings)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('HEAD answers the same without a body', async () => {
  const response = await get('/healthz', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('')
})

describe('is 503 with Retry-After, also while pages are still served', () => {
  const expectUnavailable = async (bindings: Parameters<typeof ask>[1]) => {
    await ask('/', {})
    const { status, headers, html } = await ask('/healthz', bindings)
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(html)).toMatchObject({ status: 'unavailable', dataVersion: null })
    expect(logged.join()).toContain('health-check-failed')
  }

  test('when the database fails', () => expectUnavailable(AWAY))

  test('when the database does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const late = Promise.withResolvers<unknown>()
    const answer = expectUnavailable({ DB: answering(() => late.promise) })
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
    late.resolve({ results: [] })
  })

  test('when there are no data', () => expectUnavailable({ DB: answering(async () => []) }))

  test('when a variable is wrong', () => expectUnavailable({ SITE_ORIGIN: 'nonsense', DB: env.DB }))
})
