import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { withLock } from '../../../scripts/serve/lock.ts'
import { createDirectory, importText, readClinicFiles, readClinics } from './test-directory.ts'

const CLINIC_COUNT = 1000

const createTable = (year: number) =>
  [
    'id,name,street,zip,opened',
    ...Array.from({ length: CLINIC_COUNT }, (_, n) => `c${n},Glow ${n},${n} Park Ave,10016,${year}`),
  ]
    .map((row) => `${row}\n`)
    .join('')

/** Starts an import, and kills it with SIGKILL once `shouldKill` returns true for the folder of clinic files. */
async function importAndKill(
  folder: string,
  year: number,
  shouldKill: (clinicsFolder: string) => boolean,
): Promise<void> {
  const file = join(folder, 'killed.csv')
  writeFileSync(file, createTable(year))
  const script = spawn(process.execPath, ['scripts/import.ts', file, '--from', folder], { stdio: 'ignore' })
  const closed = new Promise((resolve) => script.on('close', resolve))
  while (script.exitCode === null && !shouldKill(join(folder, 'data/clinics'))) await setTimeout(1)
  script.kill('SIGKILL')
  await closed
}

const hasTemporaryFile = (clinicsFolder: string, number: number) =>
  existsSync(join(clinicsFolder, `c${number}.json.tmp`))

describe('an import that is killed', () => {
  test.each([
    ['while it writes files', (clinicsFolder: string) => hasTemporaryFile(clinicsFolder, CLINIC_COUNT / 4)],
    [
      'while it renames files',
      (clinicsFolder: string) =>
        hasTemporaryFile(clinicsFolder, CLINIC_COUNT - 1) && !hasTemporaryFile(clinicsFolder, 0),
    ],
    // Retries, because renaming takes only milliseconds and the signal may come too late.
  ])('%s leaves each file old or new; the next import completes the change', { retry: 5 }, async (_, shouldKill) => {
    const folder = createDirectory()
    await importText(folder, createTable(2010))
    const before = readClinicFiles(folder)
    await importAndKill(folder, 2011, shouldKill)
    const filesAfterKill = readClinicFiles(folder)
    const names = Object.keys(filesAfterKill).filter((file) => file.endsWith('.json'))
    expect(names).toHaveLength(CLINIC_COUNT)
    expect(Object.keys(filesAfterKill).length).toBeGreaterThan(CLINIC_COUNT)
    for (const name of names)
      expect([before[name], before[name]?.replace('"opened": 2010', '"opened": 2011')]).toContain(filesAfterKill[name])
    await importText(folder, createTable(2011))
    expect(readdirSync(join(folder, 'data/clinics'))).toHaveLength(CLINIC_COUNT)
    expect(new Set(readClinics(folder).map(({ opened }) => opened))).toEqual(new Set([2011]))
  })
})

test('an import waits until another import into the same directory has ended', async () => {
  const folder = createDirectory()
  const { promise, resolve } = Promise.withResolvers<void>()
  const otherImport = withLock(
    join(folder, '.cache/import.lock'),
    () => {},
    () => promise,
  )
  const waitingImport = importText(folder, createTable(2010))
  await setTimeout(500)
  expect(readClinicFiles(folder)).toEqual({})
  resolve()
  await otherImport
  expect((await waitingImport).output).toMatch(/^• Waiting for another import into .* to finish …\n/)
  expect(readClinics(folder)).toHaveLength(CLINIC_COUNT)
})
