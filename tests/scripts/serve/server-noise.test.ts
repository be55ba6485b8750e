import { expect, test } from 'vitest'
import { createNoiseFilter } from '../../../scripts/serve/server-noise.ts'

const LOG_WITH_DISCONNECT = [
  '[wrangler:info] GET /directory.json 200 OK (255ms)',
  '\u001b[31m✘ [ERROR]\u001b[0m kj::getCaughtExceptionAsKj() = rust/ffi.rs:176: disconnected: write(): Broken pipe (os error 32)',
  '',
  '  stack: /bin/workerd@58261f3 /bin/workerd@5829de7',
  '',
  '{"event":"error","error":"D1_ERROR: Network connection lost."}',
  '✘ [ERROR] Uncaught Error: Network connection lost. ',
  '',
  '✘ [ERROR] Uncaught Error: something else',
  '',
  '  stack: /bin/workerd@1',
  '',
]

const LOG_WITH_DATABASE_LOCK = [
  '\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1me = workerd/util/sqlite.c++:1744: failed: SQLite failed; dbErrorMessage(err, db) = database is locked: SQLITE_BUSY\u001b[0m',
  '',
  '  stack: /bin/workerd@373c27b /bin/workerd@374be97',
  '',
  '',
  '{"event":"error","error":"D1_ERROR: database is locked: SQLITE_BUSY"}',
  '✘ [ERROR] e = workerd/util/sqlite.c++:1744: failed: SQLite failed; dbErrorMessage(err, db) = disk I/O error: SQLITE_IOERR',
]

test("the noise filter removes the runtime's errors about visitors' disconnects, and no other line", () => {
  expect(LOG_WITH_DISCONNECT.filter(createNoiseFilter())).toEqual([
    LOG_WITH_DISCONNECT[0],
    LOG_WITH_DISCONNECT[5],
    ...LOG_WITH_DISCONNECT.slice(8),
  ])
})

test("the noise filter removes the runtime's errors about database locks, and no other line", () => {
  expect(LOG_WITH_DATABASE_LOCK.filter(createNoiseFilter())).toEqual(LOG_WITH_DATABASE_LOCK.slice(5))
})
