import { describe, expect, test } from 'vitest'
import type { Cells } from '../../../scripts/import/files/columns.ts'
import { createAddressKey, readAddress } from '../../../scripts/import/places/addresses.ts'
import { readTestDirectory } from './test-directory.ts'
import { getValueOrReason } from './values/reading.ts'

const readAddressOrReason = (cells: Cells) => getValueOrReason(readAddress(cells, readTestDirectory().zips))

describe('a neighborhood is separated from the end of a street, unless it is part of the street name', () => {
  test.each([
    ['456 Grand Concourse', '10451', '456 Grand Concourse, Bronx, NY 10451'],
    ['456 grand concourse', '10452', '456 Grand Concourse, Bronx, NY 10452'],
    ['456 Grand Concourse Bronx', '10451', '456 Grand Concourse, Bronx, NY 10451'],
    ['8 Grand Concourse Floor 2', '10451', '8 Grand Concourse, Floor 2, Bronx, NY 10451'],
    ['8 Grand Concourse, Fl 2', '10451', '8 Grand Concourse, Floor 2, Bronx, NY 10451'],
    ['120 Front Street Floor 2', '10451', '120 Front Street, Floor 2, Bronx, NY 10451'],
    ['120 E 161st St Concourse Level', '10451', '120 East 161st Street, Concourse Level, Bronx, NY 10451'],
    ['120 E 161st St Concourse', '10451', '120 East 161st Street, Concourse, Bronx, NY 10451'],
    ['136-58 39th Ave Flushing', '11354', '136-58 39th Avenue, Flushing, NY 11354'],
    ['31-10 Broadway Astoria', '11106', '31-10 Broadway, Astoria, NY 11106'],
    ['456 Grand Brooklyn', '11211', '456 Grand, Brooklyn, NY 11211'],
  ])('%s, zip code %s', (street, zip, expected) => {
    expect(readAddressOrReason({ street, zip })).toBe(expected)
  })
})

