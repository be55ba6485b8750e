import { describe, expect, test } from 'vitest'
import type { Cells } from '../../../scripts/import/files/columns.ts'
import { readAddress } from '../../../scripts/import/places/addresses.ts'
import { readTestDirectory } from './test-directory.ts'
import { getValueOrReason } from './values/reading.ts'

const readAddressOrReason = (cells: Cells, currentAddress?: string) =>
  getValueOrReason(readAddress(cells, readTestDirectory().zips, currentAddress))

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
  [{ address: 'By appointment only, 7 days a week, New York, NY 10022' }, 'has no street'],
  [{ address: 'Mobile - we come to you, 24 hours, New York, NY 10022' }, 'has no street'],
  [{ street: 'Virtual, 2 locations in NYC', zip: '10022' }, 'has no street'],
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
