import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadSeedFiles, type SeedFiles } from '../../seed/load/load.ts'

export function makeFolder(): string {
  mkdirSync('.tmp', { recursive: true })
  return mkdtempSync('.tmp/seed-test-')
}

type Cleanup = (work: () => void) => void

/** Creates a folder that is deleted after the test or, with `afterAll`, after the file. */
export function scratchFolder(cleanUp: Cleanup = onTestFinished): string {
  const folder = makeFolder()
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function copyOfSeed(cleanUp?: Cleanup): string {
  const folder = scratchFolder(cleanUp)
  for (const part of ['data', 'content']) cpSync(join('seed', part), join(folder, part), { recursive: true })
  return folder
}

/** Changes a file, and throws if the change has no effect. */
export function rewrite(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} did not change`)
  writeFileSync(path, changed)
}

export function rewriteData(folder: string, name: string, change: (data: never) => void): void {
  rewrite(folder, `data/${name}.json`, (text) => {
    const data: unknown = JSON.parse(text)
    change(data as never)
    return JSON.stringify(data)
  })
}

export function seedFiles(): SeedFiles {
  const { files, faults } = loadSeedFiles('seed')
  if (!files) throw new Error(`the files of the seed have faults: ${JSON.stringify(faults)}`)
  return files
}
