import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planMigrations, readMigrations, writeAdditiveConfig } from '../../../scripts/release/release-migrations.ts'
import { readAppliedMigrations } from '../../../seed/write/database.ts'
import { withDatabase } from '../../tools/node/local-database.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const deployedMigration = { name: '0001_a.sql', sql: 'CREATE TABLE a (x text, z text);' }
const addingMigration = { name: '0002_add.sql', sql: 'ALTER TABLE a ADD y text;' }
const droppingMigration = { name: '0002_drop.sql', sql: 'ALTER TABLE a DROP COLUMN x;' }
const contractMigration = { name: '0003_contract_x.sql', sql: 'ALTER TABLE a DROP COLUMN x;' }

describe('a migration', () => {
  const baseMigration = {
    name: '0001_a.sql',
    sql: 'CREATE TABLE a (x text, y text); CREATE VIEW v AS SELECT x FROM a; CREATE TABLE b (x text NOT NULL);',
  }
  const findIssues = (sql: string) =>
    planMigrations([baseMigration, { name: '0002_b.sql', sql }], [baseMigration.name]).issues

  // §D4.11
  test.each([
    ['DROP VIEW v; DROP TABLE `a`;', ['a', 'v']],
    ['drop view if exists v;', ['v']],
    ['ALTER TABLE a DROP COLUMN y;', ['a.y']],
    ['ALTER TABLE a DROP y;', ['a.y']],
    ['ALTER TABLE `a` RENAME TO c;', ['a']],
    ['ALTER TABLE `a` RENAME COLUMN `y` TO `z`;', ['a.y']],
    ['CREATE TABLE n (y text); DROP TABLE b; ALTER TABLE n RENAME TO b;', ['b.x']],
  ])('is rejected if it removes or renames something: %s', (sql, removed) => {
    expect(findIssues(sql)).toEqual(
      removed.map((name) => expect.stringContaining(`migrations/0002_b.sql removes or renames ${name}, which`)),
    )
  })

  test.each([
    'CREATE TABLE `drop` (`rename` text);',
    "ALTER TABLE a ADD b text DEFAULT 'DROP TABLE a' NOT NULL;",
    '-- DROP TABLE a;\nCREATE INDEX i ON a (x); DROP INDEX i;',
    'CREATE TABLE n (x text); INSERT INTO n SELECT x FROM b; DROP TABLE b; ALTER TABLE n RENAME TO b;',
  ])('is accepted if all tables and columns still exist: %s', (sql) => {
    expect(findIssues(sql)).toEqual([])
  })

  test('that cannot be applied is named in the error', () => {
    expect(() => findIssues('ALTER TABLE missing ADD b text;')).toThrow(
      'migrations/0002_b.sql cannot be applied after the migrations before it: no such table: missing.',
    )
  })
})

describe('migrations of a release', () => {
  test('run before the new Worker is deployed if they only add something', () => {
    expect(planMigrations([deployedMigration, addingMigration], ['0001_a.sql'])).toEqual({
      additive: ['0002_add.sql'],
      contract: [],
      removed: [],
      issues: [],
    })
  })

  // §D4.11
  test('that remove a column without "contract" in their name are rejected, with the file, the column and the name they need', () => {
    const { issues } = planMigrations([deployedMigration, droppingMigration], ['0001_a.sql'])
    expect(issues).toHaveLength(1)
    expect(issues[0]).toContain('migrations/0002_drop.sql removes or renames a.x')
    expect(issues[0]).toContain('named NNNN_contract_…')
  })

  // §D4.11
  test('named "contract" run after the load', () => {
    expect(planMigrations([deployedMigration, addingMigration, contractMigration], ['0001_a.sql'])).toEqual({
      additive: ['0002_add.sql'],
      contract: ['0003_contract_x.sql'],
      removed: [{ table: 'a', column: 'x' }],
      issues: [],
    })
  })

  test('that add something after a contract migration are rejected', () => {
    const laterMigration = { ...addingMigration, name: '0004_add.sql' }
    const { issues } = planMigrations([deployedMigration, contractMigration, laterMigration], ['0001_a.sql'])
    expect(issues).toEqual([
      expect.stringContaining('migrations/0004_add.sql only adds, but follows 0003_contract_x.sql'),
    ])
  })

  test('that are already applied are not checked', () => {
    expect(planMigrations([deployedMigration, droppingMigration], ['0001_a.sql', '0002_drop.sql'])).toMatchObject({
      issues: [],
    })
  })

  test('all run first in an empty database', () => {
    expect(planMigrations([deployedMigration, droppingMigration, contractMigration], [])).toMatchObject({
      additive: ['0001_a.sql', '0002_drop.sql', '0003_contract_x.sql'],
      contract: [],
      removed: [],
      issues: [],
    })
  })

  test('in this checkout can be released on top of earlier ones', () => {
    const before = ['0000_directory.sql', '0001_search_index.sql', '0002_zip_codes.sql']
    expect(planMigrations(readMigrations(), before).issues).toEqual([])
  })
})

test("wrangler applies only the migrations in the generated configuration, to the site's database", async () => {
  const state = resolve(createScratchFolder())
  const [first = ''] = readMigrations().map(({ name }) => name)
  const applyArgs = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const options = ['--config', writeAdditiveConfig([first], 'production', join(createScratchFolder(), 'release'))]
  const { status, stderr } = spawnSync('node_modules/.bin/wrangler', [...applyArgs, ...options], {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  expect(stderr).not.toContain('ERROR')
  expect(status).toBe(0)
  expect(await withDatabase(state, readAppliedMigrations)).toEqual([first])
})
