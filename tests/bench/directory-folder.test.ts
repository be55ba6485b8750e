import { expect, test } from 'vitest'
import { checkFiles } from '../../seed/check/check.ts'
import { loadSeedFiles } from '../../seed/load/load.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'
import { writeDirectoryFolder } from './directory-folder.ts'

test('the benchmark directory has the requested number of clinics and no errors', () => {
  const folder = createScratchFolder()
  writeDirectoryFolder(folder, 300)
  const { files, issues } = loadSeedFiles(folder)
  expect(issues).toEqual([])
  expect(files?.clinics).toHaveLength(300)
  expect(files && checkFiles(files)).toEqual([])
})
