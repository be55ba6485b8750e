import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REJECTED_ROW, toTable, VALID_ROW } from './clinic-rows.ts'
import { createDirectory, importText, readClinicFiles, readClinics } from './test-directory.ts'

describe('a file with a rejected row', () => {
  test('is not imported at all', async () => {
    const folder = createDirectory()
    const { succeeded, output } = await importText(folder, toTable(VALID_ROW, REJECTED_ROW))
    expect(succeeded).toBe(false)
    expect(output).toContain('✗ No clinics were written, because rows were rejected')
    expect(output).toContain('import 1 clinic, leaving out everything that cannot be read: npm run import -- ')
    expect(readClinicFiles(folder)).toEqual({})
  })

  test('gets a suggested command that repeats the options except --dry-run', async () => {
    const folder = createDirectory()
    const map = join(folder, 'map.json')
    writeFileSync(map, '{"phone": "phone"}')
    const options = { map, geocode: true, closeMissing: true, closeMost: true, dryRun: true }
    const { file, output } = await importText(folder, toTable(VALID_ROW, REJECTED_ROW), options)
    expect(output).toContain(
      `: npm run import -- ${file} --from ${folder} --map ${map} --geocode --close-missing --close-most --skip-cells --partial\n`,
    )
    expect(output).toContain(
      `  import only the rows that can be read completely: npm run import -- ${file} --from ${folder} --map ${map} --geocode --close-missing --close-most --partial`,
    )
    const { output: next } = await importText(folder, toTable(VALID_ROW, REJECTED_ROW), { ...options, partial: true })
    expect(next).toContain(
      `What to do next:\n  npm run import -- ${file} --from ${folder} --map ${map} --geocode --close-missing --close-most --partial\n`,
    )
  })

  test('is imported without the rejected row if --partial is set', async () => {
    const folder = createDirectory()
    const { succeeded } = await importText(folder, toTable(VALID_ROW, REJECTED_ROW), { partial: true })
    expect(succeeded).toBe(true)
    expect(readClinics(folder).map(({ id }) => id)).toEqual(['glow-bar'])
  })

  test('gets a report of the rejected values with reasons, and the report is removed once there are none', async () => {
    const folder = createDirectory()
    const { file, output } = await importText(folder, toTable(VALID_ROW, REJECTED_ROW, '=CMD(),1 Park Ave,,'))
    expect(output).toContain(`${file}.rejected.csv has everything that was rejected, and why`)
    expect(readFileSync(`${file}.rejected.csv`, 'utf8').split('\r\n')).toEqual([
      // Without a byte order mark, Excel for Windows would show 'Café' and '9–6' wrongly.
      '\ufeffrow,column,value,reason,suggestion,name',
      `3,address,"1 Main St, 07030",zip code '07030' is not in this directory,"correct it, remove the row, or add the zip code to data/zips.json",Hoboken Skin`,
      '3,phone,12,is not a US phone number,"write ten digits, such as (212) 765-4321",Hoboken Skin',
      "4,address,1 Park Ave,has no zip code,write the five-digit zip code in the column zip,'=CMD()",
      '',
    ])
    await importText(folder, toTable(VALID_ROW))
    expect(existsSync(`${file}.rejected.csv`)).toBe(false)
  })
})

test.each([
  ['Account Name,Billing Street,Billing City\nGlow Bar,50 5th Ave,New York\n', true],
  ['Account Name,Street,Zip\nGlow Bar,,10011\nSkin Lab,50 5th Ave,10011\n', false],
])('the report says whether the table %j has no column with addresses, or a row no address', async (table, hasNone) => {
  const { output } = await importText(createDirectory(), table)
  expect(output).toContain("row 2, address: 'Glow Bar' has no address: ")
  expect(output.includes('no heading is known as the address: name it street, or say with --map which it is')).toBe(
    hasNone,
  )
  expect(output.includes('fill in the address')).toBe(!hasNone)
})

