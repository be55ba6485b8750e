import { describe, expect, test } from 'vitest'
import { zipsSchema } from '../../../seed/load/search-schemas.ts'
import { getAddressRegion } from '../../../src/domain/clinic/address.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const { zips } = loadSampleFiles()
const listZipsOfBorough = (borough: string) => zips.zips.filter((zip) => zip.borough === borough).map(({ zip }) => zip)

describe('the zip codes of the region', () => {
  const zipRanges: [string, number, number, number[]][] = [
    ['Manhattan', 10001, 10040, [10008, 10015]],
    ['Staten Island', 10301, 10314, [10313]],
    ['the Bronx', 10451, 10475, []],
    ['Queens', 11101, 11106, []],
    ['Brooklyn', 11203, 11239, [11227]],
    ['Queens', 11354, 11375, [11359]],
    ['Queens', 11411, 11436, [11424, 11425, 11431]],
    ['Queens', 11691, 11694, []],
  ]
  // §D3.17
  test.each(zipRanges)('include the zip codes of %s, %i to %i (optional: %j)', (borough, first, last, optionalZips) => {
    const expectedZips = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (zip) => !optionalZips.includes(zip),
    )
    expect(expectedZips.map(String).filter((zip) => !listZipsOfBorough(borough).includes(zip))).toEqual([])
  })

  test('include the zip codes of the Hamptons', () => {
    const hamptons = ['11930', '11932', '11937', '11946', '11954', '11962', '11963', '11968', '11975', '11976', '11978']
    expect(hamptons.filter((zip) => !listZipsOfBorough('Long Island').includes(zip))).toEqual([])
  })

  test.each([
    ['10009', 40.726, -73.978],
    ['10118', 40.748, -73.986],
    ['11215', 40.667, -73.986],
    ['10314', 40.6, -74.166],
    ['11954', 41.048, -71.946],
  ])('have the right coordinates: %s', (zip, lat, lng) => {
    const record = zips.zips.find((candidate) => candidate.zip === zip)
    expect(record?.lat).toBeCloseTo(lat, 1.5)
    expect(record?.lng).toBeCloseTo(lng, 1.5)
  })

  test('include zip codes of single buildings with many doctors, such as 26 Court Street', () => {
    const findZip = (zip: string) => zips.zips.find((candidate) => candidate.zip === zip)
    expect(['10055', '10118', '10123', '10179', '11241', '11242', '11243'].map((zip) => findZip(zip)?.borough)).toEqual(
      [...['Manhattan', 'Manhattan', 'Manhattan', 'Manhattan', 'Brooklyn', 'Brooklyn', 'Brooklyn']],
    )
  })

  test('have the borough that their first three digits stand for, if these stand for one', () => {
    for (const { zip, borough } of zips.zips) {
      const region = getAddressRegion(zip)
      expect([null, borough === 'Long Island' ? 'the Hamptons' : borough], zip).toContain(region)
    }
  })

  test('are stored with their data sources', () => {
    expect(zips.sources.join(' ')).toMatch(/Census Bureau/)
  })
})

describe('the zip code schema', () => {
  const validZip = { zip: '10009', lat: 40.7264, lng: -73.9786, borough: 'Manhattan', name: 'East Village' }
  const validateZips = (...entries: object[]) =>
    zipsSchema.safeParse({ sources: ['x'], zips: entries }).error?.issues.map(({ message }) => message) ?? []

  test('accepts a valid table', () => {
    expect(validateZips(validZip, { ...validZip, zip: '10011' })).toEqual([])
  })

  test.each([
    ['with four digits', [{ ...validZip, zip: '1009' }], 'must be five digits'],
    ['with a point outside the region', [{ ...validZip, lat: 34.05 }], 'is outside the region'],
    ['with latitude and longitude swapped', [{ ...validZip, lat: -73.97, lng: 40.72 }], 'is outside the region'],
  ])('rejects an entry %s', (_, entries, message) => {
    expect(validateZips(...entries)).toContain(message)
  })
})
