import { expect, test } from 'vitest'
import { checkListings } from '../../../seed/check/listings.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { entry, seed } from '../seed-faults.ts'

type Clinic = SeedFiles['clinics'][number]
type People = NonNullable<Clinic['providers']>

const person = (licence: People[number]['licence'], role?: string) => ({
  name: 'Ida Voss',
  licence,
  ...(role ? { role } : {}),
})

/** Faults of a seed whose only listing is this one. */
function faultsOf(listing: Partial<Clinic>) {
  const clinic: Clinic = { ...entry(seed.clinics, 0), name: 'Linden Skin', prices: [], ...listing }
  return checkListings({ ...seed, clinics: [clinic] })
}

test('the listings of the seed have none', () => {
  expect(checkListings(seed)).toEqual([])
})

test.each<[services: string[], people: People]>([
  [['botox', 'fillers'], [person('MD')]],
  [['botox'], [person('NP', 'Injector'), person('DO', 'Owner')]],
  [['hydrofacials', 'microdermabrasion', 'laser-hair-removal'], [person('esthetician', 'Owner')]],
  [['hydrofacials'], []],
])('%j by %j is in order', (services, providers) => {
  expect(faultsOf({ services, providers })).toEqual([])
})

test.each([
  'botox',
  'lip-fillers',
  'kybella',
  'prp',
  'microneedling',
  'laser-resurfacing',
  'photofacials',
  'carbon-laser-facial',
  'tattoo-removal',
  'coolsculpting',
  'skin-tightening',
  'vaginal-rejuvenation',
  'weight-management',
  'iv-therapy',
])('%s is not offered by estheticians alone, nor where nobody is named', (service) => {
  const message = `Linden Skin offers ${service}, which is medicine, but lists no MD or DO`
  const fault = { file: 'data/clinics.json', path: '0.providers', message }
  expect(faultsOf({ services: ['hydrofacials', service], providers: [person('esthetician')] })).toEqual([fault])
  expect(faultsOf({ services: ['hydrofacials', service], providers: [] })).toEqual([fault])
})

test('a verified listing has a telephone, of its own or in the lookup by id', () => {
  const listing = { id: 'clinic-900', verified: true, phone: undefined }
  expect(faultsOf(listing).map(({ message }) => message)).toEqual([
    'Linden Skin is marked as verified but has no phone number',
  ])
  expect(faultsOf({ ...listing, verified: false })).toEqual([])
  expect(faultsOf({ ...listing, id: Object.keys(seed.phones)[0] ?? '' })).toEqual([])
})
