import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { NEW_DIRECTORY_PLACEHOLDERS } from '../../seed/check/site.ts'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { UserError } from '../../seed/user-error.ts'
import { removeInventedContent } from './invented.ts'
import { removeUnusedRecords } from './unused.ts'

const EXCLUDED_PATHS = ['README.md', 'data/clinics', 'content/local']

export function makeDirectory(folder: string): void {
  if (folder === '') throw new UserError('the path is empty. Name a folder that does not exist yet')
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file, and nothing was changed. Choose a folder that does not exist yet`)
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new UserError(`${folder} is not empty, and nothing was changed. Choose a folder that does not exist yet`)
  copySample(folder)
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'))
  mkdirSync(join(folder, 'data/clinics'))
  writeFileSync(join(folder, '.gitignore'), '.cache/\n')
  for (const list of ['reviews', 'redirects']) writeFileSync(join(folder, `data/${list}.json`), '[]\n')
  removeInventedContent(folder, NEW_DIRECTORY_PLACEHOLDERS)
  removeUnusedRecords(folder)
}

function copySample(folder: string): void {
  const filter = (source: string) => !EXCLUDED_PATHS.includes(relative(SAMPLE_FOLDER, source))
  try {
    cpSync(SAMPLE_FOLDER, folder, { recursive: true, filter })
  } catch (error) {
    const advice = 'Choose a folder that you may write, outside of the sample'
    throw new UserError(`${folder} cannot be made: ${(error as Error).message}. ${advice}`)
  }
}
