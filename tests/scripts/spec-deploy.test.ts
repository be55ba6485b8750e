// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'
import type { CheckResult } from '../../scripts/doctor/doctor-checks.ts'
import { makeDirectory } from '../../scripts/new-directory/make.ts'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { runScript } from '../tools/node/run-script.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

// §D4.9
test('deploy rejects sample data without --allow-sample-data, before doing anything else', async () => {
  const { code, stdout, stderr } = await runScript('scripts/deploy.ts', '--dry-run')
  expect(code).toBe(1)
  expect(stderr).toContain('the listings are invented')
  expect(stderr).toContain('add --allow-sample-data')
  expect(stdout).toBe('')
})

test('deploy rejects a new directory whose name is still a placeholder', async () => {
  const folder = createScratchFolder()
  makeDirectory(folder)
  const { code, stdout, stderr } = await runScript('scripts/deploy.ts', '--dry-run', '--from', folder)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ \S+site\.json · line 3 · name: is still a placeholder/)
  expect(stderr).toMatch(/\n✗ \S+site\.json · line 5 · phone: is still a placeholder/)
  expect(stderr).not.toContain('the listings are invented')
  expect(stdout).toBe('')
})

test('deploy rejects a directory that does not exist', async () => {
  const { code, stderr } = await runScript('scripts/deploy.ts', '--dry-run', '--from', '.tmp/nowhere')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ there is no folder \/.+\/\.tmp\/nowhere \(set by --from\)\. /)
})

test('deploy stops if SITE_ORIGIN is not set', async () => {
  const { code, stdout, stderr } = await runScript('scripts/deploy.ts', '--allow-sample-data')
  expect(code).toBe(1)
  expect(stderr).toContain('SITE_ORIGIN is not set')
  expect(stderr).toContain('set it to https://your.domain in wrangler.toml')
  expect(stdout).toBe('')
})

// §D6.11
test('the end-to-end tests use the server of `npm start` and wait up to four minutes for it to start', () => {
  expect(config.webServer).toMatchObject({
    command: expect.stringMatching(/^node scripts\/start\.ts /),
    timeout: 240_000,
    reuseExistingServer: false,
  })
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts['start']).toMatch(/ scripts\/start\.ts$/)
})

test('the doctor creates no state folder, and gives a hint for everything missing in a fresh checkout', async () => {
  const { code, stdout } = await runScript('scripts/doctor.ts', '--json', '--state', '.tmp/no-such-state')
  const results = JSON.parse(stdout) as CheckResult[]
  const check = (name: string) => results.find((result) => result.check === name)
  expect(check('Bindings')).toMatchObject({ state: 'ok' })
  expect(check('Local database')).toMatchObject({ state: 'advice', hint: expect.stringContaining('npm start') })
  expect(results.filter(({ state, hint }) => (state === 'advice' || state === 'problem') && !hint)).toEqual([])
  expect(code).toBe(0)
  expect(existsSync('.tmp/no-such-state')).toBe(false)
})

test('the hints of the doctor have the directory that --from names', async () => {
  const stateFolder = createScratchFolder()
  const args = ['--json', '--from', SAMPLE_FOLDER, '--state', stateFolder]
  const checkDoctorHints = async () => {
    const results = JSON.parse((await runScript('scripts/doctor.ts', ...args)).stdout) as CheckResult[]
    return results.flatMap(({ check, hint }) => (check === 'Local database' && hint ? [hint] : []))
  }
  expect(await checkDoctorHints()).toEqual([`run \`npm start -- --from ${SAMPLE_FOLDER}\`, which creates and fills it`])
  const wranglerArgs = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder]
  execFileSync('wrangler', wranglerArgs, { env: { ...process.env, CI: '1' } })
  expect(await checkDoctorHints()).toEqual([`run \`npm run db:seed -- --from ${SAMPLE_FOLDER}\``])
})
