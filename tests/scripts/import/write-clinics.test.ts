import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REJECTED_ROW, toTable, VALID_ROW } from './clinic-rows.ts'
import { createDirectory, importText, readClinicFiles, readClinics } from './test-directory.ts'

test('importing a file again changes nothing', async () => {
  const folder = createDirectory()
  await importText(folder, toTable(VALID_ROW))
  const before = readClinicFiles(folder)
  const { output } = await importText(folder, toTable(VALID_ROW), { now: new Date('2027-05-05T12:00:00Z') })
  expect(output).toContain('unchanged        1')
  expect(output).toContain('• 0 files written')
  expect(readClinicFiles(folder)).toEqual(before)
})

test('a dry run shows what would change, lists what was rejected, and changes no clinic', async () => {
  const folder = createDirectory()
  await importText(folder, toTable(VALID_ROW))
  const files = readdirSync(folder, { recursive: true }).sort()
  const before = readClinicFiles(folder)
  const { output, file } = await importText(folder, toTable(VALID_ROW.replace('4321', '4322'), REJECTED_ROW), {
    dryRun: true,
    partial: true,
  })
  expect(output).toContain('glow-bar: phone "+12127654321" → "+12127654322"')
  expect(output).toContain('• No clinics were written (--dry-run)')
  expect(readClinicFiles(folder)).toEqual(before)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([...files, 'import.txt.rejected.csv'].sort())
  expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain("zip code '07030'")
})

test('a heading can give the source of the ratings; with two different sources, no rating is imported', async () => {
  const folder = createDirectory()
  const createTable = (...[rating, reviews]: string[]) =>
    `name,street,zip,${rating},${reviews}\nGlow Bar,50 Fifth Avenue,10011,4.7,214\n`
  await importText(folder, createTable('Google Rating', '# Reviews'))
  expect(readClinics(folder)).toMatchObject([{ rating: 4.7, reviewCount: 214, ratingSource: 'Google' }])
  const mixedFolder = createDirectory()
  await importText(mixedFolder, createTable('Google Rating', 'Yelp Reviews'))
  expect(readClinics(mixedFolder)[0]).not.toHaveProperty('rating')
})

test('no temporary file is left behind', async () => {
  const folder = createDirectory()
  await importText(folder, toTable(VALID_ROW))
  expect(readdirSync(join(folder, 'data/clinics'))).toEqual(['glow-bar.json'])
})

test('if one file cannot be written, no file is written and no temporary file is left behind', async () => {
  const folder = createDirectory()
  mkdirSync(join(folder, `data/clinics/b.json.tmp`), { recursive: true })
  const text = 'id,name,street,zip\na,Glow Bar,1 Park Ave,10016\nb,Ledger Skin,2 Park Ave,10016\n'
  await expect(importText(folder, text)).rejects.toThrow(/data\/clinics cannot be written: .*then import again/)
  expect(readdirSync(join(folder, 'data/clinics'))).toEqual([])
})
