import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'
import { openDatabase } from '../../seed/database.ts'
import type { Finding } from '../../seed/doctor-checks.ts'
import { migrate } from './local-database.ts'
import { runScript } from './run-script.ts'

test('deploy refuses sample data that nobody allowed, before it does anything', async () => {
  const { code, stdout, stderr } = await runScript('seed/deploy.ts', '--dry-run')
  expect(code).toBe(1)
  expect(stderr).toContain('the listings are invented')
  expect(stderr).toContain('add --allow-sample-data')
  expect(stdout).toBe('')
})

test('the journeys begin with what `npm start` runs, and give it four minutes to answer', () => {
  expect(config.webServer).toMatchObject({ command: expect.stringMatching(/^node seed\/start\.ts /), timeout: 240_000 })
})

test('the doctor changes nothing, finds what a fresh checkout lacks, and says the way out of each', async () => {
  const { code, stdout } = await runScript('seed/doctor.ts', '--json', '--state', '.tmp/no-such-state')
  const findings = JSON.parse(stdout) as Finding[]
  const about = (name: string) => findings.find((finding) => finding.about === name)
  expect(about('Bindings')).toMatchObject({ state: 'ok' })
  expect(about('Local database')).toMatchObject({ state: 'advice', wayOut: expect.stringContaining('npm start') })
  expect(findings.filter(({ state, wayOut }) => (state === 'advice' || state === 'problem') && !wayOut)).toEqual([])
  expect(code).toBe(0)
  expect(existsSync('.tmp/no-such-state')).toBe(false)
})

test('the doctor finds a database that lacks its migrations, and one that lacks the data', async () => {
  const state = mkdtempSync(join(tmpdir(), 'doctor-'))
  try {
    const inDatabase = async (work: (db: D1Database) => Promise<unknown>) => {
      const { db, close } = await openDatabase({ state })
      await work(db).finally(close)
    }
    await inDatabase((db) => db.prepare('SELECT 1').first())
    const look = async () => {
      const { code, stdout } = await runScript('seed/doctor.ts', '--json', '--state', state)
      const findings = (JSON.parse(stdout) as Finding[]).filter(({ about }) => about === 'Local database')
      return { code, findings }
    }
    expect(await look()).toEqual({
      code: 1,
      findings: [expect.objectContaining({ state: 'problem', wayOut: 'run `npm run db:migrate`' })],
    })
    await inDatabase(async (db) => {
      await migrate(db)
      await db.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)').run()
      const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'))
      const noted = db.prepare('INSERT INTO d1_migrations (name) SELECT value FROM json_each(?1)')
      await noted.bind(JSON.stringify(files)).run()
    })
    expect(await look()).toEqual({
      code: 1,
      findings: [
        expect.objectContaining({ state: 'ok' }),
        expect.objectContaining({ says: 'holds no data', wayOut: 'run `npm run db:seed`' }),
      ],
    })
  } finally {
    rmSync(state, { recursive: true })
  }
})
