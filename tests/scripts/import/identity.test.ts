import { describe, expect, test } from 'vitest'
import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'
import { clinicsIn, importText, makeDirectory, readClinicFiles } from './import-folder.ts'

const GLOW: ClinicFile = {
  id: 'glow-bar',
  name: 'Glow Bar',
  address: '50 Fifth Avenue, Suite 2, New York, NY 10011',
  services: ['botox'],
  coordinates: { lat: 40.735, lng: -73.994 },
  phone: '+12127654321',
}
const LEDGER: ClinicFile = {
  ...{ id: 'clinic-7', slug: 'ledger-skin', name: 'Ledger Skin', address: '72 Warren Street, New York, NY 10007' },
  ...{ coordinates: { lat: 40.715, lng: -74.009 }, phone: '+16467654321' },
}

const table = (...rows: string[]) => `${rows.join('\n')}\n`

describe('an existing clinic is recognized', () => {
  test.each([
    ['by its id', 'id,opened\nglow-bar,2011'],
    ['by its phone number', 'phone,opened\n(212) 765-4321,2011'],
    ['by its phone number, whatever its name', 'name,phone,opened\nGlow Bar,212.765.4321,2011'],
    ['by its address and a similar name', 'name,street,zip,opened\nGlow Bar Med Spa LLC,50 5th Ave Ste 2,10011,2011'],
  ])('%s', async (_, text) => {
    const folder = makeDirectory([GLOW, LEDGER])
    const { output } = await importText(folder, text)
    expect(output).toContain('changed          1')
    expect(clinicsIn(folder)).toMatchObject([LEDGER, { id: 'glow-bar', opened: 2011 }])
  })

  test('but not by its address alone, or a similar name elsewhere', async () => {
    const folder = makeDirectory([GLOW])
    const { output } = await importText(
      folder,
      table('name,street,zip', 'Laser Lounge,50 Fifth Avenue,10011', 'Glow Bar,1 Park Avenue,10016'),
    )
    expect(output).toContain('new              2')
  })

  test('but not by the phone number of a branch with an id of its own', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,name,street,zip,phone\nglow-two,Glow Bar,1 Park Avenue,10016,212-765-4321')
    expect(clinicsIn(folder).map(({ id }) => id)).toEqual(['glow-bar', 'glow-two'])
  })
})

describe('an update', () => {
  test('changes only what the file has, and empty cells leave the value as it is', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,name,phone,services,opened\nglow-bar,,,,2011')
    expect(clinicsIn(folder)).toEqual([{ ...GLOW, opened: 2011 }])
  })

  test('keeps the keys in order and ends the file with a new line', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,description,opened\nglow-bar,Text,2011')
    const text = readClinicFiles(folder)['glow-bar.json'] ?? ''
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      ...['id', 'name', 'description', 'address', 'services', 'coordinates', 'phone', 'opened'],
    ])
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
  })

  test('gives a renamed clinic a new page address, and remembers the old one', async () => {
    const folder = makeDirectory([GLOW, LEDGER])
    await importText(folder, table('id,name', 'glow-bar,Radiance Rooms', 'clinic-7,Ledger Skin & Laser'))
    expect(clinicsIn(folder)).toMatchObject([
      { id: 'clinic-7', slug: 'ledger-skin-and-laser', previousSlugs: ['ledger-skin'] },
      { id: 'glow-bar', slug: 'radiance-rooms' },
    ])
    // The id leads to the page anyway, and the loader refuses it as a former page address.
    expect(clinicsIn(folder)[1]).not.toHaveProperty('previousSlugs')
    await importText(folder, table('id,name', 'glow-bar,Glow Bar'))
    expect(clinicsIn(folder)[1]).toMatchObject({ previousSlugs: ['radiance-rooms'] })
    expect(clinicsIn(folder)[1]).not.toHaveProperty('slug')
  })

  test('leaves the page address alone if only the spelling of the name changes', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,name\nglow-bar,"Glow-Bar, LLC"')
    expect(clinicsIn(folder)).toEqual([{ ...GLOW, name: 'Glow-Bar' }])
  })

  test('keeps the suite and the neighborhood that a shorter address leaves out', async () => {
    const folder = makeDirectory([GLOW])
    const { output } = await importText(folder, 'id,street,zip\nglow-bar,50 Fifth Avenue,10011')
    expect(output).toContain('unchanged        1')
  })

  test('moves the point with the address, but not with its spelling', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,street,zip\nglow-bar,"50 5th Ave, Ste 3",10011')
    expect(clinicsIn(folder)[0]?.coordinates).toEqual(GLOW.coordinates)
    await importText(folder, 'id,street,zip\nglow-bar,1 Park Ave,10016')
    expect(clinicsIn(folder)[0]?.coordinates).toEqual({
      lat: expect.any(Number),
      lng: expect.any(Number),
      approximate: true,
    })
  })

  test('keeps the former address of a clinic that moved', async () => {
    const folder = makeDirectory([GLOW])
    await importText(folder, 'id,street,zip,status\nglow-bar,1 Park Ave,10016,moved 2026-03-02')
    expect(clinicsIn(folder)[0]?.status).toEqual({ kind: 'moved', on: '2026-03-02', from: GLOW.address })
  })

  test('opens a closed clinic again', async () => {
    const folder = makeDirectory([{ ...GLOW, status: { kind: 'closed', on: '2026-01-31' } }])
    await importText(folder, 'id,status\nglow-bar,open')
    expect(clinicsIn(folder)).toEqual([GLOW])
  })

  test('keeps the label and the date of a price that stays the same', async () => {
    const price = { service: 'botox', label: 'Forehead', unit: 'unit' as const, min: 14, max: 14, asOf: '2025-01-01' }
    const folder = makeDirectory([{ ...GLOW, prices: [price] }])
    await importText(folder, 'id,prices\nglow-bar,botox=14/unit; fillers=900/syringe')
    expect(clinicsIn(folder)[0]?.prices).toEqual([
      price,
      { service: 'fillers', label: 'Fillers, per syringe', unit: 'syringe', min: 900, max: 900, asOf: '2026-11-20' },
    ])
  })
})

