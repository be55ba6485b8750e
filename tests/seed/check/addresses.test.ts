import { expect, test } from 'vitest'
import { checkAddresses, checkLocations, checkZipCodes } from '../../../seed/check/addresses.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

type Clinic = (typeof sampleFiles.clinics)[number]

const createClinic = (changes: Partial<Clinic>): Clinic => ({
  ...getElement(sampleFiles.clinics, 0),
  file: 'data/clinics/linden.json',
  name: 'Linden Skin',
  coordinates: undefined,
  ...changes,
})

// §D3.18
test('the sample passes the check of addresses', () => {
  expect(checkAddresses(sampleFiles)).toEqual([])
})

// §D4.3
test("the sample's house numbers are 9000 or higher, or 900-00 or higher in Queens", () => {
  const addresses = sampleFiles.clinics.flatMap(({ address, status }) => [
    address,
    ...(status?.kind === 'moved' ? [status.from] : []),
  ])
  const pattern = /^(?:[^,\d]*, )?(?:(?:9\d{3}|18214) |9\d\d-\d\d .*, NY 11[134]\d\d$)/
  expect(addresses.filter((address) => !pattern.test(address))).toEqual([])
})

test.each([
  ['soho', '88 Greene Street, SoHo, New York, NY 10012'],
  ['brooklyn', '655 Flushing Avenue, Brooklyn, NY 11206'],
  ['the-hamptons', '12 Main Street, Sag Harbor, NY 11963'],
  ['queens', '258 Hillside Lane, Queens, NY 11004'],
  [undefined, '12 Grand Concourse, The Bronx, NY 10451'],
])('no issue is reported for the area %s and the address %j', (location, address) => {
  expect(checkLocations([createClinic({ location, address })])).toEqual([])
})

test.each([
  ['soho', '154 Bedford Avenue, Brooklyn, NY 11249', 'in Brooklyn'],
  ['queens', '12 Queens Boulevard, Queens, NY 12804', 'elsewhere'],
])('an area %s that contradicts the zip code of %j is reported with the zip code', (location, address, place) => {
  const zip = address.slice(-5)
  expect(checkLocations([createClinic({ location, address })])).toEqual([
    {
      file: 'data/clinics/linden.json',
      path: 'location',
      message: `Linden Skin is in '${location}', but zip code ${zip} is ${place}: correct one of them`,
      warning: true,
    },
  ])
})

test('a zip code outside the region is reported', () => {
  const { zips } = sampleFiles
  const issues = checkZipCodes({ zips, clinics: [createClinic({ address: '12 Main Street, Albany, NY 12207' })] })
  expect(issues.map(({ message }) => message)).toEqual([
    'zip code 12207 of Linden Skin is not in data/zips.json: correct it, or add it there',
  ])
})

test('coordinates far from the zip code are reported', () => {
  const address = '88 Greene Street, New York, NY 10012'
  const checkLatitude = (lat: number) =>
    checkZipCodes({ zips: sampleFiles.zips, clinics: [createClinic({ address, coordinates: { lat, lng: -73.998 } })] })
  expect(checkLatitude(40.726)).toEqual([])
  expect(checkLatitude(40.826).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Linden Skin is 6\.9 miles from zip code 10012/),
  ])
})
