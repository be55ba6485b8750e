import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabase } from '../../../scripts/doctor/doctor-database.ts'
import type { OpenDatabase } from '../../../seed/write/database.ts'
import { createEmptyDatabase, migrate } from '../../tools/node/local-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.close())

const checkOpenDatabase = (plannedVersion: string | null = 'v1') =>
  checkDatabase('Database', database.db, plannedVersion, { migrate: 'apply', seed: 'load' })

test('the doctor detects missing migrations, missing data, and a directory with errors', async () => {
  expect(await checkOpenDatabase()).toMatchObject([{ state: 'problem', hint: 'run `apply`' }])

  const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'))
  await migrate(database.db)
  await database.db.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)').run()
  const insertStatement = database.db.prepare('INSERT INTO d1_migrations (name) SELECT value FROM json_each(?1)')
  await insertStatement.bind(JSON.stringify(files.slice(0, -1))).run()
  expect(await checkOpenDatabase()).toMatchObject([{ state: 'problem', message: `${files.at(-1)} not applied` }])

  await insertStatement.bind(JSON.stringify(files.slice(-1))).run()
  const [migrations, data] = await checkOpenDatabase()
  expect(migrations).toMatchObject({ state: 'ok' })
  expect(data).toMatchObject({ state: 'problem', message: 'has no data', hint: 'run `load`' })

  expect(await checkOpenDatabase(null)).toMatchObject([{ state: 'ok' }, { check: 'Directory', state: 'problem' }])
})
