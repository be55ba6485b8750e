// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CheckResult } from '../../scripts/doctor/doctor-checks.ts'
import { migrate, withDatabase } from '../tools/node/local-database.ts'
import { runScriptIn } from '../tools/node/run-script.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

const LINKED_PATHS = ['package.json', 'seed', 'src', 'client', 'public', 'migrations', 'vite.config.ts']

function createCheckout(change: (text: string) => string | null): string {
  const folder = createScratchFolder()
  for (const part of LINKED_PATHS) symlinkSync(resolve(part), join(folder, part))
  const text = readFileSync('wrangler.toml', 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error('wrangler.toml did not change')
  if (changed !== null) writeFileSync(join(folder, 'wrangler.toml'), changed)
  return folder
}

async function runDoctor(folder: string, ...args: string[]) {
  const { code, stdout, stderr } = await runScriptIn(folder, 'scripts/doctor.ts', '--json', ...args)
  expect(stderr).not.toMatch(/\n\s+at /)
  const results = JSON.parse(stdout) as CheckResult[]
  return { code, check: (name: string) => results.find((result) => result.check === name) }
}

describe('a wrangler.toml that', () => {
  const invalidConfigurations = [
    ['has a syntax error', 'line 2: Invalid TOML', 'git diff', () => 'name = "spas"\n[vars\n'],
    ['is missing', 'is missing', 'git checkout', () => null],
    ['is rejected by wrangler', '"name" to be of type string', 'git diff', () => 'name = 3\n'],
  ] as const

  test.each(invalidConfigurations)('%s: the doctor names the problem and a fix', async (_, message, hint, change) => {
    const { code, check } = await runDoctor(createCheckout(change))
    expect(check('Configuration')).toEqual({
      check: 'Configuration',
      state: 'problem',
      message: expect.stringMatching(`^wrangler\\.toml.*${message}`),
      hint: expect.stringContaining(`${hint} wrangler.toml`),
    })
    expect(code).toBe(1)
  })

  test.each(invalidConfigurations)(
    '%s: a dry run of the deployment reports the same problem and does not start',
    async (...row) => {
      const [, message, hint, change] = row
      const rehearsal = ['scripts/deploy.ts', '--dry-run', '--allow-sample-data'] as const
      const { code, stdout, stderr } = await runScriptIn(createCheckout(change), ...rehearsal)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^✗ wrangler\.toml/)
      expect(stderr).toContain(message)
      expect(stderr).toContain(`${hint} wrangler.toml`)
      expect(stderr).not.toMatch(/\n\s+at /)
      expect(stdout).toBe('')
    },
  )
})

test('the doctor skips an unbound database and explains how to bind it', async () => {
  const folder = createCheckout((text) => text.replace(/\[\[d1_databases\]\][^[]*/, ''))
  await withDatabase(join(folder, '.wrangler/state'), migrate)
  const { code, check } = await runDoctor(folder)
  expect(check('Local database')).toMatchObject({
    state: 'unknown',
    message: expect.stringContaining('DB is not bound'),
    hint: expect.stringContaining('[[d1_databases]]'),
  })
  expect(code).toBe(1)
})

test('the doctor checks the local database with the configured id and creates no database for another id', async () => {
  const id = '6f1f2f0e-52a4-4d1c-9d0b-3c1f0c5e7a10'
  const folder = createCheckout((text) => text.replace('00000000-0000-0000-0000-000000000000', id))
  const state = join(folder, 'state')
  await withDatabase(state, migrate)
  const before = readdirSync(state, { recursive: true }).toSorted()

  const withOtherId = await runDoctor(folder, '--state', 'state')
  expect(withOtherId.check('Local database')).toMatchObject({
    state: 'advice',
    message: 'there is none in state for the id in wrangler.toml',
  })
  expect(readdirSync(state, { recursive: true }).toSorted()).toEqual(before)

  const withSameId = await runDoctor('.', '--state', state)
  expect(withSameId.check('Local database')).toMatchObject({
    state: 'problem',
    message: expect.stringContaining('not applied'),
  })
})
