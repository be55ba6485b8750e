import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ORIGIN } from './site.ts'

// Pages are not kept while developing, so the app is loaded here as it is built for production.

let production: typeof import('../../src/app.ts')

beforeAll(async () => {
  vi.stubEnv('DEV', false)
  vi.resetModules()
  production = await import('../../src/app.ts')
})

afterEach(() => {
  vi.useRealTimers()
})

async function etagAt(instant: string, path: string): Promise<string | null> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  const context = createExecutionContext()
  const answer = await production.app.fetch(new Request(ORIGIN + path), env as Env, context)
  await answer.text()
  await waitOnExecutionContext(context)
  return answer.headers.get('etag')
}

test('what depends on what is open has another ETag in the next quarter of an hour, and the same within one', async () => {
  const path = '/medspas?open=now'
  const first = await etagAt('2026-06-01T15:00:00Z', path)
  expect(first).not.toBeNull()
  expect(await etagAt('2026-06-01T15:14:59Z', path)).toBe(first)
  expect(await etagAt('2026-06-01T15:15:00Z', path)).not.toBe(first)
})

test('other pages keep theirs until the year ends in New York', async () => {
  const inDecember = await etagAt('2026-12-01T12:00:00Z', '/about')
  expect(await etagAt('2027-01-01T03:00:00Z', '/about')).toBe(inDecember)
  expect(await etagAt('2027-01-01T06:00:00Z', '/about')).not.toBe(inDecember)
})