test('ids are made from the name, and unique with the zip code and a number', async () => {
  const folder = makeDirectory([GLOW])
  await importText(
    folder,
    table(
      'name,street,zip',
      ...['Glow Bar,1 Park Ave,10016', 'Glow Bar,9 Park Ave,10016', 'Glow Bar,30 Park Ave,10016'],
      ...['Ledger & Söhne,1 Broadway,10004', '피부과,2 Broadway,10004'],
    ),
  )
  expect(clinicsIn(folder).map(({ id }) => id)).toEqual([
    ...['clinic', 'glow-bar-10016-2', 'glow-bar-10016-3', 'glow-bar-10016', 'glow-bar', 'ledger-and-sohne'],
  ])
})

test('no id is made that a later row has, or that is the address of another page', async () => {
  const folder = makeDirectory([{ ...LEDGER, previousSlugs: ['old-ledger'] }])
  await importText(
    folder,
    table(
      'id,name,street,zip',
      ',Glow Bar,1 Park Ave,10016',
      'glow-bar,Laser Lounge,2 Broadway,10004',
      ',Old Ledger,3 Broadway,10004',
    ),
  )
  expect(clinicsIn(folder).map(({ id, name }) => [id, name])).toEqual([
    ['clinic-7', 'Ledger Skin'],
    ['glow-bar-10016', 'Glow Bar'],
    ['glow-bar', 'Laser Lounge'],
    ['old-ledger-10004', 'Old Ledger'],
  ])
})

test('a page address that another clinic has is rejected', async () => {
  const folder = makeDirectory([LEDGER])
  const { output } = await importText(folder, 'id,slug,name,street,zip\nb,ledger-skin,Glow Bar,1 Park Ave,10016')
  expect(output).toContain("row 2, slug: 'ledger-skin' is the page address of clinic-7: choose another slug")
})

test.each([
  [
    'phone number',
    'Glow Bar,50 Fifth Avenue,10011,212-765-4321',
    'Radiance,1 Park Ave,10016,(212) 765-4321',
    'same phone as row 2; if it is a branch, give both an id',
  ],
  [
    'address and a similar name',
    'Glow Bar,50 Fifth Avenue,10011,',
    'GLOW BAR LLC,50 5th Ave #3,10011,',
    'same address and a similar name as row 2',
  ],
])('of two rows with the same %s the first is kept and the other reported', async (_, first, second, reason) => {
  const folder = makeDirectory()
  const { output, isDone } = await importText(folder, table('name,street,zip,phone', first, second))
  expect(isDone).toBe(true)
  expect(output).toContain('duplicates       1')
  expect(output).toContain(`has the ${reason}`)
  expect(clinicsIn(folder).map(({ name }) => name)).toEqual(['Glow Bar'])
})

test('rows with ids of their own are not duplicates, unless the id is the same', async () => {
  const folder = makeDirectory()
  const { output } = await importText(
    folder,
    table('id,name,street,zip,phone', ...['a', 'b', 'a'].map((id) => `${id},Glow Bar,1 Park Ave,10016,212-765-4321`)),
  )
  expect(output).toContain("row 4: 'Glow Bar' has the same id as row 2")
  expect(clinicsIn(folder).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('branches that share a phone number need ids; those already in the directory are not reported as missing', async () => {
  const branch: ClinicFile = {
    ...{ ...GLOW, id: 'glow-bar-two', address: '1 Park Avenue, New York, NY 10016' },
    coordinates: { lat: 40.747, lng: -73.981 },
  }
  const folder = makeDirectory([GLOW, branch])
  const { output } = await importText(
    folder,
    table(
      'name,street,zip,phone',
      'Glow Bar,1 Park Ave,10016,212-765-4321',
      'Glow Bar,50 Fifth Avenue,10011,212-765-4321',
    ),
    { closeMissing: true },
  )
  expect(output).toContain("row 3: 'Glow Bar' has the same phone as row 2; if it is a branch, give both an id")
  expect(output).toContain('missing          0')
  expect(clinicsIn(folder)).toEqual([branch, GLOW])
})

test('a row with an id is kept before an earlier one without', async () => {
  const folder = makeDirectory()
  const { output } = await importText(
    folder,
    table(
      'id,name,street,zip,phone',
      ',Glow,1 Park Ave,10016,212-765-4321',
      'a,Glow Bar,1 Park Ave,10016,212-765-4321',
    ),
  )
  expect(output).toContain("row 2: 'Glow' has the same phone as row 3")
  expect(clinicsIn(folder).map(({ id }) => id)).toEqual(['a'])
})
