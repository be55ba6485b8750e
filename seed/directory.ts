import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from './user-error.ts'

export const SAMPLE_FOLDER = 'seed/sample'

export const FROM_OPTION_DESCRIPTION_WITHOUT_SAMPLE =
  'folder of the directory, with data/ and content/ (default: the variable DIRECTORY)'

export const FROM_OPTION_DESCRIPTION = `folder of the directory, with data/ and content/ (default: the variable DIRECTORY, else ${SAMPLE_FOLDER})`

/** Throws if `from` is empty, as in `--from "$UNSET"`, instead of falling back to the sample. */
export function findDirectory(from?: string): string {
  if (from === '') throw new UserError('--from is empty. Name a folder after it, or leave out --from')
  const folder = from || process.env['DIRECTORY'] || SAMPLE_FOLDER
  if (!existsSync(join(folder, 'data'))) {
    const settingName = from ? '--from' : 'the variable DIRECTORY'
    const errorText = existsSync(folder) ? `${folder} has no folder data/` : `there is no folder ${resolve(folder)}`
    throw new UserError(
      `${errorText} (set by ${settingName}). Correct the path, or make a new directory: npm run new-directory -- PATH`,
    )
  }
  return folder
}

export const isSampleByDefault = (from?: string): boolean => !(from || process.env['DIRECTORY'])

export function findDirectoryToChange(from?: string): string {
  if (from !== undefined || process.env['DIRECTORY']) return findDirectory(from)
  throw new UserError(
    'no directory is given, and the sample must not contain real clinics. Name your directory with --from FOLDER, or make one: npm run new-directory -- PATH',
  )
}

/** Sets the variable DIRECTORY for later calls and child processes, unless it falls back to the sample. */
export function findDirectoryAndSetVariable(from?: string): string {
  const folder = findDirectory(from)
  if (!isSampleByDefault(from)) process.env['DIRECTORY'] = resolve(folder)
  return folder
}
