import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { loadSeedFiles, type SeedFiles } from '../../../seed/load/load.ts'

export function makeTemporaryFolder(): string {
  mkdirSync('.tmp', { recursive: true })
  return mkdtempSync('.tmp/seed-test-')
}

type CleanupScheduler = (cleanUp: () => void) => void

/**
 * Creates a folder. It is deleted after the test or, if `scheduleCleanup` is `afterAll`, after the tests of the file or
 * of the enclosing `describe`.
 */
export function createScratchFolder(scheduleCleanup: CleanupScheduler = onTestFinished): string {
  const folder = makeTemporaryFolder()
  scheduleCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function copySample(scheduleCleanup?: CleanupScheduler): string {
  const folder = createScratchFolder(scheduleCleanup)
  for (const subfolder of ['data', 'content'])
    cpSync(join(SAMPLE_FOLDER, subfolder), join(folder, subfolder), { recursive: true })
  return folder
}

/** Changes the text of a file. Throws if the text stays the same. */
export function rewrite(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changedText = change(text)
  if (changedText === text) throw new Error(`${file} did not change`)
  writeFileSync(path, changedText)
}

/** Changes the parsed JSON of a data file or, if `name` is `clinics`, all clinics, whose files get new names. */
export function rewriteData(folder: string, name: string, change: (data: never) => void): void {
  if (name === 'clinics') rewriteClinics(folder, change)
  else
    rewrite(folder, `data/${name}.json`, (text) => {
      const data: unknown = JSON.parse(text)
      const jsonBefore = JSON.stringify(data)
      change(data as never)
      const json = JSON.stringify(data)
      return json === jsonBefore ? text : json
    })
}

function rewriteClinics(folder: string, change: (clinics: never) => void): void {
  const clinicsFolder = join(folder, 'data/clinics')
  const clinics = readdirSync(clinicsFolder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(clinicsFolder, file), 'utf8')) as { id: string })
  const jsonBefore = JSON.stringify(clinics)
  change(clinics as never)
  if (JSON.stringify(clinics) === jsonBefore) throw new Error('the clinics did not change')
  rmSync(clinicsFolder, { recursive: true })
  mkdirSync(clinicsFolder)
  for (const [index, clinic] of clinics.entries())
    writeFileSync(join(clinicsFolder, `${String(index).padStart(4, '0')}-${clinic.id}.json`), JSON.stringify(clinic))
}

export function loadSampleFiles(): SeedFiles {
  const { files, issues } = loadSeedFiles(SAMPLE_FOLDER)
  if (!files) throw new Error(`the files of ${SAMPLE_FOLDER} have issues: ${JSON.stringify(issues)}`)
  return files
}
