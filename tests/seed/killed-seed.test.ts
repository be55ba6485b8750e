// @slow: it runs whole commands (vitest.config.ts).
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChanges } from '../../seed/write/changes.ts'
import { retryQuery } from '../../seed/write/retry.ts'
import { seed } from '../../seed/write/seed.ts'
import { tablesOf } from '../../seed/write/table-rows.ts'
import { changeStatements, replaceStatements } from '../../seed/write/write.ts'
import { createEmptyDatabase, migrate, withDatabase } from './tools/local-database.ts'
import { markedSeed, serializeRows, stateOf } from './tools/marked-seed.ts'
import { plannedSeed } from './tools/planned-seed.ts'
import { makeFolder } from './tools/seed-folder.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const planned = plannedSeed()
const oldPlan = markedSeed('old', planned)
const newPlan = markedSeed('new', planned)

describe('a load interrupted after any of its statements', () => {
  let db: D1Database
  beforeAll(async () => {
    const opened = await createEmptyDatabase()
    db = opened.db
    await migrate(db)
    await seed(db, oldPlan, NOW)
    return opened.close
  }, 60_000)

  // §D2.26
  test.each([
    ['replaces everything', async () => replaceStatements(newPlan)],
    ['writes the difference', async () => changeStatements(await findChanges(db, tablesOf(newPlan)))],
  ])('leaves the old data complete if it %s', { timeout: 240_000 }, async (_, statementsOf) => {
    const before = await stateOf(db)
    expect(before.markers).toEqual(['old'])
    const statements = (await statementsOf()).map(({ sql, params }) => db.prepare(sql).bind(...params))
    const broken = db.prepare(`SELECT json('broken off')`)
    for (let done = 0; done <= statements.length; done++) {
      const batch = [...statements.slice(0, done), broken]
      await expect(retryQuery(() => db.batch(batch))).rejects.toThrow(/malformed JSON/)
      expect(await stateOf(db), `after ${done} statements`).toEqual(before)
    }
  })

  test('does not prevent the next load', async () => {
    const { counts } = await stateOf(db)
    await seed(db, newPlan, NOW)
    expect(await stateOf(db)).toEqual({ markers: ['new'], counts })
  })
})

describe('a load whose process is killed', () => {
  const state = makeFolder()
  const rows = `${state}/rows.json`
  let fullCounts: Record<string, number>
  let currentMarker = 'old'

  beforeAll(async () => {
    writeFileSync(rows, serializeRows(oldPlan))
    fullCounts = await withDatabase(state, async (db) => {
      await migrate(db)
      await seed(db, oldPlan, NOW)
      return (await stateOf(db)).counts
    })
  }, 60_000)
  afterAll(() => rmSync(state, { recursive: true, force: true }))

  async function runAndKill(next: string, at: RegExp, after: number): Promise<string[]> {
    const script = spawn(process.execPath, ['tests/seed/tools/seed-to-kill.ts', state, rows, next], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    })
    const output: string[] = []
    for await (const line of createInterface(script.stdout)) {
      output.push(line)
      if (!at.test(line)) continue
      await setTimeout(after)
      process.kill(-(script.pid ?? 0), 'SIGKILL')
      break
    }
    return output
  }

  /**
   * Matches the batch that writes, with ten statements or more. The batch that reads the stored version, items and
   * slugs has three.
   */
  const WRITING = /^started \d\d/
  // §D2.26
  test.each([
    ['after comparing', /^finished 3$/, 0],
    ['before writing', WRITING, 0],
    ['while writing', WRITING, 50],
    ['after writing', /^finished \d\d/, 0],
  ])(
    'leaves either the old or the new data, killed %s (%s + %d ms)',
    { timeout: 120_000 },
    async (title, at, after) => {
      const output = await runAndKill(title, at, after)
      expect(output.at(-1)).toMatch(at)
      const { markers, counts } = await withDatabase(state, stateOf)
      expect(markers).toHaveLength(1)
      expect([currentMarker, title]).toContain(markers[0])
      expect(counts).toEqual(fullCounts)
      currentMarker = markers[0] ?? ''
    },
  )

  test('does not prevent the next load', async () => {
    await withDatabase(state, async (db) => {
      await seed(db, markedSeed('next', planned), NOW)
      expect(await stateOf(db)).toEqual({ markers: ['next'], counts: fullCounts })
    })
  })
})
