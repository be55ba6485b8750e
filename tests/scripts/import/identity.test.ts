import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatRemovedClinics, getRemovedClinicsPath, hashIdentity } from '../../../scripts/listings/removed.ts'
import { GLOW_BAR, LEDGER_SKIN } from './known-clinics.ts'
import { createDirectory, importText, readClinics } from './test-directory.ts'

const joinLines = (...rows: string[]) => `${rows.join('\n')}\n`

describe('an existing clinic', () => {
  test.each([
    ['by id', 'id,opened\nglow-bar,2011'],
    ['by phone number', 'phone,opened\n(212) 765-4321,2011'],
    ['by phone number, despite another name', 'name,phone,opened\nRadiance Rooms,212.765.4321,2011'],
    ['by address and a similar name', 'name,street,zip,opened\nGlow Bar Med Spa LLC,50 5th Ave Ste 2,10011,2011'],
  ])('is recognized %s', async (_, text) => {
    const folder = createDirectory([GLOW_BAR, LEDGER_SKIN])
    const { output } = await importText(folder, text)
    expect(output).toContain('changed          1')
    expect(readClinics(folder)).toMatchObject([LEDGER_SKIN, { id: 'glow-bar', opened: 2011 }])
  })

  test('is recognized by the address and a former name, in a spreadsheet from before the clinic was renamed', async () => {
    const renamedClinic = { ...GLOW_BAR, name: 'Radiance Rooms', slug: 'radiance-rooms', previousSlugs: ['glimmer'] }
    for (const name of ['Glow Bar', 'Glimmer']) {
      const folder = createDirectory([renamedClinic])
      const { output } = await importText(folder, joinLines('name,street,zip', `${name},50 Fifth Avenue,10011`))
      expect(output).toContain('new              0')
      expect(readClinics(folder)).toMatchObject([{ id: 'glow-bar' }])
    }
  })

  test('is not recognized by its address alone, or by its name at another address', async () => {
    const folder = createDirectory([GLOW_BAR])
    const { output } = await importText(
      folder,
      joinLines('name,street,zip', 'Laser Lounge,50 Fifth Avenue,10011', 'Glow Bar,1 Park Avenue,10016'),
    )
    expect(output).toContain('new              2')
  })

  test('is not recognized by its phone number if the row has a different id, as for a branch', async () => {
    const folder = createDirectory([GLOW_BAR])
    await importText(folder, 'id,name,street,zip,phone\nglow-two,Glow Bar,1 Park Avenue,10016,212-765-4321')
    expect(readClinics(folder).map(({ id }) => id)).toEqual(['glow-bar', 'glow-two'])
  })
})

describe('a row without an id and with the phone number of two branches', () => {
  const branches = [GLOW_BAR, { ...GLOW_BAR, id: 'glow-two', address: '1 Park Avenue, New York, NY 10016' }]

  test.each([
    ['is a new clinic at another address', 'Glow Bar Queens,3720 Junction Blvd,11368', 3],
    ['is the branch at its address', 'Glow Bar Midtown,1 Park Ave,10016', 2],
  ])('%s', async (_, row, count) => {
    const folder = createDirectory(branches)
    const rows = joinLines('name,street,zip,phone', `${row},(212) 765-4321`)
    await importText(folder, rows)
    const clinics = readClinics(folder)
    expect(clinics).toHaveLength(count)
    expect(clinics.map(({ address }) => address)).toEqual(
      expect.arrayContaining(branches.map(({ address }) => address)),
    )
    const { output } = await importText(folder, rows)
    expect(output).toContain('unchanged        1')
    expect(readClinics(folder)).toEqual(clinics)
  })

  test('is the branch with its name, if no other has a similar name', async () => {
    const folder = createDirectory([GLOW_BAR, { ...LEDGER_SKIN, phone: GLOW_BAR.phone }])
    await importText(folder, joinLines('name,phone,opened', 'Ledger Skin,(212) 765-4321,2011'))
    expect(readClinics(folder)).toMatchObject([{ id: 'clinic-7', opened: 2011 }, GLOW_BAR])
  })

  test('is rejected without an address, if the name does not say which branch it is', async () => {
    const folder = createDirectory(branches)
    const { output } = await importText(folder, joinLines('name,phone,opened', 'Glow Bar,(212) 765-4321,2011'))
    expect(output).toContain("row 2, address: 'Glow Bar' has no address")
    expect(readClinics(folder)).toEqual(branches)
  })
})

