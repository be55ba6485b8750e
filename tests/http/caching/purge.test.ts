// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import worker from '../../../src/index.ts'
import { collectLoggedErrors } from '../../tools/logged-errors.ts'

interface Outcome {
  success: boolean
  errors: { code: number; message: string }[]
}

const SUCCESS: Outcome = { success: true, errors: [] }
const LIMITED: Outcome = { success: false, errors: [{ code: 1000, message: 'rate limited' }] }

/** Runs the Cron handler with a cache whose first purges have these outcomes. All later purges succeed. */
async function runCron(...outcomes: (Outcome | Error)[]): Promise<unknown[]> {
  const purges: unknown[] = []
  const purge = async (options: unknown) => {
    purges.push(options)
    const outcome = outcomes.shift() ?? SUCCESS
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const context = { cache: { purge }, waitUntil: () => {} } as unknown as ExecutionContext
  const done = worker.scheduled({} as ScheduledController, env, context)
  await vi.runAllTimersAsync()
  await done
  return purges
}

const setVersion = (version: string) => env.DB.prepare('UPDATE site SET version = ?').bind(version).run()

const logged = collectLoggedErrors()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await setVersion(crypto.randomUUID())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the Cron Trigger', () => {
  // §D4.32
  test('purges by tag after a data change, again a minute later, and then stops', async () => {
    const purge = { tags: ['site'] }
    expect([await runCron(), await runCron(), await runCron(), await runCron()]).toEqual([[purge], [purge], [], []])
  })

  test('purges again for the next data version', async () => {
    for (let minute = 0; minute < 3; minute++) await runCron()
    await setVersion(crypto.randomUUID())
    expect([(await runCron()).length, (await runCron()).length, (await runCron()).length]).toEqual([1, 1, 0])
  })

  test('purges in two runs when the version that was last purged is loaded again', async () => {
    await runCron()
    await runCron()
    await env.DB.prepare('UPDATE site SET loaded_at = ?').bind(new Date().toISOString()).run()
    expect([(await runCron()).length, (await runCron()).length, (await runCron()).length]).toEqual([1, 1, 0])
  })

  test('purges in two runs when an earlier version is loaded again', async () => {
    await setVersion('first')
    await runCron()
    await setVersion('second')
    await runCron()
    await setVersion('first')
    expect([(await runCron()).length, (await runCron()).length, (await runCron()).length]).toEqual([1, 1, 0])
  })

  test.each([
    ['is refused', LIMITED],
    ['throws', new Error('internal error')],
  ])('retries within the minute if a purge %s', async (_, failure) => {
    expect(await runCron(failure)).toHaveLength(2)
    expect(await runCron()).toHaveLength(1)
    expect(await runCron()).toHaveLength(0)
  })

  test('retries every minute until a purge succeeds', async () => {
    for (let minute = 0; minute < 4; minute++) expect(await runCron(LIMITED, LIMITED, LIMITED)).toHaveLength(3)
    expect([(await runCron()).length, (await runCron()).length, (await runCron()).length]).toEqual([1, 1, 0])
    expect(logged.join()).toContain('rate limited')
  })
})

test('the Cron Trigger does nothing if there is no cache, as in development', async () => {
  const context = { waitUntil: () => {} } as unknown as ExecutionContext
  await worker.scheduled({} as ScheduledController, env, context)
  expect(logged).toEqual([])
})
