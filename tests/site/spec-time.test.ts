// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadProductionApp } from '../tools/production.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

afterEach(() => {
  vi.useRealTimers()
})

async function fetchEtagAt(instant: string, path: string): Promise<string | null> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  return (await site.fetchPage(path)).headers.get('etag')
}

// §D4.34
test('a list filtered by opening hours has one ETag in each quarter hour', async () => {
  const path = '/medspas?open=now'
  const first = await fetchEtagAt('2026-06-01T15:00:00Z', path)
  expect(first).not.toBeNull()
  expect(await fetchEtagAt('2026-06-01T15:14:59Z', path)).toBe(first)
  expect(await fetchEtagAt('2026-06-01T15:15:00Z', path)).not.toBe(first)
})

// §D4.35
test('the about page keeps the same ETag until the year ends in New York', async () => {
  const decemberEtag = await fetchEtagAt('2026-12-01T12:00:00Z', '/about')
  expect(await fetchEtagAt('2027-01-01T03:00:00Z', '/about')).toBe(decemberEtag)
  expect(await fetchEtagAt('2027-01-01T06:00:00Z', '/about')).not.toBe(decemberEtag)
})
