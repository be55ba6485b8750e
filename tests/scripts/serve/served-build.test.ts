import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyBuildForThisProcess } from '../../../scripts/serve/served-build.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

function writeBuild(path: string, text: string): string {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'index.js'), text)
  return path
}

test('a site keeps serving the build it started with after a new build', () => {
  const folder = createScratchFolder()
  const build = writeBuild(join(folder, 'dist'), 'first')
  const copy = copyBuildForThisProcess(build, join(folder, 'served'))
  writeBuild(build, 'second')
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('first')
  expect(copyBuildForThisProcess(build, join(folder, 'served'))).toBe(copy)
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('second')
})

test('copies used by ended processes are removed, and copies used by running processes are kept', () => {
  const folder = createScratchFolder()
  const build = writeBuild(join(folder, 'dist'), 'build')
  // 2 ** 30 is higher than any process id.
  const endedCopy = writeBuild(join(folder, 'served', String(2 ** 30)), 'ended')
  const runningCopy = writeBuild(join(folder, 'served', String(process.ppid)), 'running')
  copyBuildForThisProcess(build, join(folder, 'served'))
  expect(existsSync(endedCopy)).toBe(false)
  expect(existsSync(runningCopy)).toBe(true)
})
