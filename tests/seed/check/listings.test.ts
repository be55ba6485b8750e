import { describe, expect, test } from 'vitest'
import { checkPhysiciansPhonesAndRatings } from '../../../seed/check/listings.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

type Clinic = SeedFiles['clinics'][number]
type Providers = NonNullable<Clinic['providers']>

const createProvider = (license: Providers[number]['license'], role?: string) => ({
  name: 'Ida Voss',
  license,
  ...(role ? { role } : {}),
})

/** Returns the issues of a directory that has only one listing. */
function checkListing(listing: Partial<Clinic>) {
  const clinic: Clinic = { ...getElement(sampleFiles.clinics, 0), name: 'Linden Skin', prices: [], ...listing }
  return checkPhysiciansPhonesAndRatings({ ...sampleFiles, clinics: [clinic] })
}

test('the sample passes the check of listings', () => {
  expect(checkPhysiciansPhonesAndRatings(sampleFiles)).toEqual([])
})

test.each<[services: string[], providers: Providers]>([
  [['botox', 'fillers'], [createProvider('MD')]],
  [['botox'], [createProvider('NP', 'Injector'), createProvider('DO', 'Owner')]],
  [['hydrofacials', 'microdermabrasion', 'laser-hair-removal'], [createProvider('esthetician', 'Owner')]],
  [['hydrofacials'], []],
])('%j by %j is accepted', (services, providers) => {
  expect(checkListing({ services, providers })).toEqual([])
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
])('%s is reported if the providers of the listing include no MD or DO', (service) => {
  const message = `Linden Skin offers ${service}, which is medicine, but lists no MD or DO`
  const issue = { file: getElement(sampleFiles.clinics, 0).file, path: 'providers', message, warning: true }
  expect(checkListing({ services: ['hydrofacials', service], providers: [createProvider('esthetician')] })).toEqual([
    issue,
  ])
  expect(checkListing({ services: ['hydrofacials', service], providers: [] })).toEqual([issue])
})

test('a verified listing must have a phone number', () => {
  const listing = { verified: true, phone: undefined }
  expect(checkListing(listing).map(({ message }) => message)).toEqual([
    'Linden Skin is marked as verified but has no phone number',
  ])
  expect(checkListing({ ...listing, verified: false })).toEqual([])
  expect(checkListing({ ...listing, phone: '+12125550104' })).toEqual([])
})

test('a listing that does not state its providers may offer any service', () => {
  expect(checkListing({ services: ['botox'], providers: undefined })).toEqual([])
})

describe('in a directory of real clinics', () => {
  const checkRealListing = (listing: Partial<Clinic>) =>
    checkPhysiciansPhonesAndRatings({
      ...sampleFiles,
      site: { ...sampleFiles.site, sample: false },
      clinics: [
        { ...getElement(sampleFiles.clinics, 0), prices: [], phone: '+12125557788', rating: undefined, ...listing },
      ],
    }).map(({ path }) => path)

  // §D4.55
  test('a phone number reserved for fiction is rejected', () => {
    expect(checkRealListing({})).toEqual([])
    expect(checkRealListing({ phone: '+12125550104' })).toEqual(['phone'])
  })

  // §D4.53
  test('a rating needs a number of reviews and a source', () => {
    expect(checkRealListing({ rating: 4.5, reviewCount: 12, ratingSource: 'Google, October 2026' })).toEqual([])
    expect(checkRealListing({ rating: 4.5, reviewCount: 12 })).toEqual(['rating'])
    expect(checkRealListing({ rating: 4.5, reviewCount: undefined, ratingSource: 'Google' })).toEqual(['rating'])
  })
})
