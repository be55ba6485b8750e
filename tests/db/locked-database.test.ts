import { expect, test } from 'vitest'
import { addQueryTimeout, QueryTimeoutError } from '../../src/db/query-timeout.ts'

function createFailingDatabase(failureCount: number, message: string) {
  const counts = { batches: 0 }
  const database = {
    prepare: () => ({}) as D1PreparedStatement,
    async batch() {
      counts.batches += 1
      if (counts.batches <= failureCount) throw new Error(message)
      return []
    },
  } as unknown as D1Database
  return { database, counts }
}

test.each([
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: Failed to get session commit token: internal error; reference = x',
])('addQueryTimeout retries a query while a load locks the local database (%s)', async (message) => {
  const { database, counts } = createFailingDatabase(3, message)
  expect(await addQueryTimeout(database, 5000).batch([])).toEqual([])
  expect(counts.batches).toBe(4)
})

test('addQueryTimeout does not retry a query that fails for another reason', async () => {
  const { database, counts } = createFailingDatabase(1, 'D1_ERROR: no such table: clinics')
  await expect(addQueryTimeout(database, 5000).batch([])).rejects.toThrow('no such table')
  expect(counts.batches).toBe(1)
})

test('addQueryTimeout rejects at the time limit if the database is still locked', async () => {
  const { database } = createFailingDatabase(Infinity, 'D1_ERROR: database is locked: SQLITE_BUSY')
  await expect(addQueryTimeout(database, 300).batch([])).rejects.toThrow(QueryTimeoutError)
})
