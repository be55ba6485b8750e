import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyBuild } from '../../../scripts/serve/served-build.ts'
import { scratchFolder } from '../../seed/tools/seed-folder.ts'

function folderWith(path: string, text: string): string {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'index.js'), text)
  return path
}

test('a site keeps the build it was started with when a new one is made', () => {
  const folder = scratchFolder()
  const build = folderWith(join(folder, 'dist'), 'first')
  const copy = copyBuild(build, join(folder, 'served'))
  folderWith(build, 'second')
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('first')
  expect(copyBuild(build, join(folder, 'served'))).toBe(copy)
  expect(readFileSync(join(copy, 'index.js'), 'utf8')).toBe('second')
})

test('copies of ended processes are removed, and those of running ones stay', () => {
  const folder = scratchFolder()
  const build = folderWith(join(folder, 'dist'), 'build')
  // Higher than any process id.
  const ended = folderWith(join(folder, 'served', String(2 ** 30)), 'ended')
  const running = folderWith(join(folder, 'served', String(process.ppid)), 'running')
  copyBuild(build, join(folder, 'served'))
  expect(existsSync(ended)).toBe(false)
  expect(existsSync(running)).toBe(true)
})
