import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeClinic } from '../../../scripts/listings/remove.ts'
import { copySample } from '../../tools/node/seed-folder.ts'
import { OTHER_CLINIC } from './clinic-rows.ts'
import { createDirectory, importText } from './test-directory.ts'

const readCount = (output: string, name: string) => Number(new RegExp(`^ {2}${name} +(\\d+)`, 'm').exec(output)?.[1])

const ROWS = {
  new: ['glow-bar,Glow Bar,50 Fifth Avenue,10011,212-765-4321,open'],
  changed: ['other,Ledger Skin,72 Warren Street,10007,646-765-4322,open'],
  unchanged: ['other-2,Ledger Peel,72 Warren Street,10007,646-765-4300,open'],
  rejected: [',Hoboken Skin,1 Main St,07030,12,open', ',,1 Park Avenue,10016,,open', ',No Street,,,,'],
  duplicates: [',Glow Bar,50 Fifth Ave,10011,,open'],
  closed: [',Long Gone,20 West 20th Street,10011,,closed', ',Longer Gone,22 West 20th Street,10011,,closed 2026-01-31'],
}

test('the summary counts each row of the file once', async () => {
  const other = { ...OTHER_CLINIC, id: 'other-2', name: 'Ledger Peel', phone: '+16467654300' }
  const folder = createDirectory([OTHER_CLINIC, other])
  const rows = Object.values(ROWS).flat()
  const text = ['id,name,street,zip,phone,status', ...rows].join('\n')
  const { output } = await importText(folder, text, { partial: true, skipCells: true })
  for (const [name, rowsOfKind] of Object.entries(ROWS))
    expect([name, readCount(output, name)]).toEqual([name, rowsOfKind.length])
  expect(readCount(output, 'all rows')).toBe(rows.length)
})

test.each([
  [1, '1 row'],
  [2, '2 rows'],
])('the report of %i clinics begins with the number of rows', async (count, quantity) => {
  const rows = Array.from({ length: count }, (_, index) => `Glow ${index},${index + 1} Main Street,11201`)
  const { output } = await importText(createDirectory(), ['name,street,zip', ...rows].join('\n'))
  expect(output).toContain(`: table with commas, ${quantity}\n`)
})

test('the report of changes writes lists and records without JSON', async () => {
  const folder = createDirectory([OTHER_CLINIC])
  const { output } = await importText(folder, 'id,services,status\nother,Botox; PRP,closed 2026-01-31\n')
  expect(output).toMatch(/other: .*services .* → botox; prp/)
  expect(output).toContain('status none → closed, 2026-01-31')
})

test('the summary counts rows for removed clinics, and the remarks list them', { timeout: 120_000 }, async () => {
  const folder = copySample()
  removeClinic('clinic-052', { from: folder, reason: 'the owner asked' })
  const text = 'id,name,street,zip\nclinic-052,Ninth & Needle,9203 Ninth Avenue,10011\n'
  const { file, output } = await importText(folder, text)
  expect([readCount(output, 'removed'), readCount(output, 'all rows')]).toEqual([1, 1])
  const remarks = readFileSync(`${file}.remarks.csv`, 'utf8')
  expect(remarks).toContain('2,name,Ninth & Needle,is the removed clinic clinic-052')
  expect(remarks).toContain(`run npm run clinic -- bring-back clinic-052 --from ${folder}, then import again`)
})
