// @slow: stops a load after each statement and kills four more, so `npm test` leaves this file out (vitest.config.ts).
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createChangeStatements,
  createReplaceStatements,
  createSiteStatements,
} from '../../../seed/write/load-statements.ts'
import { retryQuery } from '../../../seed/write/retry.ts'
import { seed } from '../../../seed/write/seed.ts'
import { findChanges } from '../../../seed/write/table-changes.ts'
import { listTableRows } from '../../../seed/write/table-rows.ts'
import { migrate, withDatabase } from '../../tools/node/local-database.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'
import { createMarkedPlan, readMarkersAndCounts, serializeRows } from '../tools/marked-seed.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { planSample } from '../tools/planned-seed.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const samplePlan = planSample()
const oldPlan = createMarkedPlan('old', samplePlan)
const newPlan = createMarkedPlan('new', samplePlan)

const db = await createMigratedDatabase()
await seed(db, oldPlan, NOW)

describe('a load interrupted after any of its statements', () => {
  // §D2.26
  test.each([
    ['replaces everything', async () => [...createReplaceStatements(newPlan), ...createSiteStatements(newPlan)]],
    ['writes the difference', async () => createChangeStatements(await findChanges(db, listTableRows(newPlan)))],
  ])('leaves the old data intact if the load %s', { timeout: 240_000 }, async (_, createStatements) => {
    const before = await readMarkersAndCounts(db)
    expect(before.markers).toEqual(['old'])
    const statements = (await createStatements()).map(({ sql, params }) => db.prepare(sql).bind(...params))
    const failingStatement = db.prepare(`SELECT json('broken off')`)
    for (let count = 0; count <= statements.length; count++) {
      const batch = [...statements.slice(0, count), failingStatement]
      await expect(retryQuery(() => db.batch(batch))).rejects.toThrow(/malformed JSON/)
      expect(await readMarkersAndCounts(db), `after ${count} statements`).toEqual(before)
    }
  })

  test('does not prevent the next load', async () => {
    const { counts } = await readMarkersAndCounts(db)
    await seed(db, newPlan, NOW)
    expect(await readMarkersAndCounts(db)).toEqual({ markers: ['new'], counts })
  })
})

describe('a load whose process is killed', () => {
  const state = createScratchFolder(afterAll)
  const rowsFile = `${state}/rows.json`
  let rowCountsByTable: Record<string, number>
  let currentMarker = 'old'

  beforeAll(async () => {
    writeFileSync(rowsFile, serializeRows(oldPlan))
    rowCountsByTable = await withDatabase(state, async (db) => {
      await migrate(db)
      await seed(db, oldPlan, NOW)
      return (await readMarkersAndCounts(db)).counts
    })
  }, 60_000)

  async function runAndKill(marker: string, killLine: RegExp, delayMs: number): Promise<string[]> {
    const script = spawn(process.execPath, ['tests/seed/tools/seed-to-kill.ts', state, rowsFile, marker], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    })
    const output: string[] = []
    for await (const line of createInterface(script.stdout)) {
      output.push(line)
      if (!killLine.test(line)) continue
      await setTimeout(delayMs)
      process.kill(-(script.pid ?? 0), 'SIGKILL')
      break
    }
    return output
  }

  /** A load has three batches: the first compares, the second reads all rows, and the third writes. */
  const WRITE_STARTED = /^started 3$/
  // §D2.26
  test.each([
    ['after comparing', /^finished 1$/, 0],
    ['before writing', WRITE_STARTED, 0],
    ['while writing', WRITE_STARTED, 50],
    ['after writing', /^finished 3$/, 0],
  ])(
    'leaves either the old or the new data if it is killed %s (%s + %d ms)',
    { timeout: 120_000 },
    async (marker, killLine, delayMs) => {
      const output = await runAndKill(marker, killLine, delayMs)
      expect(output.at(-1)).toMatch(killLine)
      const { markers, counts } = await withDatabase(state, readMarkersAndCounts)
      expect(markers).toHaveLength(1)
      expect([currentMarker, marker]).toContain(markers[0])
      expect(counts).toEqual(rowCountsByTable)
      currentMarker = markers[0] ?? ''
    },
  )

  test('does not prevent the next load', async () => {
    await withDatabase(state, async (db) => {
      await seed(db, createMarkedPlan('next', samplePlan), NOW)
      expect(await readMarkersAndCounts(db)).toEqual({ markers: ['next'], counts: rowCountsByTable })
    })
  })
})
