// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import worker from '../../../src/index.ts'

interface Outcome {
  success: boolean
  errors: { code: number; message: string }[]
}

const SUCCESS: Outcome = { success: true, errors: [] }
const LIMITED: Outcome = { success: false, errors: [{ code: 1000, message: 'rate limited' }] }

/** Runs the Cron Trigger with a cache that answers each purge with the next outcome, then with success. */
async function tick(...outcomes: (Outcome | Error)[]): Promise<unknown[]> {
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

const load = (version: string) => env.DB.prepare('UPDATE site SET version = ?').bind(version).run()

const logged: string[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(line))
  await load(crypto.randomUUID())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('each minute', () => {
  // §D4.32
  test('purges by tag after the data changed, once more a minute later, and then no more', async () => {
    const purge = { tags: ['site'] }
    expect([await tick(), await tick(), await tick(), await tick()]).toEqual([[purge], [purge], [], []])
  })

  test('begins again with the next data version', async () => {
    for (let minute = 0; minute < 3; minute++) await tick()
    await load(crypto.randomUUID())
    expect([(await tick()).length, (await tick()).length, (await tick()).length]).toEqual([1, 1, 0])
  })

  test('purges for a load that brings back the version of the last purge', async () => {
    await tick()
    await tick()
    await env.DB.prepare('UPDATE site SET loaded_at = ?').bind(new Date().toISOString()).run()
    expect([(await tick()).length, (await tick()).length, (await tick()).length]).toEqual([1, 1, 0])
  })

  test('purges twice for a version that comes back', async () => {
    await load('first')
    await tick()
    await load('second')
    await tick()
    await load('first')
    expect([(await tick()).length, (await tick()).length, (await tick()).length]).toEqual([1, 1, 0])
  })

  test.each([
    ['is refused', LIMITED],
    ['throws', new Error('internal error')],
  ])('tries a purge that %s again within the minute', async (_, failure) => {
    expect(await tick(failure)).toHaveLength(2)
    expect(await tick()).toHaveLength(1)
    expect(await tick()).toHaveLength(0)
  })

  test('tries again the next minute, and each minute until a purge succeeds', async () => {
    for (let minute = 0; minute < 4; minute++) expect(await tick(LIMITED, LIMITED, LIMITED)).toHaveLength(3)
    expect([(await tick()).length, (await tick()).length, (await tick()).length]).toEqual([1, 1, 0])
    expect(logged.join()).toContain('rate limited')
  })
})

test('without a cache in front, as in development, nothing happens', async () => {
  const context = { waitUntil: () => {} } as unknown as ExecutionContext
  await worker.scheduled({} as ScheduledController, env, context)
  expect(logged).toEqual([])
})
