import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyBuild } from '../../scripts/served-build.ts'
import { scratchFolder } from '../seed/seed-folder.ts'

/** A folder with one file. */
function folderWith(path: string, text: string): string {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'index.js'), text)
  return path
}

test('a site keeps the build that it was started with when the next one is made', () => {
  const folder = scratchFolder()
  const build = folderWith(join(folder, 'dist'), 'first')
  const copy = copyBuild(build, join(folder, 'served'))
  folderWith(build, 'second')
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('first')
  expect(copyBuild(build, join(folder, 'served'))).toBe(copy)
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('second')
})

test('the copies of processes that have ended are removed, those of others stay', () => {
  const folder = scratchFolder()
  const build = folderWith(join(folder, 'dist'), 'build')
  // No process has a number that high.
  const ended = folderWith(join(folder, 'served', String(2 ** 30)), 'ended')
  const running = folderWith(join(folder, 'served', String(process.ppid)), 'running')
  copyBuild(build, join(folder, 'served'))
  expect(existsSync(ended)).toBe(false)
  expect(existsSync(running)).toBe(true)
})
