import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findZipCode, getAddressRegion, hasManhattanZip } from '../../../src/domain/clinic/address.ts'

describe('findZipCode', () => {
  test.each([
    ['88 Greene Street, New York, NY 10012', '10012'],
    ['88 Greene Street, New York, NY 10012-3456', '10012'],
    ['88 Greene Street, New York, NY 10012, USA', '10012'],
    ['10025 Queens Boulevard, Forest Hills, NY 11375', '11375'],
    ['136-20 38th Avenue, Flushing', null],
    ['88 Greene Street, NY 100123', null],
    ['10012', '10012'],
    ['', null],
  ])('the zip code of %j is %j', (address, zip) => {
    expect(findZipCode(address)).toBe(zip)
  })

  test('finds the zip code at the end of any text', () => {
    const zips = fc.stringMatching(/^\d{5}$/)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), zips, (text, zip) => {
        expect(findZipCode(`${text}, NY ${zip}`)).toBe(zip)
      }),
    )
  })
})

describe('getAddressRegion', () => {
  // §3.22
  test.each([
    ['10012', 'Manhattan'],
    ['10128', 'Manhattan'],
    ['10280', 'Manhattan'],
    ['10314', 'Staten Island'],
    ['10451', 'the Bronx'],
    ['11106', 'Queens'],
    ['11211', 'Brooklyn'],
    ['11354', 'Queens'],
    ['11412', 'Queens'],
    ['11693', 'Queens'],
    ['11937', 'the Hamptons'],
    ['12804', 'elsewhere'],
  ])('the region of the zip code %s is %s', (zip, region) => {
    expect(getAddressRegion(`12 Main Street, NY ${zip}`)).toBe(region)
  })

  test.each([
    ['only the zip code counts', '12 Manhattan Avenue, Brooklyn, New York, NY 11354', 'Queens'],
    ['a zip code on the border of Queens has no region', '258 Hillside Lane, Queens, NY 11004', null],
    ['an address without a zip code has no region', '12 Court Street, Brooklyn', null],
  ])('%s: the region of %j is %j', (_description, address, region) => {
    expect(getAddressRegion(address)).toBe(region)
  })
})

describe('hasManhattanZip', () => {
  const isSpecifiedZip = (zip: number) =>
    (zip >= 10001 && zip <= 10007) ||
    (zip >= 10009 && zip <= 10014) ||
    (zip >= 10016 && zip <= 10040) ||
    [10044, 10065, 10075, 10128, 10280].includes(zip)

  // §9.19, §9.20, §9.21, §9.22, §9.23, §9.24, §9.25, §9.26, §9.27
  test('returns true for exactly the specified zip codes', () => {
    const zips = Array.from({ length: 100_000 }, (_, zip) => zip)
    const format = (zip: number) => `1 Main Street, NY ${String(zip).padStart(5, '0')}`
    expect(zips.filter((zip) => hasManhattanZip(format(zip)))).toEqual(zips.filter(isSpecifiedZip))
  })

  test.each([
    ['1 Main Street, New York, NY', false],
    ['10012 Main Street, Albany, NY 12207', false],
  ])('for %j, returns %j', (address, expected) => {
    expect(hasManhattanZip(address)).toBe(expected)
  })
})