describe('a row with the phone number of a removed clinic', () => {
  test.each([
    ['is imported if it has a different id and address, as for a branch', 'b,Glow Bar,1 Park Ave,10016', ['b']],
    ['is left out if it has no id', ',Glow Bar,1 Park Ave,10016', []],
    ['is left out if it has the address of the clinic', 'b,Radiance Rooms,50 5th Ave,10011', []],
    ['is left out if it has the id of the clinic', 'glow-bar,Radiance Rooms,1 Park Ave,10016', []],
    ['is left out if it has no address', 'b,Radiance Rooms,,', []],
  ])('%s', async (_, row, ids) => {
    const folder = createDirectory()
    const removedClinic = { id: GLOW_BAR.id, segments: [], identityHashes: hashIdentity(GLOW_BAR) }
    writeFileSync(getRemovedClinicsPath(folder), formatRemovedClinics([removedClinic]))
    const { output } = await importText(folder, joinLines('id,name,street,zip,phone', `${row},(212) 765-4321`))
    expect(output).toContain(`removed          ${1 - ids.length}`)
    expect(readClinics(folder).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a column of ids that are all numbers', () => {
  const numberedClinic = { ...GLOW_BAR, id: '17' }
  const table = joinLines('ID,name,street,zip', '17,Ledger Skin,72 Warren St,10007', '18,Laser Lounge,2 Broadway,10004')

  test.each([
    ['a table', table],
    ['JSON', JSON.stringify([{ ID: 17, name: 'Ledger Skin', street: '72 Warren St', zip: '10007' }])],
  ])('is ignored in %s and reported, because the numbers are those of another list', async (_, text) => {
    const folder = createDirectory([numberedClinic])
    const { output } = await importText(folder, text)
    expect(output).toContain('Columns that were ignored (--map can assign them to columns of the import):\n  ID\n')
    expect(readClinics(folder)).toContainEqual(numberedClinic)
    expect(readClinics(folder)).toContainEqual(expect.objectContaining({ id: 'ledger-skin' }))
  })

  test('is read if --map assigns it', async () => {
    const folder = createDirectory()
    const map = join(folder, 'map.json')
    writeFileSync(map, '{"ID": "id"}')
    await importText(folder, table, { map })
    expect(readClinics(folder).map(({ id }) => id)).toEqual(['17', '18'])
  })
})

test.each([
  ['Yelp', 'yAb12_x-QQ8sd7Fh3kLm2w', 'qHsbKdxUmfLLwvExTzhAqW'],
  ['Yelp without a capital letter after a lowercase one', '170HMXJY2fanoiy45Fd54p', 'MLKWXh4Z1j59C4O_3QODbk'],
  ['Google', 'ChIJN1t_tDeuEmsRUsoyG83frY4', 'ChIJrTLr-GyuEmsRBfy61i59si0'],
  ['Google Maps', '0x89c259a9b3117469:0xd134e199a405a163', '0x89c2588f046ee661:0xa0b3281fcecc08c'],
  ['a database', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', '3f2504e0-4f89-11d3-9a0c-0305e82c3302'],
  ['SQL Server', '3F2504E0-4F89-11D3-9A0C-0305E82C3301', '3F2504E0-4F89-11D3-9A0C-0305E82C3302'],
  ['MongoDB', '507f1f77bcf86cd799439011', '507f191e810c19729de860ea'],
])('ids of %s are ignored and reported: they would become the addresses of pages', async (_, first, second) => {
  const folder = createDirectory([])
  const { output } = await importText(
    folder,
    joinLines('id,name,street,zip', `${first},Glow Bar,1 Park Avenue,10016`, `${second},Halo,2 Park Avenue,10016`),
  )
  expect(readClinics(folder).map(({ id }) => id)).toEqual(['glow-bar', 'halo'])
  expect(output).toContain('Columns that were ignored (--map can assign them to columns of the import):\n  id\n')
})

test("an owner's ids with capital letters are kept", async () => {
  const folder = createDirectory([])
  await importText(
    folder,
    joinLines(
      'id,name,street,zip',
      ...['Glow-Bar-Tribeca-NYC,Glow Bar,72 Warren St,10007', 'Glow-Bar-2nd-Avenue,Glow Bar,72 2nd Ave,10003'],
    ),
  )
  expect(readClinics(folder).map(({ id }) => id)).toEqual(['glow-bar-2nd-avenue', 'glow-bar-tribeca-nyc'])
})

test('ids are made from the name, plus the zip code and a number if needed', async () => {
  const folder = createDirectory([GLOW_BAR])
  await importText(
    folder,
    joinLines(
      'name,street,zip',
      ...['Glow Bar,1 Park Ave,10016', 'Glow Bar,9 Park Ave,10016', 'Glow Bar,30 Park Ave,10016'],
      ...['Ledger & Söhne,1 Broadway,10004', '피부과,2 Broadway,10004'],
    ),
  )
  expect(readClinics(folder).map(({ id }) => id)).toEqual([
    ...['clinic', 'glow-bar-10016-2', 'glow-bar-10016-3', 'glow-bar-10016', 'glow-bar', 'ledger-and-sohne'],
  ])
})

test('a new id is neither the id of a later row nor a slug of another clinic', async () => {
  const folder = createDirectory([{ ...LEDGER_SKIN, previousSlugs: ['old-ledger'] }])
  await importText(
    folder,
    joinLines(
      'id,name,street,zip',
      ',Glow Bar,1 Park Ave,10016',
      'glow-bar,Laser Lounge,2 Broadway,10004',
      ',Old Ledger,3 Broadway,10004',
    ),
  )
  expect(readClinics(folder).map(({ id, name }) => [id, name])).toEqual([
    ['clinic-7', 'Ledger Skin'],
    ['glow-bar-10016', 'Glow Bar'],
    ['glow-bar', 'Laser Lounge'],
    ['old-ledger-10004', 'Old Ledger'],
  ])
})

test('a clinic with the same name and address is recognized before another clinic with the same phone', async () => {
  const folder = createDirectory([GLOW_BAR, LEDGER_SKIN])
  const [street, zip] = [LEDGER_SKIN.address.split(',')[0], LEDGER_SKIN.address.slice(-5)]
  await importText(
    folder,
    joinLines('name,street,zip,phone,opened', `${LEDGER_SKIN.name},${street},${zip},${GLOW_BAR.phone},2011`),
    {
      partial: true,
    },
  )
  expect(readClinics(folder).find(({ id }) => id === GLOW_BAR.id)).toEqual(GLOW_BAR)
})

test('a new slug has at most 80 characters, even if clinics with the same long name exist', async () => {
  const folder = createDirectory()
  const name = 'Very Long Name '.repeat(6).trim()
  const rows = [1, 2, 3].map((number) => `${name},${number} Park Ave,10016`)
  await importText(folder, ['name,street,zip', ...rows].join('\n'))
  const slugs = readClinics(folder).map(({ id }) => id)
  expect(slugs).toHaveLength(new Set(slugs).size)
  expect(slugs.filter((slug) => slug.startsWith('very-long-name'))).toHaveLength(3)
  for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(80)
})

test('a slug of another clinic is rejected', async () => {
  const folder = createDirectory([LEDGER_SKIN])
  const { output } = await importText(folder, 'id,slug,name,street,zip\nb,ledger-skin,Glow Bar,1 Park Ave,10016')
  expect(output).toContain("row 2, slug: 'ledger-skin' is already used by clinic-7: choose another slug")
})
