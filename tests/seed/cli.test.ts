// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, test } from 'vitest'
import { loadDirectory } from '../../scripts/serve/local-site.ts'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { migrate, withDatabase } from '../tools/node/local-database.ts'
import { runScript } from '../tools/node/run-script.ts'
import { copySample, createScratchFolder, rewrite, rewriteData } from '../tools/node/seed-folder.ts'

const runSeedCommand = (...args: string[]) => runScript('seed/cli.ts', ...args)
const SLOW_TEST = { timeout: 240_000 }

test('--help lists the options and does nothing', async () => {
  const { code, stdout, stderr } = await runSeedCommand('--help')
  expect(code).toBe(0)
  expect(stderr).toBe('')
  for (const option of ['--from <folder>', '--state <folder>', '--remote', '--dry-run', '--force', '--check', '--help'])
    expect(stdout).toContain(option)
  // Each step of a load prints a line that starts with a bullet.
  expect(stdout).not.toContain('•')
})

function createInvalidSample(): string {
  const folder = copySample()
  rmSync(join(folder, 'data/stations.json'))
  rewrite(folder, 'data/facts.json', (text) => `${text}]`)
  rewrite(folder, 'content/guides/botox.md', (text) => text.replace('treatment:', 'reviewer: x\ntreatment:'))
  rewrite(folder, 'content/pages/about.md', (text) => text.replace('---\n', ''))
  rewriteData(folder, 'clinics', (clinics: { rating: number }[]) => {
    for (const clinic of clinics.slice(0, 2)) clinic.rating = 6
  })
  return folder
}

describe('errors in a directory', () => {
  const listExpectedLines = (folder: string) => [
    `${folder}/data/stations.json: is missing`,
    expect.stringMatching(`^${folder}/data/facts.json · line \\d+: is not JSON: `),
    `${folder}/content/guides/botox.md · line 2 · reviewer: Unrecognized key: "reviewer"`,
    expect.stringMatching(`^${folder}/content/pages/about.md · line 1: must begin with front matter`),
    expect.stringMatching(`^${folder}/data/clinics/.+ · line 1 · rating: must be at most 5`),
    expect.stringMatching(`^${folder}/data/clinics/.+ · line 1 · rating: must be at most 5`),
    '6 errors. Nothing was written.',
  ]

  test('with --check: each error is reported with file and path, and the command fails', async () => {
    const folder = createInvalidSample()
    const { code, stderr } = await runSeedCommand('--check', '--from', folder)
    expect(code).toBe(1)
    expect(stderr.split('\n').filter(Boolean).toSorted()).toEqual(expect.arrayContaining(listExpectedLines(folder)))
    expect(stderr.split('\n').filter(Boolean)).toHaveLength(listExpectedLines(folder).length)
  })

  test('with --check: errors between files are reported together', async () => {
    const folder = copySample()
    rewriteData(folder, 'clinics', (clinics: { id: string; services: string[] }[]) => {
      const [, second, third, fourth] = clinics
      if (!second || !third || !fourth) throw new Error('the sample has fewer than four clinics')
      second.services.push('no-such-service')
      third.id = fourth.id
    })
    rewrite(folder, 'content/pages/about.md', (text) => `${text}\nSee [this](/no-such-page).\n`)
    const { code, stderr } = await runSeedCommand('--check', '--from', folder)
    expect(code).toBe(1)
    expect(stderr).toMatch(/clinic-002\.json · .+ · line 1 · services: 'no-such-service' is not a service/)
    expect(stderr).toMatch(/clinic-004\.json · .+ · line 1 · id: '.*' is already used/)
    expect(stderr).toMatch(/about\.md · line \d+ · \/no-such-page: links to a page that does not exist/)
  })

  test('if its folder is missing: the error suggests a new directory', async () => {
    const { code, stderr } = await runSeedCommand('--check', '--from', join(createScratchFolder(), 'nowhere'))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^✗ there is no folder .*nowhere \(set by --from\)\. .* npm run new-directory -- PATH$/m)
  })

  test('prevent the load, and no database is opened', async () => {
    const folder = createInvalidSample()
    const state = join(folder, 'state')
    const { code, stdout, stderr } = await runSeedCommand('--from', folder, '--state', state)
    expect(code).toBe(1)
    expect(stdout).not.toContain('Opening')
    expect(stderr).toContain('Nothing was written')
    expect(existsSync(state)).toBe(false)
  })
})

