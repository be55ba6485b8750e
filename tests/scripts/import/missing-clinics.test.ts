import { describe, expect, test } from 'vitest'
import { CLOSED, OTHER, table, VALID_ROW } from './clinic-rows.ts'
import { clinicsIn, importText, makeDirectory } from './import-folder.ts'

describe('clinics that are missing from the file', () => {
  test('are counted, and left as they are', async () => {
    const folder = makeDirectory([OTHER])
    const { output } = await importText(folder, table(VALID_ROW))
    expect(output).toContain('missing          1  clinics of the directory')
    expect(output).toContain('--list-missing lists them')
    expect(output).not.toContain('Ledger Skin')
    expect(clinicsIn(folder)).toContainEqual(OTHER)
  })

  test('are listed with --list-missing, all of them', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...OTHER, id: `other-${index}` }))
    const { output } = await importText(makeDirectory(many), table(VALID_ROW), { listMissing: true })
    expect(output.match(/^ {2}other-\d+: Ledger Skin$/gm)).toHaveLength(30)
  })

  test('are listed if the file has most of the directory', async () => {
    const folder = makeDirectory([OTHER, CLOSED])
    const { output } = await importText(folder, table(VALID_ROW))
    expect(output).toContain('missing          1')
    expect(output).toContain('Missing from the file:\n  other: Ledger Skin')
    expect(clinicsIn(folder)).toContainEqual(OTHER)
  })

  test('are marked as closed today with --close-missing, once', async () => {
    const folder = makeDirectory([OTHER, CLOSED])
    const { output } = await importText(folder, table(VALID_ROW), { closeMissing: true })
    expect(output).toContain('• 2 files written')
    expect(output).toContain('1 of them closed because they are missing')
    expect(clinicsIn(folder)).toContainEqual({ ...OTHER, status: { kind: 'closed', on: '2026-11-20' } })
    expect(clinicsIn(folder)).toContainEqual(CLOSED)
    expect((await importText(folder, table(VALID_ROW), { closeMissing: true })).output).toContain('• 0 files written')
  })

  test('are not those whose row was rejected', async () => {
    const folder = makeDirectory([OTHER])
    const { output } = await importText(folder, 'name,phone,opened\nLedger Skin,646-765-4321,soon\n', {
      ...{ partial: true, closeMissing: true },
    })
    expect(output).toContain('rejected         1')
    expect(output).toContain('missing          0')
    expect(clinicsIn(folder)).toEqual([OTHER])
  })
})
