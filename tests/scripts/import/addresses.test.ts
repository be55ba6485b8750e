import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Cells } from '../../../scripts/import/files/columns.ts'
import { createAddressKey, readAddress } from '../../../scripts/import/places/addresses.ts'
import { reject } from '../../../scripts/import/values/reading.ts'
import { readTestDirectory } from './test-directory.ts'
import { getNotes, getValueOrReason } from './values/reading.ts'

const readAddressOrReason = (cells: Cells, currentAddress?: string) =>
  getValueOrReason(readAddress(cells, readTestDirectory().zips, currentAddress))

describe('full addresses', () => {
  test.each([
    [
      '41 East 78th Street, Upper East Side, New York, NY 10075',
      '41 East 78th Street, Upper East Side, New York, NY 10075',
    ],
    ['41 E 78th St, New York, NY 10075', '41 East 78th Street, New York, NY 10075'],
    ['41 east 78th street, new york, ny 10075', '41 East 78th Street, New York, NY 10075'],
    ['41 E 78th St (buzz 3), New York, NY 10075', '41 East 78th Street, New York, NY 10075'],
    ['233 Park Ave S, New York, NY 10003', '233 Park Avenue South, New York, NY 10003'],
    ['1501 Avenue S, Brooklyn, NY 11229', '1501 Avenue S, Brooklyn, NY 11229'],
    ['41 E. 78th St., New York, New York 10075-1234, USA', '41 East 78th Street, New York, NY 10075'],
    ['41 E 78th St New York NY 10075', '41 East 78th Street, New York, NY 10075'],
    ['41 E 78th St, New York 10075', '41 East 78th Street, New York, NY 10075'],
    ['41 E 78th St\nNew York, N.Y. 10075', '41 East 78th Street, New York, NY 10075'],
    ['123 W 57th St Ste 200, New York, NY 10019', '123 West 57th Street, Suite 200, New York, NY 10019'],
    ['123 W 57th St, Suite #200, New York, NY 10019', '123 West 57th Street, Suite 200, New York, NY 10019'],
    ['123 WEST 57TH STREET, 3RD FL, NEW YORK, NY 10019', '123 West 57th Street, 3rd Floor, New York, NY 10019'],
    ['104 Berry St, Williamsburg, Brooklyn, NY 11249', '104 Berry Street, Williamsburg, Brooklyn, NY 11249'],
    ['104 Berry St, New York, NY 11249', '104 Berry Street, Brooklyn, NY 11249'],
    ['12 St Marks Pl, New York, NY 10003', '12 St Marks Place, New York, NY 10003'],
    ['233 Park Ave South, New York, NY 10003', '233 Park Avenue South, New York, NY 10003'],
    ['233 Park Avenue S, New York, NY 10003', '233 Park Avenue South, New York, NY 10003'],
    ['200 Park Ave. So., New York, NY 10003', '200 Park Avenue South, New York, NY 10003'],
    ['430 W Broadway, New York, NY 10012', '430 West Broadway, New York, NY 10012'],
    ['12 N. Moore, New York, NY 10013', '12 North Moore, New York, NY 10013'],
    ['15 Ave A, New York, NY 10009', '15 Avenue A, New York, NY 10009'],
    ['1500 Ave S, Brooklyn, NY 11229', '1500 Avenue S, Brooklyn, NY 11229'],
    ['1345 Ave. of the Americas, New York, NY 10105', '1345 Avenue of the Americas, New York, NY 10105'],
    ['136-58 39th Ave, Flushing, NY 11354', '136-58 39th Avenue, Flushing, NY 11354'],
    ['136–58 39th Ave, Flushing, NY 11354', '136-58 39th Avenue, Flushing, NY 11354'],
    ['136-58 39th Ave 11354', '136-58 39th Avenue, Flushing, NY 11354'],
    ['Old Public Hall, 62 Main Street, Sag Harbor, NY 11963', 'Old Public Hall, 62 Main Street, Sag Harbor, NY 11963'],
    ['One Penn Plaza, New York, NY 10001', 'One Penn Plaza, New York, NY 10001'],
    ['10001 Park Avenue, New York, NY 10028', '10001 Park Avenue, New York, NY 10028'],
  ])('%s is read as %s', (address, expected) => {
    expect(readAddressOrReason({ address })).toBe(expected)
  })
})

