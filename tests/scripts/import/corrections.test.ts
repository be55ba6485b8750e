import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLogEdit, formatCorrection, readCorrections } from '../../../scripts/listings/corrections.ts'
import { NO_HOURS } from '../../../src/domain/clinic/hours.ts'
import { GLOW_BAR } from './known-clinics.ts'
import { createDirectory, importText, readClinics } from './test-directory.ts'

/** Makes a directory in which GLOW_BAR has the values of `fields`, and the log lists those fields as corrected. */
function makeCorrectedDirectory(fields: Partial<typeof GLOW_BAR>, day = '2026-11-10'): string {
  const folder = createDirectory([{ ...GLOW_BAR, ...fields }])
  addToLog(folder, day, formatCorrection(Object.keys(fields)))
  return folder
}

function addToLog(folder: string, day: string, change: string): void {
  const [file, text] = createLogEdit(
    folder,
    new Date(`${day}T12:00:00-05:00`),
    GLOW_BAR.id,
    change,
    'they wrote · to us',
  )
  writeFileSync(file, text)
}

const CORRECTED_PHONE = '+16467650000'
const OLD_TABLE = 'id,phone,opened\nglow-bar,(212) 765-4321,2011\n'

test('an import keeps a corrected value, reports it, and imports the rest of the row', async () => {
  const folder = makeCorrectedDirectory({ phone: CORRECTED_PHONE })
  const { output, file } = await importText(folder, OLD_TABLE)
  expect(readClinics(folder)).toEqual([{ ...GLOW_BAR, phone: CORRECTED_PHONE, opened: 2011 }])
  const keptLine = "row 2, phone: '+12127654321' differs from the correction of 2026-11-10, which was kept"
  expect(output).toContain(`or write a later last_checked):\n  ${keptLine}\n`)
  expect(readFileSync(`${file}.remarks.csv`, 'utf8')).toContain('differs from the correction of 2026-11-10')
  const secondImport = await importText(folder, OLD_TABLE)
  expect(secondImport.output).toContain('unchanged        1')
})

test('a kept correction of hours is reported without JSON', async () => {
  const folder = makeCorrectedDirectory({ hours: { ...NO_HOURS, sun: '12:00-18:00' } })
  const { output } = await importText(folder, 'id,hours\nglow-bar,"Mon 9-5, Tue by appointment"\n')
  expect(output).toContain("row 2, hours: 'mon 09:00-17:00, tue by appointment' differs from the correction")
})

test('a kept closure is reported with the status of the row', async () => {
  const folder = makeCorrectedDirectory({ status: { kind: 'closed', on: '2026-11-08' } })
  const { output } = await importText(folder, 'id,business_status\nglow-bar,OPERATIONAL\n')
  expect(output).toContain("row 2, status: 'open' differs from the correction of 2026-11-10, which was kept")
})

test('only a row checked on a later day than the correction replaces the corrected value', async () => {
  for (const [checked, phone] of [
    ['2026-11-10', CORRECTED_PHONE],
    ['2026-11-11', '+12127654321'],
  ]) {
    const folder = makeCorrectedDirectory({ phone: CORRECTED_PHONE })
    await importText(folder, `id,phone,last_checked\nglow-bar,(212) 765-4321,${checked}\n`)
    expect(readClinics(folder)).toMatchObject([{ phone, lastChecked: checked }])
  }
})

test('--take-all replaces corrected values too, and the suggested command repeats --take-all', async () => {
  const folder = makeCorrectedDirectory({ phone: CORRECTED_PHONE })
  const dryRun = await importText(folder, OLD_TABLE, { takeAll: true, dryRun: true })
  expect(dryRun.output).toContain('--take-all')
  await importText(folder, OLD_TABLE, { takeAll: true })
  expect(readClinics(folder)).toMatchObject([{ phone: '+12127654321' }])
})

test('a corrected name, a corrected slug and a closure are kept', async () => {
  const closedStatus = { kind: 'closed', on: '2026-11-09' } as const
  const correctedClinic = { ...GLOW_BAR, name: 'Radiance Rooms', slug: 'radiance-rooms', status: closedStatus }
  const folder = createDirectory([correctedClinic])
  addToLog(folder, '2026-11-10', 'corrected name, slug, status')
  const { output } = await importText(folder, 'id,name,status\nglow-bar,Glow Bar,open\n')
  expect(output).toContain('unchanged        1')
  expect(output).not.toContain('row 2, slug')
  expect(readClinics(folder)).toEqual([correctedClinic])
})

test('an import does not restore a value removed by a correction', async () => {
  const folder = createDirectory([GLOW_BAR])
  addToLog(folder, '2026-11-10', 'corrected website')
  await importText(folder, 'id,website\nglow-bar,example.com\n')
  expect(readClinics(folder)).toEqual([GLOW_BAR])
})

test('the last correction of a field counts, and removing a clinic cancels its earlier corrections', () => {
  const folder = createDirectory()
  expect(readCorrections(folder).size).toBe(0)
  addToLog(folder, '2026-11-01', formatCorrection(['phone', 'hours']))
  addToLog(folder, '2026-11-02', formatCorrection(['phone']))
  expect(readCorrections(folder).get(GLOW_BAR.id)).toEqual(
    new Map([
      ['phone', '2026-11-02'],
      ['hours', '2026-11-01'],
    ]),
  )
  addToLog(folder, '2026-11-03', 'removed')
  expect(readCorrections(folder).get(GLOW_BAR.id)?.size).toBe(0)
  expect(existsSync(join(folder, 'corrections.md'))).toBe(true)
})
