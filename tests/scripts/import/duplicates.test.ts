import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'
import { GLOW_BAR } from './known-clinics.ts'
import { createDirectory, importText, readClinics } from './test-directory.ts'

const joinLines = (...rows: string[]) => `${rows.join('\n')}\n`

test.each([
  [
    'phone number',
    'Glow Bar,50 Fifth Avenue,10011,212-765-4321',
    'Radiance,1 Park Ave,10016,(212) 765-4321',
    'same phone as row 2; if it is a branch, give each row its own id in a column named id, such as glow-bar-soho',
  ],
  [
    'address and a similar name',
    'Glow Bar,50 Fifth Avenue,10011,',
    'GLOW BAR LLC,50 5th Ave #3,10011,',
    'same address and a similar name as row 2',
  ],
])('of two rows with the same %s, the first is kept and the other reported', async (_, first, second, reason) => {
  const folder = createDirectory()
  const { output, succeeded } = await importText(folder, joinLines('name,street,zip,phone', first, second))
  expect(succeeded).toBe(true)
  expect(output).toContain('duplicates       1')
  expect(output).toContain(`has the ${reason}`)
  expect(readClinics(folder).map(({ name }) => name)).toEqual(['Glow Bar'])
})

test('the remarks list every duplicate, also those that the report leaves out', async () => {
  const rows = Array.from({ length: 22 }, () => 'Glow Bar,50 Fifth Avenue,10011,212-765-4321')
  const { file, output } = await importText(createDirectory(), joinLines('name,street,zip,phone', ...rows))
  expect(output).toContain('… and 1 more')
  const remarks = readFileSync(`${file}.remarks.csv`, 'utf8')
  expect(remarks).toContain(
    '23,name,Glow Bar,has the same phone as row 2: left out,"if it is a branch, give each row its own id in a column named id, such as glow-bar-soho"',
  )
  expect(remarks.match(/has the same phone as row 2/g)).toHaveLength(21)
})

test('a duplicate that says that the clinic is closed is reported as such if the kept row does not', async () => {
  const table = (...statuses: string[]) =>
    joinLines('name,street,zip,status', ...statuses.map((status) => `Glow Bar,50 Fifth Avenue,10011,${status}`))
  const { file, output } = await importText(createDirectory(), table('closed 2026-01-31', ''))
  const line = 'same address and a similar name as row 3, but says that the clinic is closed'
  expect(output).toContain(`row 2: 'Glow Bar' has the ${line}`)
  expect(readFileSync(`${file}.remarks.csv`, 'utf8')).toContain(`has the ${line}: left out`)
  const bothClosed = await importText(createDirectory(), table('closed 2026-01-31', 'closed'))
  expect(bothClosed.output).not.toContain('but says')
})

test('rows with different ids are not duplicates, and rows with the same id are', async () => {
  const folder = createDirectory()
  const { output } = await importText(
    folder,
    joinLines(
      'id,name,street,zip,phone',
      ...['a', 'b', 'a'].map((id) => `${id},Glow Bar,1 Park Ave,10016,212-765-4321`),
    ),
  )
  expect(output).toContain("row 4: 'Glow Bar' has the same id as row 2")
  expect(readClinics(folder).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('branches that share a phone number need ids, and branches in the directory are not reported as missing', async () => {
  const branch: ClinicFile = {
    ...GLOW_BAR,
    id: 'glow-bar-two',
    address: '1 Park Avenue, New York, NY 10016',
    coordinates: { lat: 40.747, lng: -73.981 },
  }
  const folder = createDirectory([GLOW_BAR, branch])
  const { output } = await importText(
    folder,
    joinLines(
      'name,street,zip,phone',
      'Glow Bar,1 Park Ave,10016,212-765-4321',
      'Glow Bar,50 Fifth Avenue,10011,212-765-4321',
    ),
    { closeMissing: true },
  )
  expect(output).toContain(
    "row 3: 'Glow Bar' has the same phone as row 2; if it is a branch, give each row its own id in a column named id, such as glow-bar-soho",
  )
  expect(output).toContain('missing          0')
  expect(readClinics(folder)).toEqual([branch, GLOW_BAR])
})

test('the open row of a clinic that moved is kept instead of the closed one with the same phone', async () => {
  const folder = createDirectory()
  await importText(
    folder,
    joinLines(
      'name,street,zip,phone,status',
      'Glow Spa,1 Park Ave,10016,212-765-4399,closed',
      'Glow Spa,9 5th Ave,10003,212-765-4399,',
    ),
  )
  expect(readClinics(folder)).toMatchObject([{ name: 'Glow Spa', address: expect.stringContaining('9 5th Avenue') }])
})

test('a row with an id is kept instead of an earlier duplicate without an id', async () => {
  const folder = createDirectory()
  const { output } = await importText(
    folder,
    joinLines(
      'id,name,street,zip,phone',
      ',Glow,1 Park Ave,10016,212-765-4321',
      'a,Glow Bar,1 Park Ave,10016,212-765-4321',
    ),
  )
  expect(output).toContain("row 2: 'Glow' has the same phone as row 3")
  expect(readClinics(folder).map(({ id }) => id)).toEqual(['a'])
})

test('a row with only the id and phone number of a clinic is kept instead of an earlier row with a name', async () => {
  const folder = createDirectory([GLOW_BAR])
  const { output } = await importText(
    folder,
    joinLines('id,name,street,zip,phone', ',Glow,1 Park Ave,10016,212-765-4321', `${GLOW_BAR.id},,,,212-765-4321`),
  )
  expect(output).toContain("row 2: 'Glow' has the same phone as row 3")
  expect(readClinics(folder)).toEqual([GLOW_BAR])
})
