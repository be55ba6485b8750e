import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getPreviousDirectoryOptions } from '../../../scripts/release/previous-release.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

describe('getPreviousDirectoryOptions', () => {
  // §D4.13
  test('names the directory in the checkout of the previous release', () => {
    const checkout = createScratchFolder()
    mkdirSync(join(checkout, 'mine/data'), { recursive: true })
    expect(getPreviousDirectoryOptions(checkout, 'mine')).toEqual(['--from', 'mine'])
    expect(getPreviousDirectoryOptions(checkout, resolve('mine'))).toEqual(['--from', 'mine'])
  })

  test('passes the absolute path of a directory outside the repository', () => {
    expect(getPreviousDirectoryOptions(createScratchFolder(), '../mine')).toEqual(['--from', resolve('../mine')])
  })

  test('names the sample if the checkout does not contain the directory', () => {
    const checkout = createScratchFolder()
    mkdirSync(join(checkout, 'seed/sample'), { recursive: true })
    expect(getPreviousDirectoryOptions(checkout, 'mine')).toEqual(['--from', 'seed/sample'])
  })

  test('passes no --from if the checkout contains neither', () => {
    expect(getPreviousDirectoryOptions(createScratchFolder(), 'mine')).toEqual([])
  })
})
