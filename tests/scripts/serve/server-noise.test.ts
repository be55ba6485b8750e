import { expect, test } from 'vitest'
import { createNoiseFilter } from '../../../scripts/serve/server-noise.ts'

const LOG = [
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

test("the noise filter removes only disconnects of visitors from the server's log", () => {
  expect(LOG.filter(createNoiseFilter())).toEqual([LOG[0], LOG[5], ...LOG.slice(8)])
})
