import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('addresses in parts', () => {
  test.each<[Cells, string]>([
    [{ street: '123 W 57th St', zip: '10019' }, '123 West 57th Street, New York, NY 10019'],
    [{ street: '123 W 57th St', city: 'NYC', zip: '10019-2204' }, '123 West 57th Street, New York, NY 10019'],
    [{ street: '123 W 57th St', zip: 'NY 10019' }, '123 West 57th Street, New York, NY 10019'],
    [{ street: '123 W 57th St', suite: '4B', zip: '10019.0' }, '123 West 57th Street, Suite 4B, New York, NY 10019'],
    [
      { street: '123 W 57th St Ste 5', suite: '#5', zip: '10019' },
      '123 West 57th Street, Suite 5, #5, New York, NY 10019',
    ],
    [
      { street: '123 W 57th St Ste 5', suite: 'Ste 5', zip: '10019' },
      '123 West 57th Street, Suite 5, New York, NY 10019',
    ],
    [{ street: '123 W 57th St', suite: 'LL', zip: '10019' }, '123 West 57th Street, Lower Level, New York, NY 10019'],
    [{ street: '123 W 57th St', suite: 'Lobby', zip: '10019' }, '123 West 57th Street, Lobby, New York, NY 10019'],
    [{ street: '123 W 57th St', floor: '2', zip: '10019' }, '123 West 57th Street, Floor 2, New York, NY 10019'],
    [{ street: '123 W 57th St', floor: '2nd', zip: '10019' }, '123 West 57th Street, 2nd Floor, New York, NY 10019'],
    [
      { street: '123 W 57th St', suite: '4B', floor: 'LL', zip: '10019' },
      '123 West 57th Street, Suite 4B, Lower Level, New York, NY 10019',
    ],
    [
      { street: '230 Park Ave', suite: 'Helmsley Building, Rm 1000', zip: '10169' },
      '230 Park Avenue, Helmsley Building, Room 1000, New York, NY 10169',
    ],
    [{ street: '84 Mercer St', city: 'SoHo', zip: '10012' }, '84 Mercer Street, SoHo, New York, NY 10012'],
    [{ street: '186 7th Ave', city: 'NEW YORK', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [{ street: '186 7th Ave', city: 'Bklyn', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [{ street: '1 Bay St', zip: '10301' }, '1 Bay Street, Staten Island, NY 10301'],
    [{ street: '1 Grand Concourse', city: 'The Bronx', zip: 10451 }, '1 Grand Concourse, Bronx, NY 10451'],
    [{ street: '48-19 Vernon Blvd', zip: '11101' }, '48-19 Vernon Boulevard, Long Island City, NY 11101'],
    [{ street: '54 Newtown Ln', zip: '11937' }, '54 Newtown Lane, East Hampton, NY 11937'],
    [
      { house_number: '36', street: 'Laight Street', city: 'New York', state: 'NY', zip: '10013' },
      '36 Laight Street, New York, NY 10013',
    ],
    [{ address: '36 Laight St', city: 'New York', zip: '10013' }, '36 Laight Street, New York, NY 10013'],
    [{ address: '37-20 Prince St, 2F', zip: '11354' }, '37-20 Prince Street, 2F, Flushing, NY 11354'],
    [{ address: '37-20 Prince St, 2F', city: 'Flushing', zip: '11354' }, '37-20 Prince Street, 2F, Flushing, NY 11354'],
    [
      { address: '36 Laight St, Carnegie Building', city: 'New York', zip: '10013' },
      '36 Laight Street, Carnegie Building, New York, NY 10013',
    ],
    [
      { address: '136-20 38th Ave, Crystal Mall', zip: '11354' },
      '136-20 38th Avenue, Crystal Mall, Flushing, NY 11354',
    ],
    [
      { address: '90-15 Queens Blvd, Queens Center, NY 11373' },
      '90-15 Queens Boulevard, Queens Center, Elmhurst, NY 11373',
    ],
    [{ address: '36 Laight St, NYC', city: 'New York', zip: '10013' }, '36 Laight Street, New York, NY 10013'],
    [{ street: '36 Laight St', city: 'New York, NY', zip: '10013' }, '36 Laight Street, New York, NY 10013'],
    [{ street: '36 Laight St', city: 'New York NY 10013' }, '36 Laight Street, New York, NY 10013'],
    [{ street: '186 7th Ave', city: 'Brooklyn NY 11215', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [{ street: '186 7th Ave', city: 'Brooklyn, New York', zip: '11215' }, '186 7th Avenue, Brooklyn, NY 11215'],
    [
      { street: '186 7th Ave', city: 'Park Slope, Brooklyn', zip: '11215' },
      '186 7th Avenue, Park Slope, Brooklyn, NY 11215',
    ],
  ])('%j is read as %s', (cells, expected) => {
    expect(readAddressOrReason(cells)).toBe(expected)
  })
})

test.each<[Cells, string]>([
  [
    { street: '36 Laight St', city: 'New York NY 10013', zip: '10012' },
    "has zip code 10013, but the column zip has '10012'",
  ],
  [{ street: '36 Laight St', city: 'Hoboken, NJ', zip: '10013' }, 'is in NJ'],
  [{ street: '36 Laight St', city: 'Hoboken NJ 07030' }, 'is in NJ'],
  [
    { street: '36 Laight St', city: 'Astoria', zip: '10013' },
    "'Astoria' is not where zip code 10013 is: that is in Manhattan",
  ],
  [{ street: 'Upper East Side', zip: '10013' }, 'has no street'],
  [{ street: 'Ste 200', zip: '10013' }, 'has no street'],
  [{ street: 'Virtual', city: 'New York', zip: '10013' }, 'has no street'],
  [{ street: 'Mobile - we come to you', zip: '10013' }, 'has no street'],
  [{ street: 'By appointment, 2nd Fl', suite: '5', zip: '10013' }, 'has no street'],
  [{ address: 'By appointment, Tribeca, New York, NY 10013' }, 'has no street'],
  [{ street: 'P.O. Box 1234', zip: '10013' }, 'is a post office box, which nobody can visit'],
  [{ address: 'PO Box 12, New York, NY 10013' }, 'is a post office box, which nobody can visit'],
  [{ street: '1 Main St', city: 'Hoboken', zip: '07030' }, "zip code '07030' is not in this directory"],
  [{ address: '1 Main St, Jersey City, NJ 07302' }, 'is in NJ'],
  [{ street: '10 Downing Street', city: 'London', country: 'GB' }, 'is in GB'],
  [{ street: '1 Main St', state: 'CT', zip: '06830' }, 'is in CT'],
  [{ street: '100 Broadway', zip: '10008' }, "zip code '10008' is for post office boxes, or does not exist"],
  [{ street: '1 Rue de Rivoli', city: 'Paris', zip: '75001' }, "zip code '75001' is not in this directory"],
  [{ street: '36 Laight Street', city: 'New York' }, 'has no zip code'],
  [{ street: '36 Laight Street', zip: 'unknown' }, "zip code 'unknown' is not in this directory"],
  [{ address: 'New York, NY 10013' }, 'has no street'],
  [{ address: 'Brooklyn, NY 11211' }, 'has no street'],
  [{ street: '36', zip: '10013' }, 'has no street'],
  [
    { street: '36 Laight Street', city: 'Brooklyn', zip: '10013' },
    "'Brooklyn' is not where zip code 10013 is: that is in Manhattan",
  ],
])('%j is rejected', (cells, reason) => {
  expect(readAddressOrReason(cells)).toBe(reason)
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
