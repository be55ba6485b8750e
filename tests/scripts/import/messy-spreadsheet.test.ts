import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planDirectory } from '../../../seed/write/seed.ts'
import { copySample, rewriteData } from '../../tools/node/seed-folder.ts'
import { generateMessySpreadsheet } from './messy-spreadsheet.ts'
import { importText, readClinicFiles, readClinics } from './test-directory.ts'

const ROW_COUNT = 200

function makeRealDirectory(): string {
  const folder = copySample()
  rmSync(join(folder, 'data/clinics'), { recursive: true })
  rewriteData(folder, 'site', (site: { sample: boolean }) => (site.sample = false))
  return folder
}

const findLoadErrors = (folder: string) => planDirectory(folder).issues.filter(({ warning }) => !warning)
const readRejectedLines = (file: string) => readFileSync(`${file}.rejected.csv`, 'utf8').split('\r\n').slice(1, -1)

test.each([1, 2])(
  'with --skip-cells, all but duplicates and bad addresses are imported, and load without errors (random seed %d)',
  async (seed) => {
    const folder = makeRealDirectory()
    const text = generateMessySpreadsheet(ROW_COUNT, seed)
    const { output, file } = await importText(folder, text, { partial: true, skipCells: true })
    const rejectedLines = readRejectedLines(file)
    expect(rejectedLines.length).toBeGreaterThan(10)
    for (const line of rejectedLines) expect(line).toMatch(/^\d+,address,/)
    const duplicateCount = Number(/duplicates +(\d+)/.exec(output)?.[1])
    expect(readClinics(folder).length + duplicateCount + rejectedLines.length).toBe(ROW_COUNT)
    expect(output).toMatch(new RegExp(`all rows +${ROW_COUNT}\\n`))
    expect(findLoadErrors(folder)).toEqual([])
    const before = readClinicFiles(folder)
    await importText(folder, text, { partial: true, skipCells: true })
    expect(readClinicFiles(folder)).toEqual(before)
  },
)

test('without --skip-cells, an unreadable cell rejects its row, and imported rows load without errors', async () => {
  const folder = makeRealDirectory()
  const { file } = await importText(folder, generateMessySpreadsheet(ROW_COUNT, 1), { partial: true })
  expect(readRejectedLines(file).join('\n')).toContain(',hours,varies,is not opening hours,')
  expect(readClinics(folder).length).toBeGreaterThan(0)
  expect(findLoadErrors(folder)).toEqual([])
})