describe('a full address in the column street', () => {
  test.each<[Cells, string]>([
    [
      { street: '123 W 57th St, New York, NY 10019', city: 'New York', zip: '10019' },
      '123 West 57th Street, New York, NY 10019',
    ],
    [
      { street: '123 W 57th St, Ste 4, New York, NY 10019-2204, USA', zip: '10019' },
      '123 West 57th Street, Suite 4, New York, NY 10019',
    ],
    [{ street: '1 Bay St, NY 10301', city: 'Staten Island, NY 10301' }, '1 Bay Street, Staten Island, NY 10301'],
    [{ street: '123 W 57th St New York NY 10019', zip: '10019' }, '123 West 57th Street, New York, NY 10019'],
    [{ street: '123 W 57th St, New York, NY', zip: '10019' }, '123 West 57th Street, New York, NY 10019'],
    [{ street: '186 7th Ave, Brooklyn 11215', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [{ street: '186 7th Ave, Brooklyn', city: 'Brooklyn', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [{ street: '84 Mercer St, SoHo', city: 'New York', zip: '10012' }, '84 Mercer Street, SoHo, New York, NY 10012'],
    [{ street: '123 W 57th St, Suite 20012', zip: '10019' }, '123 West 57th Street, Suite 20012, New York, NY 10019'],
  ])('%j is read as %s', (cells, expected) => {
    expect(readAddressOrReason(cells)).toBe(expected)
  })

  test('is rejected if its zip code is not the one in the column zip', () => {
    const reason = "has zip code 10019, but the column zip has '10001'"
    expect(readAddressOrReason({ street: '123 W 57th St, New York, NY 10019', zip: '10001' })).toBe(reason)
  })
})

test('a row without a street does not change the address, and a different zip code is rejected', () => {
  expect(readAddressOrReason({ city: 'New York' })).toBeNull()
  expect(readAddressOrReason({ zip: '10013' }, '36 Laight Street, New York, NY 10013')).toBeNull()
  expect(readAddressOrReason({ zip: '10012' }, '36 Laight Street, New York, NY 10013')).toBe(
    'has zip code 10012, but no street',
  )
})

test("a new street without a zip code keeps the clinic's zip code", () => {
  expect(readAddressOrReason({ street: '40 Laight St' }, '36 Laight Street, New York, NY 10013')).toBe(
    '40 Laight Street, New York, NY 10013',
  )
})

test('different spellings of an address have the same key', () => {
  const keys = [
    '123 West 57th Street, Suite 200, New York, NY 10019',
    '123 W. 57th St, Midtown, New York, NY 10019',
    'Carnegie House, 123 W 57th Street, New York, NY 10019',
  ].map(createAddressKey)
  expect(new Set(keys).size).toBe(1)
  expect(createAddressKey('50 Fifth Avenue, New York, NY 10011')).toBe(
    createAddressKey('50 5th Ave, New York, NY 10011'),
  )
  expect(createAddressKey('50 Fifth Avenue, New York, NY 10011')).not.toBe(
    createAddressKey('52 Fifth Avenue, New York, NY 10011'),
  )
})

test.each<[Cells, string]>([
  [{ address: '{"street":"41 E 78th St","city":"New York","zip":"10075"}' }, '41 East 78th Street, New York, NY 10075'],
  [{ street: '{"street":"41 E 78th St"}', zip: '10075' }, '41 East 78th Street, New York, NY 10075'],
  [
    {
      address: {
        streetAddress: '41 E 78th St',
        addressLocality: 'New York',
        addressRegion: 'NY',
        postalCode: '10075',
        addressCountry: 'US',
      },
    },
    '41 East 78th Street, New York, NY 10075',
  ],
  [
    { address: '{"address1":"41 E 78th St","address2":"Ste 5","address3":null,"zip_code":"10075","state":"NY"}' },
    '41 East 78th Street, Suite 5, New York, NY 10075',
  ],
  [{ address: '["41 E 78th St", "New York, NY 10075"]' }, '41 East 78th Street, New York, NY 10075'],
  [{ address: '{"street":"1 Main St","zip":"07030","state":"NJ"}' }, 'is in NJ'],
  [
    { address: '{"street":"41 E 78th St","zip":"10075"}', zip: '10019' },
    "has zip code 10075, but the column zip has '10019'",
  ],
  [{ address: "{'street': '41 E 78th St'}", zip: '10075' }, 'is not an address'],
  [{ address: '{"lat":40.7}', zip: '10075' }, 'is not an address'],
  [{ address: '["41 E 78th St", {}]', zip: '10075' }, 'is not an address'],
  [{ address: "['41 E 78th St', 'New York, NY 10075']" }, 'is not an address'],
  [{ address: '[null]', zip: '10075' }, 'is not an address'],
  [{ address: '[{"street":"41 E 78th St"}', zip: '10075' }, 'is not an address'],
  [{ street: '[Suite 5] 41 E 78th St', zip: '10075' }, '[Suite 5] 41 E 78th Street, New York, NY 10075'],
  [
    { street: '41 E 78th St', address: '[Suite 5] 41 E 78th St', zip: '10075' },
    '41 East 78th Street, New York, NY 10075',
  ],
])('the address in the cells %j is %j', (cells, address) => {
  expect(readAddressOrReason(cells)).toBe(address)
})

test.each(['Mobile Wellness', 'Online Aesthetics', 'Virtual Med Spa', 'By Appointment Only'])(
  'the name %s before a street is kept',
  (name) => {
    const expected = `${name}, 120 East 56th Street, New York, NY 10022`
    expect(readAddressOrReason({ street: `${name}, 120 E 56th St`, zip: '10022' })).toBe(expected)
    expect(readAddressOrReason({ street: name, suite: '120 E 56th St', zip: '10022' })).toBe(expected)
    expect(readAddressOrReason({ address: `${name}, 120 E 56th St, New York, NY 10022` })).toBe(expected)
  },
)

test.each<Cells>([{ suite: '5' }, { suite: 'Ste 5' }, { suite: 'Suite 5' }, { suite: 'Suite 5, Ste 5' }])(
  'a suite after a comma in the street and also in %j is in the address once',
  (cells) => {
    const expected = '120 East 56th Street, Suite 5, New York, NY 10022'
    expect(readAddressOrReason({ street: '120 E 56th St, Suite 5', zip: '10022', ...cells })).toBe(expected)
    expect(readAddressOrReason({ address: '120 E 56th St, Suite 5, New York, NY 10022', ...cells })).toBe(expected)
  },
)

test.each<Cells>([{ suite: '4B' }, { suite: 'ste 4b' }, { suite: '4b, 4B' }])(
  'Suite 4b in the street and also in %j is in the address once',
  (cells) => {
    const expected = '120 East 56th Street, Suite 4b, New York, NY 10022'
    expect(readAddressOrReason({ street: '120 E 56th St, Suite 4b', zip: '10022', ...cells })).toBe(expected)
    expect(readAddressOrReason({ street: '120 E 56th St Suite 4b', zip: '10022', ...cells })).toBe(expected)
  },
)

test('an address that is not JSON is not parsed as JSON', () => {
  const parse = vi.spyOn(JSON, 'parse')
  readAddressOrReason({ address: '41 E 78th St, New York, NY 10075' })
  readAddressOrReason({ street: '41 E 78th St', suite: '5', zip: '10075' })
  expect(parse.mock.calls.filter(([text]) => /78th/.test(text))).toEqual([])
  parse.mockRestore()
})

test.each([
  ['310 5th', '310 5th, New York, NY 10001', '5th'],
  ['310 Fifth, Fl 7', '310 Fifth, Floor 7, New York, NY 10001', 'Fifth'],
  ['120 W 31st', '120 West 31st Street, New York, NY 10001', null],
  ['310 5th Ave', '310 5th Avenue, New York, NY 10001', null],
])('the address %s has a remark if it may be on a street or an avenue', (street, address, name) => {
  const reading = readAddress({ street, zip: '10001' }, readTestDirectory().zips) ?? reject('', '')
  expect(getValueOrReason(reading)).toBe(address)
  expect(getNotes(reading)).toEqual(
    name === null ? [] : [`does not say whether it is ${name} Street or ${name} Avenue: kept as it is, please add it`],
  )
})

test('reading a formatted address again does not change it', () => {
  const { zips } = readTestDirectory()
  const words =
    "W E. 57th St Ave A Park Ste #4 Fl 3rd SoHo NY MAIN King's Dr. Gr Ground Lvl LL PH Ste200 1A Lobby Second"
  const word = fc.constantFrom(...words.split(' '))
  const streetArbitrary = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `12 ${words.join(' ')}`)
  const cityArbitrary = fc.constantFrom(
    '',
    'New York',
    'SoHo',
    'NYC',
    'manhattan',
    'Astoria',
    'New York, NY',
    'SoHo, New York',
  )
  fc.assert(
    fc.property(streetArbitrary, cityArbitrary, fc.constantFrom(...zips.keys()), (street, city, zip) => {
      const address = getValueOrReason(readAddress({ street, city, zip }, zips)) ?? ''
      if (address.endsWith(zip)) expect(getValueOrReason(readAddress({ address }, zips))).toBe(address)
    }),
    { numRuns: 500 },
  )
})