describe('a suite or floor is told apart from the street name', () => {
  test.each([
    ['120 E 56th St Gr Fl', 'Ground Floor'],
    ['120 E 56th St, Gr. Fl.', 'Ground Floor'],
    ['120 E 56th St G/F', 'Ground Floor'],
    ['120 E 56TH ST GROUND FLOOR', 'Ground Floor'],
    ['120 E 56th St Ste. 200', 'Suite 200'],
    ['120 E 56th St Ste200', 'Suite 200'],
    ['Ste 200, 120 E 56th St', 'Suite 200'],
    ['120 E 56th St 2nd Fl', '2nd Floor'],
    ['120 E 56th St (2nd Fl)', '2nd Floor'],
    ['120 E 56th St (Suite 200) (ring twice)', 'Suite 200'],
    ['2nd Fl, 120 E 56th St', '2nd Floor'],
    ['120 E 56th St Second Floor', 'Second Floor'],
    ['120 E 56th St 2 Fl', 'Floor 2'],
    ['120 E 56th St Fl2', 'Floor 2'],
    ['120 E 56th St 2/F', 'Floor 2'],
    ['120 E 56th St Lower Lvl', 'Lower Level'],
    ['120 E 56th St LL', 'Lower Level'],
    ['120 E 56th St PH B', 'Penthouse B'],
    ['120 E 56th St Lobby', 'Lobby'],
    ['120 E 56th St No. 4', 'No. 4'],
    ['120 E 56th St 1A', '1A'],
    ['2F Rear, 120 E 56th St', '2F Rear'],
    ['120 E 56th St Suite 200, 2nd Floor', 'Suite 200, 2nd Floor'],
    ['120 E 56th St Fl', 'Floor'],
    ['120 E 56 St Floor', 'Floor'],
    ['120 E 56th St (#201)', '#201'],
    ['120 E 56th St (Suite B)', 'Suite B'],
    ['120 E 56th St (Gr. Fl.)', 'Ground Floor'],
    ['120 E 56th St (LL)', 'Lower Level'],
    ['120 E 56th St (Suite 200, 2nd Floor)', 'Suite 200, 2nd Floor'],
  ])('%s has the suite %s', (street, suite) => {
    const address = readAddressOrReason({ street, zip: '10022' })
    expect(address).toBe(`120 East 56th Street, ${suite}, New York, NY 10022`)
    expect(readAddressOrReason({ address: `${street}, New York, NY 10022` })).toBe(address)
    expect(createAddressKey(String(address))).toBe('10022 120 east 56th street')
  })

  test.each([
    ['2 W 125th', '2 West 125th Street'],
    ['2 W. 125th, Ste 4', '2 West 125th Street, Suite 4'],
    ['31 E 34th Fl 8', '31 East 34th Street, Floor 8'],
    ['58 N 9th Fl 2', '58 North 9th Street, Floor 2'],
    ['103 N 7th', '103 North 7th Street'],
    ['103 South 4th, 2F', '103 South 4th Street, 2F'],
    ['120 E 56', '120 East 56th Street'],
    ['345 E 37 St #201', '345 East 37th Street, #201'],
    ['12 W 23 Street', '12 West 23rd Street'],
    ['19-02 111 St', '19-02 111th Street'],
    ['186 7 Ave', '186 7th Avenue'],
    ['41 East 11th St', '41 East 11th Street'],
  ])('%s is a numbered street', (street, expected) => {
    expect(readAddressOrReason({ street, zip: '10027' })).toBe(`${expected}, New York, NY 10027`)
  })

  test.each([
    ['Chelsea Market, 75 9th Ave', 'Chelsea Market, 75 9th Avenue'],
    ['The Plaza, 2 W 125th St, 2nd Fl', 'The Plaza, 2 West 125th Street, 2nd Floor'],
  ])("the street after a building's name is written out: %s", (street, expected) => {
    expect(readAddressOrReason({ street, zip: '10011' })).toBe(`${expected}, New York, NY 10011`)
    expect(readAddressOrReason({ address: `${street}, New York, NY 10011` })).toBe(`${expected}, New York, NY 10011`)
  })

  test.each([
    ['120 N 2nd Fl', '120 North 2nd Fl'],
    ['31 W 34th Floor', '31 West 34th Floor'],
    ['120 N Second Fl', '120 North Second Fl'],
  ])("%s is kept as it is, because 'Fl' may be a mistake for 'St'", (street, expected) => {
    expect(readAddressOrReason({ street, zip: '10027' })).toBe(`${expected}, New York, NY 10027`)
  })

  test("a numbered street has the same key with and without 'th'", () => {
    const keys = ['345 E 37 St', '345 East 37th Street', '345 E. 37th'].map((street) =>
      createAddressKey(`${street}, New York, NY 10016`),
    )
    expect(new Set(keys).size).toBe(1)
  })

  test('the floor of a street without a type is no numbered street', () => {
    expect(readAddressOrReason({ street: '120 Front 2nd Fl', zip: '10027' })).toBe(
      '120 Front, 2nd Floor, New York, NY 10027',
    )
  })

  test('a floor without a number is kept after an avenue', () => {
    expect(readAddressOrReason({ street: '345 Madison Ave Fl', zip: '10017' })).toBe(
      '345 Madison Avenue, Floor, New York, NY 10017',
    )
  })

  test.each(['room for parking', '#1 rated', 'unit of Big Spa', 'floor with pink door', 'lobby entrance on Bond St'])(
    'the remark (%s) is left out, because it is no suite',
    (remark) => {
      const address = '652 Broadway, New York, NY 10012'
      expect(readAddressOrReason({ street: `652 Broadway (${remark})`, zip: '10012' })).toBe(address)
      expect(readAddressOrReason({ address: `652 Broadway (${remark}), New York, NY 10012` })).toBe(address)
    },
  )

  test.each([
    ['Suite # 4', 'Suite 4'],
    ['Suite No. 4', 'Suite No. 4'],
    ['Suite PH', 'Suite PH'],
    ['2nd floor rear', '2nd Floor Rear'],
    ['Lower Level Suite 4', 'Lower Level Suite 4'],
  ])('the suite (%s) is kept', (remark, suite) => {
    expect(readAddressOrReason({ street: `652 Broadway (${remark})`, zip: '10012' })).toBe(
      `652 Broadway, ${suite}, New York, NY 10012`,
    )
  })

  test('empty parentheses are no suite', () => {
    expect(readAddressOrReason({ street: '652 () Broadway', zip: '10012' })).toBe('652 Broadway, New York, NY 10012')
  })

  test('a suite in parentheses is kept before a city', () => {
    expect(readAddressOrReason({ address: '652 Broadway (3rd floor) New York NY 10012' })).toBe(
      '652 Broadway, 3rd Floor, New York, NY 10012',
    )
  })

  test.each(['365 County Rd 39A', '365 County Road 39A'])('%s has no suite', (street) => {
    expect(readAddressOrReason({ street, zip: '11968' })).toBe(`${street}, Southampton, NY 11968`)
  })

  test.each(['35 Avenue A', '10 Floyd Avenue', '120 Front Street', '1 Phelan Place', '15 Llewellyn Road'])(
    '%s has no suite',
    (street) => {
      expect(readAddressOrReason({ street, zip: '11215' })).toBe(`${street}, Brooklyn, NY 11215`)
    },
  )

  test.each([
    ['61A Clinton St', '61A Clinton Street'],
    ['800a 5th Ave', '800a 5th Avenue'],
    ['137A Elizabeth St, Suite 2', '137A Elizabeth Street, Suite 2'],
    ['Suite 2, 137A Elizabeth St', '137A Elizabeth Street, Suite 2'],
  ])('the letter after the house number of %s is no suite', (street, expected) => {
    expect(readAddressOrReason({ street, zip: '10002' })).toBe(`${expected}, New York, NY 10002`)
    expect(readAddressOrReason({ address: `${street}, New York, NY 10002` })).toBe(`${expected}, New York, NY 10002`)
  })
})
