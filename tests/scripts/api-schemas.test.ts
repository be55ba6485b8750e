import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '../tools/node/run-script.ts'

const readChangeTime = () => statSync('src/api-shapes/schemas.json').mtimeMs

test.each([
  ['--help', 0],
  ['--chek', 1],
])('api:schemas %s writes no files', async (option, exitCode) => {
  const before = readChangeTime()
  const { code, stdout, stderr } = await runScript('scripts/api-schemas.ts', option)
  expect(code).toBe(exitCode)
  expect(stdout + stderr).toMatch(/Usage: api:schemas|unknown option '--chek'/)
  expect(readChangeTime()).toBe(before)
})
