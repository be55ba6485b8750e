import fc from 'fast-check'
import { type ClinicFile, orderKeys } from '../../../scripts/import/clinic-file.ts'
import type { Directory } from '../../../scripts/import/directory.ts'
import { isEmptyCell } from '../../../scripts/import/files/columns.ts'
import { readAddress } from '../../../scripts/import/places/addresses.ts'
import { cleanName } from '../../../scripts/import/values/names.ts'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import { assignClinicAreas, REGION_OF_AREA } from '../../../seed/plan/clinic-areas.ts'
import { getAddressRegion } from '../../../src/domain/clinic/address.ts'
import { BY_APPOINTMENT } from '../../../src/domain/clinic/hours.ts'
import { LICENSES } from '../../../src/domain/list/facets.ts'
import { PRICE_UNITS } from '../../../src/domain/price.ts'
import { toSlug } from '../../../src/domain/slug.ts'
import { TODAY } from './test-directory.ts'

/** Generates text without surrounding or double spaces, and without a leading `'`, which marks text in spreadsheets. */
const createTextArbitrary = (maxLength: number) =>
  fc
    .string({
      unit: fc.oneof(fc.constantFrom(...' ,;"=&-'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
      maxLength,
    })
    .map((value) =>
      value
        .replace(/\p{Cc}|\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .replace(/^['\s]+|\s+$/g, '')
        .normalize(),
    )
    .filter((value) => !isEmptyCell(value, 'description') && value.length <= maxLength)

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date(TODAY), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5}){0,2}$/)
const timeOfDay = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0'))
  return `${hour}:${minute}`
})
const timeRange = fc.tuple(timeOfDay, timeOfDay).map(([from, to]) => (from === to ? '00:00-00:00' : `${from}-${to}`))
const dayHours = fc.option(fc.oneof({ weight: 5, arbitrary: timeRange }, fc.constant(BY_APPOINTMENT)))
const dollars = fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100)

function createAddressArbitrary({ zips }: Directory) {
  const street = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom('West 57th Street', 'Park Avenue', 'Broadway', 'St. Marks Place', 'Avenue A', "King's Highway"),
    fc.constantFrom('', ', Suite 200', ', 3rd Floor', ', Floor 2', ', #4'),
  )
  return fc.tuple(street, fc.constantFrom(...zips.keys())).map(([[number, name, suite], zip]) => {
    const reading = readAddress({ street: `${number} ${name}${suite}`, zip }, zips)
    return reading && 'value' in reading ? reading.value : ''
  })
}

const SERVICES = ['botox', 'fillers', 'prp', 'iv-therapy', 'lip-fillers', 'chemical-peels']