test.each([
  'name,street,zip,status\nGlow Bar,1 Main St,11201,temporarily closed',
  'name,street,zip,temporarily_closed\nGlow Bar,1 Main St,11201,yes',
  'name,street,zip,hours\nGlow Bar,1 Main St,11201,Temporarily closed',
  'id,status\nglow-bar,temporarily closed',
])('the report names the open listing of a clinic that is temporarily closed: %j', async (table) => {
  const folder = createDirectory()
  await importText(folder, 'name,street,zip\nGlow Bar,1 Main St,11201')
  const { output } = await importText(folder, table)
  expect(output).toMatch(/row 2, .*closed.*, but glow-bar is listed as open: .*; to show it as closed until it reopens/)
  expect(output).toContain(
    `, run npm run clinic -- correct glow-bar status=closed --from ${folder} (and the same with status=open when it reopens)\n`,
  )
  await importText(folder, 'id,status\nglow-bar,closed 2026-11-19')
  expect((await importText(folder, table)).output).not.toContain('is listed as open')
})

test.each([
  'Permanently closed',
  'Closed permanently',
  'CLOSED',
  'temporarily closed',
  'Temporarily closed until Jan 5',
  'Temporarily closed until Jan. 5th, 2027',
  'Closed for renovation',
  'Closed for renovation until 1/5/2027',
  'Closed until spring',
  'closed 2026-01-31',
  'off',
  'closed "renovation"',
  'Temporarily closed while we renovate',
  'Temporarily closed until we reopen in spring',
  'Temporarily closed due to COVID-19',
  'off "COVID-19"',
  'closed "covid19"',
  'Temporarily closed for the holidays',
  'Temporarily closed for two weeks',
  'Temporarily closed for 3 months',
  'Temporarily closed until 15 Jan 2027',
  'Temporarily closed until 05.01.2027',
  'Temporarily closed Dec 24-26',
  'Temporarily closed. Call 212-555-0100',
  'closed 2026-01',
  'closed "until 2027-03"',
])('hours that say “%s” reject the row, even with --skip-cells', async (hours) => {
  const folder = createDirectory()
  const text = `name,street,zip,hours\nGlow Bar,50 5th Ave,10011,"${hours.replaceAll('"', '""')}"`
  const { output } = await importText(folder, text, { skipCells: true, partial: true })
  expect(readClinics(folder)).toEqual([])
  expect(output).toContain(`status: '${hours}' says in the hours that the clinic is closed`)
})

test.each([
  'Temporarily closed Sundays; Mon-Sat 10-6',
  'Temporarily closed on weekends',
  'temporarily closed Mo-We',
  'Closed until noon; 12pm-8pm',
  'Closed until Monday 9am',
  'closed for repairs on Mondays, Tue-Sun 10-6',
  'Closed for now in the evening',
  'Temporarily closed until Jan 5, then 10-6',
  'closed 12-1',
  'off "by appointment"',
  'closed "on Sundays"',
])(
  'hours that may be about single days or times, such as “%s”, do not reject the row with --skip-cells',
  async (hours) => {
    const folder = createDirectory()
    const text = `name,street,zip,hours\nGlow Bar,50 5th Ave,10011,"${hours.replaceAll('"', '""')}"`
    await importText(folder, text, { skipCells: true, partial: true })
    expect(readClinics(folder)).toMatchObject([{ name: 'Glow Bar' }])
  },
)

test.each([
  ['perhaps,no', "permanently_closed: 'perhaps' is neither yes nor no"],
  ['no,perhaps', "temporarily_closed: 'perhaps' is neither yes nor no"],
  ['no,yes', "temporarily_closed: 'yes' is temporarily closed"],
])(
  'the columns permanently_closed and temporarily_closed with %s reject the row, and the report names the cell',
  async (cells, message) => {
    const folder = createDirectory()
    const text = `name,street,zip,permanently_closed,temporarily_closed\nGlow Bar,50 5th Ave,10011,${cells}`
    const { output } = await importText(folder, text, { skipCells: true, partial: true })
    expect(readClinics(folder)).toEqual([])
    expect(output).toContain(message)
  },
)

test.each([
  ['10-6', true],
  ['9-5', false],
])(
  'the report says that the column mon with %j was left out if it differs from the column hours',
  async (mon, isLost) => {
    const folder = createDirectory()
    const text = `name,street,zip,hours,mon\nGlow Bar,50 5th Ave,10011,Mon 9-5,${mon}`
    const { output } = await importText(folder, text)
    expect(readClinics(folder)[0]?.hours).toMatchObject({ mon: '09:00-17:00' })
    expect(output.includes("hours: 'Mon 9-5' differs from the columns mon to sun, which were left out")).toBe(isLost)
  },
)

