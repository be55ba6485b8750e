// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { expect, test } from 'vitest'
import { makeDirectory } from '../../../scripts/new-directory/make.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import { findSampleDataError } from '../../../seed/write/sample-data.ts'
import * as t from '../../../src/db/schema.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

test('sample data is not loaded into the deployed database by mistake', async () => {
  const { code, stdout, stderr } = await runScript('seed/cli.ts', '--remote')
  expect(code).toBe(1)
  expect(stderr).toBe(
    '✗ the listings are invented (data/site.json: "sample"). To publish them anyway, add --allow-sample-data\n',
  )
  expect(stdout).not.toContain('Opening')
})

test('real data needs no --allow-sample-data', () => {
  const rows = new PlannedRows()
  rows.add(t.site, { ...({} as typeof t.site.$inferInsert), sample: false })
  expect(findSampleDataError({ rows })).toBe(null)
})

test('a directory is not published until its owner has filled in name, phone and email', async () => {
  const folder = createScratchFolder()
  makeDirectory(folder)
  const { code, stdout, stderr } = await runScript('seed/cli.ts', '--remote', '--from', folder)
  expect(code).toBe(1)
  for (const field of ['name', 'phone', 'email'])
    expect(stderr).toMatch(new RegExp(`^\\S+site\\.json · line \\d+ · ${field}: is still a placeholder`, 'm'))
  expect(stdout).not.toContain('Opening')
  expect((await runScript('seed/cli.ts', '--check', '--from', folder)).code).toBe(0)
})

test.each([['--export'], ['--env', 'preview']])('%s without --remote is rejected', async (...args) => {
  const { code, stdout, stderr } = await runScript('seed/cli.ts', ...args)
  expect(code).toBe(1)
  expect(stderr).toBe('✗ --export and --env preview are for the deployed database: add --remote\n')
  expect(stdout).toBe('')
})
