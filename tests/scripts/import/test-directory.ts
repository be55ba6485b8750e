import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ClinicFile, formatClinic } from '../../../scripts/import/clinic-file.ts'
import { readDirectory } from '../../../scripts/import/directory.ts'
import type { Network } from '../../../scripts/import/places/geocoder.ts'
import { type ImportOptions, runImport } from '../../../scripts/import/run.ts'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

type CleanupScheduler = Parameters<typeof createScratchFolder>[0]

export const TODAY = '2026-11-20'
const NOW = new Date(`${TODAY}T12:00:00-05:00`)

export function createDirectory(
  clinics: readonly ClinicFile[] = [],
  scheduleCleanup: CleanupScheduler = onTestFinished,
): string {
  const folder = createScratchFolder(scheduleCleanup)
  for (const name of ['zips.json', 'areas.json', 'treatments', 'services.json', 'synonyms.json'])
    cpSync(`${SAMPLE_FOLDER}/data/${name}`, join(folder, `data/${name}`), { recursive: true })
  const site: unknown = JSON.parse(readFileSync(`${SAMPLE_FOLDER}/data/site.json`, 'utf8'))
  writeFileSync(join(folder, 'data/site.json'), JSON.stringify({ ...(site as object), sample: false }))
  if (clinics.length > 0) mkdirSync(join(folder, 'data/clinics'))
  for (const clinic of clinics) writeFileSync(join(folder, `data/clinics/${clinic.id}.json`), formatClinic(clinic))
  return folder
}

export const readTestDirectory = (...args: Parameters<typeof createDirectory>) =>
  readDirectory(createDirectory(...args))

export function readClinicFiles(folder: string): Record<string, string> {
  const clinicsFolder = join(folder, 'data/clinics')
  const files = existsSync(clinicsFolder) ? readdirSync(clinicsFolder).sort() : []
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(clinicsFolder, file), 'utf8')]))
}

export const readClinics = (folder: string): ClinicFile[] =>
  Object.values(readClinicFiles(folder)).map((text) => JSON.parse(text) as ClinicFile)

const noNetwork: Network = {
  fetch: () => Promise.reject(new Error('tests have no network')),
  pause: () => Promise.resolve(),
}

const DEFAULT_OPTIONS = {
  dryRun: false,
  partial: false,
  skipCells: false,
  takeAll: false,
  closeMissing: false,
  closeMost: false,
  listMissing: false,
  geocode: false,
}

interface ImportRun {
  succeeded: boolean
  output: string
  file: string
}

export async function importText(
  folder: string,
  content: string | Uint8Array,
  { network = noNetwork, now = NOW, ...options }: Partial<ImportOptions & { network: Network; now: Date }> = {},
): Promise<ImportRun> {
  const file = join(folder, 'import.txt')
  writeFileSync(file, content)
  let output = ''
  const print = (line: string) => (output += `${line}\n`)
  const succeeded = await runImport(file, { from: folder, ...DEFAULT_OPTIONS, ...options }, { print, network, now })
  return { succeeded, output, file }
}
