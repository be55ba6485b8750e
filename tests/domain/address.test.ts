import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasManhattanMark, namesPlace, regionOf, zipOf } from '../../src/domain/address.ts'

describe('zipOf', () => {
  test.each([
    ['88 Greene Street, New York, NY 10012', '10012'],
    ['88 Greene Street, New York, NY 10012-3456', '10012'],
    ['88 Greene Street, New York, NY 10012, USA', '10012'],
    ['10025 Queens Boulevard, Forest Hills, NY 11375', '11375'],
    ['10025 Queens Boulevard, Forest Hills', null],
    ['136-20 38th Avenue, Flushing', null],
    ['10012', '10012'],
    ['', null],
  ])('%j → %j', (address, zip) => {
    expect(zipOf(address)).toBe(zip)
  })
})

describe('regionOf', () => {
  test.each([
    ['the zip code says so', '12 Manhattan Avenue, NY 11222', 'brooklyn'],
    ['the zip code outranks words', 'Waldorf Astoria, Queens Room, New York, NY 10022', 'manhattan'],
    ['the last borough named', 'Manhattan Beach, Brooklyn', 'brooklyn'],
    ['not a street named after one', '40 Brooklyn Avenue, Bronx', 'bronx'],
    ['on the Queens line words decide', '258 Hillside Lane, Queens, NY 11004', 'queens'],
    ['a zip code upstate is elsewhere', '9 Main Street, Queens, NY 12804', 'elsewhere'],
    ['nothing said', '12 Main Street, New York, NY', null],
  ])('%s: %j → %j', (_why, address, region) => {
    expect(regionOf(address)).toBe(region)
  })
})

describe('namesPlace', () => {
  test.each([
    ['12 Main Street, Flushing, NY', 'flushing', true],
    ['12 Flushing Avenue, Maspeth, NY', 'flushing', false],
    ['12 Flushing Avenue, Flushing, NY', 'flushing', true],
    ['12 Montauk Hwy, Bay Shore, NY', 'montauk', false],
    ['Hell’s Kitchen', "hell's kitchen", true],
    ['12 Main St, St. Albans, NY', 'st. albans', true],
    ['12 Main St, Stx Albans, NY', 'st. albans', false],
    ['Queensbury', 'queens', false],
    ['Bridgehampton-Sag Harbor', 'sag harbor', true],
    ['anything', '', false],
  ])('%j names %j: %j', (address, place, expected) => {
    expect(namesPlace(address, place)).toBe(expected)
  })

  test('takes any text', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(fc.property(text, text, (address, place) => typeof namesPlace(address, place) === 'boolean'))
  })
})

describe('hasManhattanMark', () => {
  const listed = (zip: number) =>
    (zip >= 10001 && zip <= 10007) ||
    (zip >= 10009 && zip <= 10014) ||
    (zip >= 10016 && zip <= 10040) ||
    [10044, 10065, 10075, 10128, 10280].includes(zip)

  test('is true for exactly the zip codes of the specification', () => {
    for (let zip = 9990; zip <= 10300; zip++) {
      const address = `1 Main Street, NY ${String(zip).padStart(5, '0')}`
      expect(hasManhattanMark(address), address).toBe(listed(zip))
    }
  })

  test.each([
    ['1 Main Street, New York, NY', true],
    ['1 Main Street, new york ny', true],
    ['1 Main Street, New York, Nyack', false],
    ['10012 Main Street, Albany', false],
  ])('%j: %j', (address, expected) => {
    expect(hasManhattanMark(address)).toBe(expected)
  })
})