test('hours that only say on which days the clinic is closed leave the hours out, but not the row', async () => {
  const folder = createDirectory()
  const text = 'name,street,zip,hours\nGlow Bar,50 5th Ave,10011,closed Mon'
  const { output } = await importText(folder, text, { skipCells: true, partial: true })
  expect(output).toContain("hours: 'closed Mon' says when the clinic is closed, but not when it is open")
  expect(readClinics(folder)).toMatchObject([{ name: 'Glow Bar' }])
})

test.each([
  ['status', 'closed 2026-01-31'],
  ['is_closed,status_on', 'true,2026-01-31'],
])('hours that say that the clinic is closed are ignored if the row has the columns %s', async (columns, cells) => {
  const folder = createDirectory()
  const text = `id,name,street,zip,hours,${columns}\nglow-bar,Glow Bar,50 5th Ave,10011,closed,${cells}`
  await importText(folder, text)
  expect(readClinics(folder)).toMatchObject([{ id: 'glow-bar', status: { kind: 'closed', on: '2026-01-31' } }])
})

test('similar issues are summarized in one line of the report', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Glow ${index},${index + 1} Main St,0${7000 + index},`)
  const { output } = await importText(createDirectory(), toTable(VALID_ROW, ...rows), { partial: true })
  expect(output).toContain("Rejected:\n  30 similar, such as row 3, address: '1 Main St, 07000' zip code")
  expect(output.split('\n').length).toBeLessThan(30)
  expect(output).toContain('What to do next:\n  npm run check:directory -- --from')
})

test('a clinic is not imported as open if its status cannot be read', async () => {
  const folder = createDirectory()
  const text =
    'name,street,zip,status\nGlow Bar,50 Fifth Avenue,10011,opening soon\nLedger Skin,72 Warren St,10007,moved\n'
  const { output } = await importText(folder, text, { partial: true, skipCells: true })
  expect(readClinics(folder)).toEqual([])
  expect(output).toMatch(/rejected +2\n/)
})

test('a row with an id that the directory does not have is rejected if it has no name', async () => {
  const { output } = await importText(createDirectory(), 'id,opened\nglow,2011\n')
  expect(output).toContain(
    'row 2, name: is missing, and the directory has no clinic glow: correct the id, or fill in the name of the new clinic',
  )
})

test.each([
  ['a table', 'name,street,zip\nTBD,50 Fifth Avenue,10011\n', 2],
  ['JSON', JSON.stringify([{ name: '?', street: '50 Fifth Avenue', zip: '10011' }]), 1],
])('a row of %s with a placeholder instead of a name is rejected', async (_, text, row) => {
  const folder = createDirectory()
  const { output } = await importText(folder, text)
  expect(output).toContain(`row ${row}, name: is missing: fill in the name`)
  expect(readClinics(folder)).toEqual([])
})

test('with --skip-cells, the whole cell is left out if one of its providers cannot be read', async () => {
  const folder = createDirectory()
  const text = 'name,street,zip,staff\nGlow Bar,50 5th Ave,10011,"Dr. Ed Moss\nJo Lin RN"\n'
  const { output } = await importText(folder, text, { skipCells: true })
  expect(output).toContain(
    "providers: 'Dr. Ed Moss' has no license that the directory knows: left out: write the license too, such as 'Ed Moss, MD'",
  )
  expect(readClinics(folder)[0]).toMatchObject({ name: 'Glow Bar' })
  expect(readClinics(folder)[0]).not.toHaveProperty('providers')
})

test('with --skip-cells, a remark about a partly read list says what to write', async () => {
  const text = 'name,street,zip,services\nGlow Bar,50 5th Ave,10011,Botox; haircut\n'
  const { output } = await importText(createDirectory(), text, { skipCells: true })
  expect(output).toContain(
    "services: 'haircut' is not a service of this directory: left out: write a slug or a name of",
  )
})

test('a rating without a source is left out', async () => {
  const folder = createDirectory()
  const { output } = await importText(folder, `name,street,zip,rating,reviews\nGlow Bar,50 5th Ave,10011,4.7,20\n`)
  expect(output).toContain("rating: '4.7' needs review_count and rating_source: left out: fill in all three")
  expect(readClinics(folder)[0]).not.toHaveProperty('rating')
})

test('a point far from the zip code is rejected', async () => {
  const { output } = await importText(
    createDirectory(),
    'name,street,zip,lat,lng\nGlow Bar,50 5th Ave,10011,40.9,-73.9\n',
  )
  expect(output).toContain("row 2, latitude: '40.9, -73.9' is miles away from zip code 10011")
})
