import { describe, expect, test } from 'vitest'
import { checkListings } from '../../../seed/check/listings.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { entry, seed } from '../tools/seed-issues.ts'

type Clinic = SeedFiles['clinics'][number]
type People = NonNullable<Clinic['providers']>

const person = (license: People[number]['license'], role?: string) => ({
  name: 'Ida Voss',
  license,
  ...(role ? { role } : {}),
})

/** Returns the issues of a directory with only this listing. */
function issuesOf(listing: Partial<Clinic>) {
  const clinic: Clinic = { ...entry(seed.clinics, 0), name: 'Linden Skin', prices: [], ...listing }
  return checkListings({ ...seed, clinics: [clinic] })
}

test('the sample passes the check of listings', () => {
  expect(checkListings(seed)).toEqual([])
})

test.each<[services: string[], people: People]>([
  [['botox', 'fillers'], [person('MD')]],
  [['botox'], [person('NP', 'Injector'), person('DO', 'Owner')]],
  [['hydrofacials', 'microdermabrasion', 'laser-hair-removal'], [person('esthetician', 'Owner')]],
  [['hydrofacials'], []],
])('%j by %j is accepted', (services, providers) => {
  expect(issuesOf({ services, providers })).toEqual([])
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
  const issue = { file: entry(seed.clinics, 0).file, path: 'providers', message, warning: true }
  expect(issuesOf({ services: ['hydrofacials', service], providers: [person('esthetician')] })).toEqual([issue])
  expect(issuesOf({ services: ['hydrofacials', service], providers: [] })).toEqual([issue])
})

test('a verified listing must have a phone number', () => {
  const listing = { verified: true, phone: undefined }
  expect(issuesOf(listing).map(({ message }) => message)).toEqual([
    'Linden Skin is marked as verified but has no phone number',
  ])
  expect(issuesOf({ ...listing, verified: false })).toEqual([])
  expect(issuesOf({ ...listing, phone: '+12125550104' })).toEqual([])
})

test('a listing without providers may offer any service', () => {
  expect(issuesOf({ services: ['botox'], providers: undefined })).toEqual([])
})

describe('in a directory of real clinics', () => {
  const issuesOfReal = (listing: Partial<Clinic>) =>
    checkListings({
      ...seed,
      site: { ...seed.site, sample: false },
      clinics: [{ ...entry(seed.clinics, 0), prices: [], phone: '+12125557788', rating: undefined, ...listing }],
    }).map(({ path }) => path)

  test('a phone number reserved for fiction is rejected', () => {
    expect(issuesOfReal({})).toEqual([])
    expect(issuesOfReal({ phone: '+12125550104' })).toEqual(['phone'])
  })

  test('a rating needs a number of reviews and a source', () => {
    expect(issuesOfReal({ rating: 4.5, reviewCount: 12, ratingSource: 'Google, October 2026' })).toEqual([])
    expect(issuesOfReal({ rating: 4.5, reviewCount: 12 })).toEqual(['rating'])
    expect(issuesOfReal({ rating: 4.5, reviewCount: undefined, ratingSource: 'Google' })).toEqual(['rating'])
  })
})
