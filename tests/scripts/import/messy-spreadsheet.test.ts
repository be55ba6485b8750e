import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planDirectory } from '../../../seed/write/seed.ts'
import { copySample, rewriteData } from '../../tools/node/seed-folder.ts'
import { importText, readClinicFiles, readClinics } from './import-folder.ts'
import { generateMessySpreadsheet } from './messy-spreadsheet.ts'

const ROWS = 200

function makeRealDirectory(): string {
  const folder = copySample()
  rmSync(join(folder, 'data/clinics'), { recursive: true })
  rewriteData(folder, 'site', (site: { sample: boolean }) => (site.sample = false))
  return folder
}

const loadErrors = (folder: string) => planDirectory(folder).issues.filter(({ warning }) => !warning)
const rejectedCells = (file: string) => readFileSync(`${file}.rejected.csv`, 'utf8').split('\r\n').slice(1, -1)

test.each([1, 2])(
  'every row of a spreadsheet with seed %d is imported, except duplicates and wrong addresses, and loads without errors',
  async (seed) => {
    const folder = makeRealDirectory()
    const text = generateMessySpreadsheet(ROWS, seed)
    const { output, file } = await importText(folder, text, { partial: true, skipCells: true })
    const rejected = rejectedCells(file)
    expect(rejected.length).toBeGreaterThan(10)
    for (const cell of rejected) expect(cell).toMatch(/^\d+,address,/)
    const duplicates = Number(/duplicates +(\d+)/.exec(output)?.[1])
    expect(readClinics(folder).length + duplicates + rejected.length).toBe(ROWS)
    expect(output).toMatch(new RegExp(`all rows +${ROWS}\\n`))
    expect(loadErrors(folder)).toEqual([])
    const before = readClinicFiles(folder)
    await importText(folder, text, { partial: true, skipCells: true })
    expect(readClinicFiles(folder)).toEqual(before)
  },
)

test('without --skip-cells, an unreadable cell rejects its row, and all other rows load', async () => {
  const folder = makeRealDirectory()
  const { file } = await importText(folder, generateMessySpreadsheet(ROWS, 1), { partial: true })
  expect(rejectedCells(file).join('\n')).toContain(',hours,varies,is not opening hours,')
  expect(readClinics(folder).length).toBeGreaterThan(0)
  expect(loadErrors(folder)).toEqual([])
})
