import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { previousDirectoryOptions } from '../../../scripts/release/previous-release.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

describe('previousDirectoryOptions', () => {
  test('names the directory in the checkout of the previous release', () => {
    const checkout = createScratchFolder()
    mkdirSync(join(checkout, 'mine/data'), { recursive: true })
    expect(previousDirectoryOptions(checkout, 'mine')).toEqual(['--from', 'mine'])
    expect(previousDirectoryOptions(checkout, resolve('mine'))).toEqual(['--from', 'mine'])
  })

  test('names the current path of a directory outside the repository', () => {
    expect(previousDirectoryOptions(createScratchFolder(), '../mine')).toEqual(['--from', resolve('../mine')])
  })

  test('passes no --from if the checkout does not contain the directory', () => {
    expect(previousDirectoryOptions(createScratchFolder(), 'seed/sample')).toEqual([])
  })
})
