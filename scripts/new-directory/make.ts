import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { NEW_DIRECTORY_PLACEHOLDERS } from '../../seed/check/site.ts'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { UserError } from '../../seed/user-error.ts'
import { removeInventedContent } from './invented.ts'
import { removeUnusedRecords } from './unused.ts'

const EXCLUDED_PATHS = ['README.md', 'data/clinics', 'content/local']

export function makeDirectory(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file, and nothing was changed. Choose a folder that does not exist yet`)
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new UserError(`${folder} is not empty, and nothing was changed. Choose a folder that does not exist yet`)
  cpSync(SAMPLE_FOLDER, folder, {
    recursive: true,
    filter: (source) => !EXCLUDED_PATHS.includes(relative(SAMPLE_FOLDER, source)),
  })
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'))
  mkdirSync(join(folder, 'data/clinics'))
  writeFileSync(join(folder, '.gitignore'), '.cache/\n')
  for (const list of ['reviews', 'redirects']) writeFileSync(join(folder, `data/${list}.json`), '[]\n')
  removeInventedContent(folder, NEW_DIRECTORY_PLACEHOLDERS)
  removeUnusedRecords(folder)
}
