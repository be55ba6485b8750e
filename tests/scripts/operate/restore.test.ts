import { expect, test } from 'vitest'
import { createFakeWrangler } from './fake-wrangler.ts'

const SCRIPT = 'scripts/operate/restore.ts'
const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'
const OUTPUTS = {
  'd1 time-travel info': { bookmark: 'now-1' },
  'd1 time-travel restore': { bookmark: BOOKMARK, message: 'Successfully restored', previous_bookmark: 'now-1' },
  'd1 execute': [{ results: [], success: true }],
}

test('restore returns the database to a bookmark, has the Worker purge pages, and prints how to undo it', async () => {
  const { run, readCalls } = createFakeWrangler(OUTPUTS)
  const { code, stdout } = await run(SCRIPT, BOOKMARK, '--yes')
  expect(code).toBe(0)
  expect(readCalls()).toEqual([
    'd1 time-travel info DB --json --env=',
    `d1 time-travel restore DB --bookmark=${BOOKMARK} --json --env=`,
    'd1 execute DB --remote --yes --command DELETE FROM edge_purges --env=',
  ])
  expect(stdout).toContain('npm run restore -- now-1\n')
})

const DAY_MS = 24 * 60 * 60 * 1000
const getTimeBeforeNow = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

test('restore accepts a time instead of a bookmark, and --env preview', async () => {
  const { run, readCalls } = createFakeWrangler(OUTPUTS)
  const time = getTimeBeforeNow(29)
  const { stdout } = await run(SCRIPT, time, '--yes', '--env', 'preview')
  expect(readCalls()[1]).toBe(`d1 time-travel restore DB --timestamp=${time} --json --env=preview`)
  expect(stdout).toContain('npm run restore -- now-1 --env preview')
})

test.each(['yesterday', '2026-11-22', '2026-11-22T14:00:00', '2026-13-45T99:99:99Z', '2999-01-01T00:00:00Z'])(
  'restore rejects %s, which is neither a bookmark nor a past time',
  async (point) => {
    const { run, readCalls } = createFakeWrangler(OUTPUTS)
    const { code, stderr } = await run(SCRIPT, point, '--yes')
    expect(code).toBe(1)
    expect(stderr).toBe(
      `✗ '${point}' is neither a bookmark that a load printed nor a past time such as 2026-11-22T14:00:00Z\n`,
    )
    expect(readCalls()).toEqual([])
  },
)

test('restore rejects a time that is too long ago, also with --dry-run', async () => {
  const { run, readCalls } = createFakeWrangler(OUTPUTS)
  const time = getTimeBeforeNow(31)
  const { code, stderr } = await run(SCRIPT, time, '--dry-run')
  expect(code).toBe(1)
  expect(stderr).toBe(`✗ '${time}' is more than 30 days ago. D1 keeps no older data. Choose a later time\n`)
  expect(readCalls()).toEqual([])
})

test('restore changes nothing without confirmation', async () => {
  const { run, readCalls } = createFakeWrangler(OUTPUTS)
  const { code, stderr } = await run(SCRIPT, BOOKMARK)
  expect(code).toBe(1)
  expect(stderr).toContain('Replace all data of the production database')
  expect(stderr).toContain('repeat the command with --yes')
  expect(readCalls()).toEqual([])
})

test('restore --dry-run prints the commands and runs none', async () => {
  const { run, readCalls } = createFakeWrangler(OUTPUTS)
  const { stdout } = await run(SCRIPT, BOOKMARK, '--dry-run')
  expect(stdout).toContain(`wrangler d1 time-travel restore DB --bookmark=${BOOKMARK} --json --env=\n`)
  expect(stdout).toContain("wrangler d1 execute DB --remote --yes --command 'DELETE FROM edge_purges' --env=\n")
  expect(readCalls()).toEqual([])
})

test("restore stops at the first failure and shows wrangler's message", async () => {
  const { run, readCalls } = createFakeWrangler({ 'd1 time-travel info': { bookmark: 'now-1' } })
  const { code, stderr } = await run(SCRIPT, BOOKMARK, '--yes')
  expect(code).toBe(1)
  expect(stderr).toContain('Authentication error [code: 10000]')
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(readCalls()).toHaveLength(2)
})

test('restore --help explains the argument', async () => {
  const { stdout } = await createFakeWrangler({}).run(SCRIPT, '--help')
  expect(stdout).toMatch(/a bookmark, or a time such as/)
})
