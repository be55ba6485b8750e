import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UserError } from '../../../seed/user-error.ts'
import { openDatabase } from '../../../seed/write/database.ts'
import { retryQuery } from '../../../seed/write/retry.ts'
import { compareWithDatabase, seed } from '../../../seed/write/seed.ts'
import { createEmptyDatabase, migrate } from '../../tools/node/local-database.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'
import { changeClinicPhone, createPlanVariant } from '../tools/plan-variant.ts'

const FIRST_LOADED_AT = new Date('2026-11-20T15:00:00Z')
const LATER_LOADED_AT = new Date('2026-12-01T15:00:00Z')

describe('a database that is not ready', () => {
  test('without tables stays empty, and the error names the command to run', async () => {
    const { db, close } = await createEmptyDatabase()
    onTestFinished(close)
    for (const attempt of [compareWithDatabase, seed]) {
      const error = await attempt(db, createPlanVariant('one'), FIRST_LOADED_AT).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(UserError)
      expect(String(error)).toContain('npm run db:migrate')
    }
    const tables = await db.prepare(`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`).all()
    expect(tables.results).toEqual([])
  })

  test('without one of the migrations stays unchanged, and the error names the command to run', async () => {
    const { db, close } = await createEmptyDatabase()
    onTestFinished(close)
    await migrate(db, { without: '0001_search_index.sql' })
    const error = await seed(db, createPlanVariant('one'), FIRST_LOADED_AT).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect(String(error)).toContain('npm run db:migrate')
    expect(await db.prepare('SELECT count(*) AS count FROM clinics').first('count')).toBe(0)
  })

  test('that cannot be opened is reported with its folder', async () => {
    const stateFolder = join(createScratchFolder(), 'not-a-folder')
    writeFileSync(stateFolder, '')
    const error = await openDatabase({ stateFolder }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect(String(error)).toContain(stateFolder)
  })
})

describe('a connection that the runtime closes during a query', () => {
  /** Wraps a database so that the first batch of each size is executed, but its response is lost. */
  function loseFirstResponses(db: D1Database): D1Database {
    const failedNames = new Set<string>()
    const loseFirst = async <T>(name: string, pending: Promise<T>): Promise<T> => {
      const response = await pending
      if (failedNames.has(name)) return response
      failedNames.add(name)
      throw new TypeError('fetch failed')
    }
    return Object.assign(Object.create(db), {
      prepare: (sql: string) => db.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => loseFirst(`batch of ${statements.length}`, db.batch(statements)),
    })
  }

  test('causes a retry, and a repeated batch takes effect only once', async () => {
    const { db, close } = await createEmptyDatabase()
    onTestFinished(close)
    await migrate(db)
    await seed(loseFirstResponses(db), createPlanVariant('one'), FIRST_LOADED_AT)
    await seed(loseFirstResponses(db), createPlanVariant('two', changeClinicPhone), LATER_LOADED_AT)
    expect(await db.prepare('SELECT version FROM site').first('version')).toMatch(/^two-/)
    const { results } = await db.prepare('SELECT loaded_at, change, kind FROM data_changes ORDER BY id').all()
    expect(results).toEqual([
      ...['guide', 'prices', 'clinic', 'redirect'].map((kind) => ({
        loaded_at: FIRST_LOADED_AT.toISOString(),
        change: 'loaded',
        kind,
      })),
      { loaded_at: LATER_LOADED_AT.toISOString(), change: 'changed', kind: 'clinic' },
    ])
  })

  test('is not confused with an error response, after which a query is not retried', async () => {
    let attemptCount = 0
    const failingQuery = () => {
      attemptCount += 1
      return Promise.reject(new Error('D1_ERROR: no such table'))
    }
    await expect(retryQuery(failingQuery)).rejects.toThrow('D1_ERROR')
    expect(attemptCount).toBe(1)
  })
})
