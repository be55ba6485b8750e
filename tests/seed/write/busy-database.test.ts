// @slow: loads data while up to 16 concurrent readers query it, so `npm test` leaves this file out (vitest.config.ts).
import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { UserError } from '../../../seed/user-error.ts'
import { openDatabase } from '../../../seed/write/database.ts'
import { retryQuery } from '../../../seed/write/retry.ts'
import { seed } from '../../../seed/write/seed.ts'
import { migrate, withDatabase } from '../../tools/node/local-database.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'
import { createPlanVariant } from '../tools/plan-variant.ts'

// A local site and a reseed are two processes that use one SQLite file. Each read takes the write lock, because
// Miniflare's D1 writes a bookmark after it.

const RESEED_COUNT = 2

async function readUntil(reseeding: Promise<unknown>, db: D1Database, readerCount: number) {
  const result = { readCount: 0, failures: [] as unknown[] }
  let running = true
  const stopReading = reseeding.finally(() => {
    running = false
  })
  const read = () => db.batch([db.prepare('SELECT version FROM site'), db.prepare('SELECT count(*) FROM clinics')])
  const keepReading = async () => {
    while (running) {
      await retryQuery(read).catch((error: unknown) => result.failures.push(error))
      result.readCount += 1
    }
  }
  await Promise.all([stopReading, ...Array.from({ length: readerCount }, keepReading)])
  return result
}

describe('a reseed of a busy local site', () => {
  test.each([2, 16])('succeeds while %d concurrent readers get no error', { timeout: 120_000 }, async (readerCount) => {
    const stateFolder = createScratchFolder()
    await withDatabase(stateFolder, async (db) => {
      await migrate(db)
      await seed(db, createPlanVariant('first'), new Date())
    })
    const server = await openDatabase({ stateFolder })
    onTestFinished(server.close)
    const writer = await openDatabase({ stateFolder })
    onTestFinished(writer.close)
    const reseed = async () => {
      for (let index = 0; index < RESEED_COUNT; index++)
        await seed(writer.db, createPlanVariant(`reseed ${index}`), new Date())
    }
    const { readCount, failures } = await readUntil(reseed(), server.db, readerCount)
    expect(failures).toEqual([])
    expect(readCount).toBeGreaterThan(readerCount)
    const version = server.db.prepare('SELECT version FROM site')
    expect(await retryQuery(() => version.first<string>('version'))).toMatch(`reseed ${RESEED_COUNT - 1}-`)
  })
})

describe('a local database that stays locked', () => {
  const createLockedDatabase = (message: string) => {
    const fail = () => Promise.reject(new Error(message))
    const statement = { all: fail, first: fail, run: fail, bind: () => statement }
    return { prepare: () => statement, batch: fail } as unknown as D1Database
  }

  test.each([
    'D1_ERROR: database is locked: SQLITE_BUSY',
    'D1_ERROR: Failed to get session commit token: internal error; reference = x',
  ])(
    'stops the load with an error that names the lock and does not suggest deleting the database (%s)',
    async (message) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const seeding = seed(createLockedDatabase(message), createPlanVariant('one'), new Date()).catch(
        (error: unknown) => error,
      )
      await vi.advanceTimersByTimeAsync(10_000)
      const error = await seeding
      expect(error).toBeInstanceOf(UserError)
      expect(String(error)).toContain('locked by another process')
      expect(String(error)).not.toContain('delete')
    },
  )
})
