import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { loadSeedFiles } from '../../seed/load/load.ts'
import { inventClinic } from './clinics.ts'

const CLINICS_FOLDER = 'data/clinics'

/**
 * Writes a copy of the sample with generated clinics added, `clinicCount` clinics in all. Keeps the clinics of the
 * sample, because its guides and other pages link to them. Adds none if the sample has at least `clinicCount` clinics.
 */
export function writeDirectoryFolder(folder: string, clinicCount: number): void {
  rmSync(folder, { recursive: true, force: true })
  for (const subfolder of ['data', 'content'])
    cpSync(join(SAMPLE_FOLDER, subfolder), join(folder, subfolder), { recursive: true })
  const { files } = loadSeedFiles(folder)
  if (!files) throw new Error('the sample has issues: run `npm run check:seed`')
  const sampleCount = readdirSync(join(folder, CLINICS_FOLDER)).length
  for (let number = 1; number <= clinicCount - sampleCount; number++) {
    const clinic = inventClinic(files, number)
    writeFileSync(join(folder, CLINICS_FOLDER, `${clinic.id}.json`), JSON.stringify(clinic))
  }
}
