import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { previousDirectoryOptions } from '../../../scripts/release/previous-release.ts'
import { scratchFolder } from '../../seed/tools/seed-folder.ts'

describe('the directory of the previous release', () => {
  test('is that of its own checkout', () => {
    const checkout = scratchFolder()
    mkdirSync(join(checkout, 'mine/data'), { recursive: true })
    expect(previousDirectoryOptions(checkout, 'mine')).toEqual(['--from', 'mine'])
    expect(previousDirectoryOptions(checkout, resolve('mine'))).toEqual(['--from', 'mine'])
  })

  test('is the present one if it lies outside of the checkout', () => {
    expect(previousDirectoryOptions(scratchFolder(), '../mine')).toEqual(['--from', resolve('../mine')])
  })

  test('is not named to a checkout that does not have it', () => {
    expect(previousDirectoryOptions(scratchFolder(), 'seed/sample')).toEqual([])
  })
})
