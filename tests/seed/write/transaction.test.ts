import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { describe, expect, test } from 'vitest'
import { seed } from '../../../seed/write/seed.ts'
import { MAX_TRANSACTION_BYTES } from '../../../seed/write/transaction.ts'
import * as t from '../../../src/db/schema.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { createPlanVariant } from '../tools/plan-variant.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const PICTURE_BYTES = 1_400_000

const createTooLargePlan = (version: string) =>
  createPlanVariant(version, (rows) => {
    const count = Math.ceil((MAX_TRANSACTION_BYTES * 1.2) / PICTURE_BYTES)
    for (let number = 0; number < count; number++)
      rows.add(t.pictures, { name: `${version}-${number}.svg`, type: 'image/svg+xml', body: 'x'.repeat(PICTURE_BYTES) })
  })

/** Makes transaction number `nth` fail, counted by the version guards, whose SQL contains 'changed'. */
function failAtTransaction(db: D1Database, nth: number): D1Database {
  let transactionCount = 0
  return Object.assign(Object.create(db), {
    prepare: (sql: string) => {
      if (sql.includes("'changed'") && ++transactionCount === nth) throw new Error('the computer went to sleep')
      return db.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
  })
}

const db = await createMigratedDatabase()

describe('a load that is too large for one transaction', () => {
  const readVersion = () => db.prepare('SELECT version FROM site').first('version')
  const countPictures = () => db.prepare('SELECT count(*) AS count FROM pictures').first<number>('count')

  test('writes no site row into an empty database until the load is complete', async () => {
    await expect(seed(failAtTransaction(db, 2), createTooLargePlan('one'), NOW)).rejects.toThrow('went to sleep')
    expect(await countPictures()).toBeGreaterThan(0)
    expect(await readVersion()).toBe(null)
  })

  test('is completed when it is run again', async () => {
    const plan = createTooLargePlan('one')
    await seed(db, plan, NOW)
    expect(await readVersion()).toBe('one')
    expect(await countPictures()).toBe(plan.rows.of(t.pictures).length)
    await db.prepare(`INSERT INTO clinic_index(clinic_index, rank) VALUES ('integrity-check', 1)`).run()
  })

  test('is rejected with a hint if the database already has data, and writes nothing', async () => {
    const before = await countPictures()
    await expect(seed(db, createTooLargePlan('two'), NOW)).rejects.toThrow(/more than 25 MB.*docs\/scale\.md/)
    expect(await readVersion()).toBe('one')
    expect(await countPictures()).toBe(before)
  })
})
