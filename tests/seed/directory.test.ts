import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findDirectory,
  findDirectoryAndSetVariable,
  findDirectoryToChange,
  isSampleByDefault,
  SAMPLE_FOLDER,
} from '../../seed/directory.ts'
import { UserError } from '../../seed/user-error.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

beforeEach(() => vi.stubEnv('DIRECTORY', ''))
afterEach(() => vi.unstubAllEnvs())

function createDirectory(): string {
  const folder = createScratchFolder()
  mkdirSync(join(folder, 'data'))
  return folder
}

describe('the directory', () => {
  test('is the sample if no directory is named', () => {
    expect(findDirectory()).toBe(SAMPLE_FOLDER)
  })

  test('is the value of --from, or else of the variable DIRECTORY', () => {
    const [named, inVariable] = [createDirectory(), createDirectory()]
    vi.stubEnv('DIRECTORY', inVariable)
    expect(findDirectory()).toBe(inVariable)
    expect(findDirectory(named)).toBe(named)
  })

  test('is in DIRECTORY as an absolute path, for child processes', () => {
    const folder = createDirectory()
    expect(findDirectoryAndSetVariable(folder)).toBe(folder)
    expect(process.env['DIRECTORY']).toBe(resolve(folder))
  })

  test('is not in DIRECTORY for child processes if the sample is used by default', () => {
    expect(findDirectoryAndSetVariable()).toBe(SAMPLE_FOLDER)
    expect(process.env['DIRECTORY']).toBe('')
    expect(isSampleByDefault()).toBe(true)
    expect(isSampleByDefault(SAMPLE_FOLDER)).toBe(false)
  })

  test('must exist', () => {
    const folder = join(createScratchFolder(), 'nowhere')
    expect(() => findDirectory(folder)).toThrow(UserError)
    expect(() => findDirectory(folder)).toThrow(
      `there is no folder ${resolve(folder)} (set by --from). Correct the path, or make a new directory: npm run new-directory -- PATH`,
    )
  })

  test('is not another one if --from is empty', () => {
    vi.stubEnv('DIRECTORY', createDirectory())
    for (const find of [findDirectory, findDirectoryToChange])
      expect(() => find('')).toThrow('--from is empty. Name a folder after it, or leave out --from')
  })

  test('must have a folder data/', () => {
    const folder = createScratchFolder()
    vi.stubEnv('DIRECTORY', folder)
    expect(() => findDirectory()).toThrow(`${folder} has no folder data/ (set by the variable DIRECTORY)`)
  })
})
