import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../seed/user-error.ts'
import { type ClinicFile, formatClinic } from './clinic-file.ts'

const TEMPORARY_EXTENSION = '.json.tmp'

/** Writes temporary files first, so that a full disk changes no clinic. The caller must hold the import lock. */
export function writeClinics(folder: string, clinics: readonly ClinicFile[]): void {
  if (clinics.length === 0) return
  const getFilePath = ({ id }: ClinicFile, extension: string) => join(folder, `${id}${extension}`)
  try {
    mkdirSync(folder, { recursive: true })
    // A killed import may have left temporary files.
    for (const file of readdirSync(folder)) if (file.endsWith(TEMPORARY_EXTENSION)) rmSync(join(folder, file))
    for (const clinic of clinics) writeFileSync(getFilePath(clinic, TEMPORARY_EXTENSION), formatClinic(clinic))
    for (const clinic of clinics) renameSync(getFilePath(clinic, TEMPORARY_EXTENSION), getFilePath(clinic, '.json'))
  } catch (error) {
    for (const clinic of clinics) rmSync(getFilePath(clinic, TEMPORARY_EXTENSION), { force: true, recursive: true })
    throw new UserError(
      `${folder} cannot be written: ${(error as Error).message}. Make room or change its permissions, then import again`,
    )
  }
}