/** Generates clinics as the import writes them: a field that is false by default is either true or omitted. */
export function createClinicArbitrary(directory: Directory): fc.Arbitrary<ClinicFile> {
  const optionalFields = {
    description: createTextArbitrary(300),
    location: fc.constantFrom(...SPECIFIED_AREAS.map(({ slug }) => slug)),
    services: fc.subarray(SERVICES, { minLength: 1 }),
    featured: fc.constant(true),
    verified: fc.constant(true),
    byAppointment: fc.constant(true),
    stepFree: fc.boolean(),
    phone: fc.integer({ min: 2_002_000, max: 9_999_999 }).map((number) => `+1212${number}`),
    website: fc.constantFrom('https://example.com', 'http://www.example.com/a?b=c&d'),
    email: fc.constantFrom('hello@example.com', 'a.b+c@example.org'),
    hours: fc
      .record({
        mon: dayHours,
        tue: dayHours,
        wed: dayHours,
        thu: dayHours,
        fri: dayHours,
        sat: dayHours,
        sun: dayHours,
      })
      .filter((week) => Object.values(week).some((hours) => hours !== null)),
    languages: fc.subarray(['English', 'Spanish', 'Haitian Creole', 'Twi; Fante', 'Tok "Pisin"'], { minLength: 1 }),
    providers: fc.array(provider, { minLength: 1, maxLength: 3 }),
    // A device without Latin letters and digits is rejected.
    devices: fc.uniqueArray(
      createTextArbitrary(30).filter((name) => toSlug(name) !== ''),
      { minLength: 1, maxLength: 3 },
    ),
    skinTypes: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
    opened: fc.integer({ min: 1900, max: 2026 }),
    prices: fc.array(price, { minLength: 1, maxLength: 3 }),
    lastChecked: date,
    status: fc.oneof(
      fc.record({ kind: fc.constant('closed' as const), on: date }),
      fc.record({ kind: fc.constant('moved' as const), on: date, from: createAddressArbitrary(directory) }),
    ),
    ratingFields: fc.record({
      rating: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
      reviewCount: fc.nat(),
      ratingSource: createTextArbitrary(20),
    }),
    slugFields: fc.record({ slug: slug.map((end) => `page-${end}`), previousSlugs: fc.constant(['former']) }),
  }
  const requiredFields = {
    // An id such as 'na' would count as an empty cell, and a number as an id of another list.
    id: slug.filter((id) => !isEmptyCell(id, 'id') && /[a-z]/.test(id)),
    name: createTextArbitrary(100)
      .map(cleanName)
      .filter((name) => !isEmptyCell(name, 'name')),
    address: createAddressArbitrary(directory),
  }
  return fc
    .record({ ...requiredFields, ...optionalFields }, { requiredKeys: ['id', 'name', 'address'] })
    .map(({ ratingFields, slugFields, ...otherFields }) => {
      const zip = directory.zips.get(otherFields.address.slice(-5))
      const coordinates = { lat: (zip?.lat ?? 0) + 0.001, lng: zip?.lng ?? 0 }
      const slugs = slugFields && {
        slug: `${slugFields.slug}-${otherFields.id}`,
        previousSlugs: [`former-${otherFields.id}`],
      }
      return orderKeys(makeValid({ ...otherFields, ...ratingFields, ...slugs, coordinates }, directory))
    })
}

/** Corrects values that the seed's checks would report, and omits an area that follows from the address. */
function makeValid({ location, verified, ...clinic }: ClinicFile, { referenceData, zips }: Directory): ClinicFile {
  const isInRegion = location && REGION_OF_AREA.get(location) === getAddressRegion(clinic.address)
  const isDerived = location === assignClinicAreas({ address: clinic.address }, referenceData.areas, zips).location
  return {
    ...clinic,
    ...(isInRegion && !isDerived && { location }),
    ...(clinic.phone && { verified }),
    ...(clinic.prices && { services: SERVICES }),
    ...(clinic.providers && { providers: [...clinic.providers, { name: 'Ida Voss', license: 'MD' }] }),
  }
}

const provider = fc.record(
  {
    name: fc.constantFrom('Jane Doe', 'Ana-María O’Neill', 'Lee, Ann', 'Bo "Jack" Kay; Jr.'),
    license: fc.constantFrom(...LICENSES),
    number: fc.constantFrom('F123456', '12-34', '12 3456', 'NY/123', 'three'),
    role: fc.oneof(
      createTextArbitrary(30),
      fc.constantFrom('MD', 'Dr. Roe’s aide', 'PhD', 'Ph. D.', 'Esq.', 'BSN', 'Injector (face)'),
    ),
  },
  { requiredKeys: ['name', 'license'] },
)

const price = fc
  .record({
    service: fc.constantFrom(...SERVICES),
    label: createTextArbitrary(30),
    unit: fc.constantFrom(...PRICE_UNITS),
    amounts: fc.tuple(dollars, dollars),
    asOf: date,
  })
  .map(({ amounts: [a, b], asOf, ...price }) => ({ ...price, min: Math.min(a, b), max: Math.max(a, b), asOf }))
