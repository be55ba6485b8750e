import { describe, expect, test } from 'vitest'
import { CLOSED_CLINIC, OTHER_CLINIC, toTable, VALID_ROW } from './clinic-rows.ts'
import { GLOW_BAR } from './known-clinics.ts'
import { createDirectory, importText, readClinicFiles, readClinics } from './test-directory.ts'

describe('clinics that are missing from the file', () => {
  test('are counted, but neither changed nor listed, if they are most of the directory', async () => {
    const folder = createDirectory([OTHER_CLINIC])
    const { output } = await importText(folder, toTable(VALID_ROW))
    expect(output).toContain('missing          1  clinics of the directory')
    expect(output).toContain('--list-missing lists them')
    expect(output).not.toContain('Ledger Skin')
    expect(readClinics(folder)).toContainEqual(OTHER_CLINIC)
  })

  test('are all listed with --list-missing', async () => {
    const manyClinics = Array.from({ length: 30 }, (_, index) => ({ ...OTHER_CLINIC, id: `other-${index}` }))
    const { output } = await importText(createDirectory(manyClinics), toTable(VALID_ROW), { listMissing: true })
    expect(output.match(/^ {2}other-\d+: Ledger Skin$/gm)).toHaveLength(30)
  })

  test('are listed if they are not most of the directory', async () => {
    const folder = createDirectory([OTHER_CLINIC, CLOSED_CLINIC])
    const { output } = await importText(folder, toTable(VALID_ROW))
    expect(output).toContain('missing          1')
    expect(output).toContain('Missing from the file:\n  other: Ledger Skin')
    expect(readClinics(folder)).toContainEqual(OTHER_CLINIC)
  })

  test('are marked as closed today with --close-missing, and a second import writes no files', async () => {
    const folder = createDirectory([OTHER_CLINIC, CLOSED_CLINIC])
    const { output } = await importText(folder, toTable(VALID_ROW), { closeMissing: true })
    expect(output).toContain('• 2 files written')
    expect(output).toContain('1 of them closed because they are missing')
    expect(readClinics(folder)).toContainEqual({ ...OTHER_CLINIC, status: { kind: 'closed', on: '2026-11-20' } })
    expect(readClinics(folder)).toContainEqual(CLOSED_CLINIC)
    expect((await importText(folder, toTable(VALID_ROW), { closeMissing: true })).output).toContain('• 0 files written')
  })

  const createClinics = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...OTHER_CLINIC, id: `other-${index}` }))
  const createTableOfClinics = (count: number) =>
    `id,opened\n${createClinics(count)
      .map(({ id }) => `${id},2011\n`)
      .join('')}`

  test('are closed only with --close-most if they are more than half of at least five open clinics', async () => {
    const folder = createDirectory([...createClinics(5), CLOSED_CLINIC])
    const before = readClinicFiles(folder)
    const message =
      '--close-missing would close 3 of 5 open clinics, because the file does not contain them. No clinics were written. ' +
      'Import a file of all clinics, or leave out --close-missing. If the clinics have really closed, add --close-most'
    for (const dryRun of [false, true])
      await expect(importText(folder, createTableOfClinics(2), { closeMissing: true, dryRun })).rejects.toThrow(message)
    expect(readClinicFiles(folder)).toEqual(before)
    await importText(folder, createTableOfClinics(2), { closeMissing: true, closeMost: true })
    expect(readClinics(folder).filter(({ status }) => status?.kind === 'closed')).toHaveLength(4)
  })

  test('are not closed if a row could not be read, because its clinic may be one of them', async () => {
    const folder = createDirectory(createClinics(6))
    const table = `${createTableOfClinics(5)}other-5,2011,a cell too many\n`
    const before = readClinicFiles(folder)
    await expect(importText(folder, table, { closeMissing: true, partial: true })).rejects.toThrow(
      '--close-missing cannot tell which clinics are missing, because 1 row has more cells than there are headings. ' +
        'No clinics were written. Correct the row, or leave out --close-missing',
    )
    expect(readClinicFiles(folder)).toEqual(before)
  })

  test('are not closed if the file has a row with their name, although it is rejected', async () => {
    const folder = createDirectory([GLOW_BAR])
    const table = `name,street,zip\nNew Spa,9 5th Ave,10003\n${GLOW_BAR.name},50 5th Ave,1001\n`
    const { output } = await importText(folder, table, { closeMissing: true, partial: true, skipCells: true })
    expect(output).toContain('closed           0')
    expect(readClinics(folder).find(({ id }) => id === GLOW_BAR.id)).toEqual(GLOW_BAR)
  })

  test('are listed by a dry run of --close-missing, even if they are most of the directory', async () => {
    const options = { closeMissing: true, closeMost: true, dryRun: true }
    const few = await importText(createDirectory(createClinics(5)), createTableOfClinics(2), options)
    expect(few.output).toContain(
      'Missing from the file:\n  other-2: Ledger Skin\n  other-3: Ledger Skin\n  other-4: Ledger Skin\n',
    )
    const many = await importText(createDirectory(createClinics(30)), createTableOfClinics(2), options)
    expect(many.output).toContain('Missing from the file (--list-missing lists all):\n  other-')
    expect(many.output).toContain('  … and 8 more')
  })

  test('are closed by --close-missing if they are at most half, or if fewer than five clinics are open', async () => {
    const half = await importText(createDirectory(createClinics(6)), createTableOfClinics(3), { closeMissing: true })
    expect(half.output).toContain('3 of them closed')
    const few = await importText(createDirectory(createClinics(4)), createTableOfClinics(1), { closeMissing: true })
    expect(few.output).toContain('3 of them closed')
  })

  test('do not include clinics whose row was rejected', async () => {
    const folder = createDirectory([OTHER_CLINIC])
    const { output } = await importText(folder, 'name,phone,opened\nLedger Skin,646-765-4321,soon\n', {
      partial: true,
      closeMissing: true,
    })
    expect(output).toContain('rejected         1')
    expect(output).toContain('missing          0')
    expect(readClinics(folder)).toEqual([OTHER_CLINIC])
  })
})