test('--check on valid files prints the counts and opens no database', SLOW_TEST, async () => {
  const folder = copySample()
  const state = join(folder, 'state')
  const { code, stdout, stderr } = await runSeedCommand('--check', '--from', folder, '--state', state)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).toMatch(/18 treatments, 10 areas, 15 sub-areas/)
  expect(existsSync(state)).toBe(false)
})

const readStoredVersions = (db: D1Database) => db.prepare('SELECT version, loaded_at FROM site').all()

test('a load into a database without tables prints a message without a stack trace', SLOW_TEST, async () => {
  const { code, stderr } = await runSeedCommand('--state', createScratchFolder())
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ the database lacks tables or columns of this version. Run `npm run db:migrate` first/)
  expect(stderr).toContain('with --state FOLDER: `npx wrangler d1 migrations apply DB --local --persist-to FOLDER`')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test(
  'a dry run writes nothing, the first load writes the data, and the second changes nothing',
  SLOW_TEST,
  async () => {
    const state = createScratchFolder()
    await withDatabase(state, migrate)

    const dryRun = await runSeedCommand('--dry-run', '--state', state)
    expect(dryRun).toMatchObject({ code: 0, stderr: '' })
    expect(dryRun.stdout).toMatch(/^added: .*\d+ clinic/m)
    expect(dryRun.stdout).toContain('Nothing was written (--dry-run)')
    expect((await withDatabase(state, readStoredVersions)).results).toEqual([])

    const first = await runSeedCommand('--state', state)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    const loaded = await withDatabase(state, readStoredVersions)
    expect(loaded.results).toHaveLength(1)
    expect(first.stdout).toContain(`Loaded version ${loaded.results[0]?.['version']}`)

    const second = await runSeedCommand('--state', state)
    expect(second).toMatchObject({ code: 0, stderr: '' })
    expect(second.stdout).toContain('nothing added, changed or removed')
    expect(second.stdout).toContain(`The database already has this data (version ${loaded.results[0]?.['version']})`)
    expect((await withDatabase(state, readStoredVersions)).results).toEqual(loaded.results)

    const forced = await runSeedCommand('--state', state, '--force')
    const [reloaded] = (await withDatabase(state, readStoredVersions)).results
    expect(reloaded).not.toEqual(loaded.results[0])
    expect(forced.stdout).toContain(`Loaded version ${reloaded?.['version']} (`)
  },
)

test('the sample does not replace a real directory unless --from names the sample', SLOW_TEST, async () => {
  const state = createScratchFolder()
  await withDatabase(state, migrate)
  expect(await runSeedCommand('--state', state)).toMatchObject({ code: 0 })
  await withDatabase(state, (db) =>
    db.prepare("UPDATE site SET sample = 0, name = 'Real Spas', version = 'real'").run(),
  )
  const stored = await withDatabase(state, readStoredVersions)

  for (const options of [[], ['--force'], ['--dry-run']]) {
    const rejectedLoad = await runSeedCommand('--state', state, ...options)
    expect(rejectedLoad.code).toBe(1)
    expect(rejectedLoad.stderr).toMatch(
      /^✗ the database contains the directory Real Spas with \d+ real clinics, .*--from FOLDER/,
    )
  }
  expect((await withDatabase(state, readStoredVersions)).results).toEqual(stored.results)
  await expect(loadDirectory(state, SAMPLE_FOLDER), 'npm start and npm run dev refuse too').rejects.toThrow(
    'the sample would replace it',
  )

  expect(await runSeedCommand('--state', state, '--from', SAMPLE_FOLDER)).toMatchObject({ code: 0, stderr: '' })
})
