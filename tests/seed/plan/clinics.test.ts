import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { placeClinic } from '../../../seed/plan/clinic-areas.ts'
import { planClinics, toPlannedClinics } from '../../../seed/plan/clinics.ts'
import { Rows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { ALL } from '../../../src/domain/catalog.ts'
import { compareRecommended } from '../../../src/domain/clinic/clinic.ts'
import { entry } from '../tools/seed-faults.ts'
import { seedFiles } from '../tools/seed-folder.ts'

const seed = seedFiles()

function plan(files: SeedFiles) {
  const rows = new Rows()
  planClinics(files, rows, new Map())
  return { rows, clinics: new Map(rows.of(t.clinics).map((clinic) => [clinic.id, clinic])) }
}

/** Plans the first eight clinics after a change; drawing the pictures of all would be slow. */
function planEight(change: (files: SeedFiles) => void) {
  const files = structuredClone(seed)
  files.clinics.splice(8)
  change(files)
  return plan(files)
}

const homePositions = ({ rows }: { rows: Rows }) =>
  rows
    .of(t.clinics)
    .filter((clinic) => typeof clinic.homePosition === 'number')
    .toSorted((a, b) => (a.homePosition ?? 0) - (b.homePosition ?? 0))
    .map((clinic) => [clinic.homePosition, clinic.id])

const asFiled = plan(seed)

const homeCandidates = (clinics: SeedFiles['clinics']) =>
  toPlannedClinics({ ...seed, clinics })
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .toSorted(compareRecommended)
    .filter((clinic) => clinic.featured || (clinic.rating ?? 0) >= 4.8)

// §9.59
test('the home page has the first three clinics that are featured or rated 4.8 or higher, in recommended order', () => {
  const choice = homeCandidates(seed.clinics)
  expect(choice.length).toBeGreaterThan(3)
  expect(homePositions(asFiled)).toEqual(choice.slice(0, 3).map((clinic, index) => [index + 1, clinic.id]))
})

test('a clinic that closes is replaced by the next', () => {
  const [first, second, third, fourth] = homeCandidates(seed.clinics.slice(0, 8)).map((clinic) => clinic.id)
  const after = planEight(({ clinics }) => {
    for (const clinic of clinics) if (clinic.id === first) clinic.status = { kind: 'closed', on: '2026-11-01' }
  })
  expect(fourth).toBeDefined()
  expect(homePositions(after)).toEqual([
    [1, second],
    [2, third],
    [3, fourth],
  ])
})

test('without featured clinics, only those rated 4.8 or higher are on the home page, even if fewer than three', () => {
  const after = planEight(({ clinics }) => {
    for (const clinic of clinics) Object.assign(clinic, { featured: false, rating: 4.7 })
    entry(clinics, 7).rating = 4.8
  })
  expect(homePositions(after)).toEqual([[1, entry(seed.clinics, 7).id]])
})

// §3.2
test("a clinic's own area comes first, followed by the others of its address", () => {
  for (const clinic of seed.clinics) {
    const row = asFiled.clinics.get(clinic.id)
    expect(row?.areas[0]).toBe(row?.location)
    if (clinic.location) expect(row?.location).toBe(clinic.location)
  }
})

test('an area in another borough than the zip code lists a clinic only if its file says so', () => {
  const address = '655 Flushing Avenue, Brooklyn, NY 11206'
  const areasOf = (location: string | undefined) => {
    const { clinics } = planEight(({ clinics }) => Object.assign(entry(clinics, 0), { address, location }))
    return clinics.get(entry(seed.clinics, 0).id)?.areas
  }
  expect(areasOf(undefined)).toEqual(['williamsburg', 'brooklyn'])
  expect(areasOf('brooklyn')).toEqual(['brooklyn'])
  expect(areasOf('flushing')).toEqual(['flushing', 'brooklyn'])
})

describe('the zip code puts a clinic into its neighborhood and borough', () => {
  const zips = new Map(seed.zips.zips.map((zip) => [zip.zip, zip]))
  const place = (address: string, location?: string) => placeClinic({ address, location }, seed.areas, zips)

  test.each([
    ['88 Greene Street, New York, NY 10012', 'soho', ['soho', 'manhattan']],
    ['5 East 57th Street, New York, NY 10022', 'midtown', ['midtown', 'manhattan']],
    ['41 East 78th Street, New York, NY 10075', 'upper-east-side', ['upper-east-side', 'manhattan']],
    ['154 Bedford Avenue, Brooklyn, NY 11249', 'williamsburg', ['williamsburg', 'brooklyn']],
    ['37-20 82nd Street, Jackson Heights, NY 11372', 'queens', ['queens']],
    ['1 Jobs Lane, Quogue, NY 11959', 'the-hamptons', ['the-hamptons']],
    ['12 Grand Concourse, Bronx, NY 10451', 'the-bronx', ['the-bronx']],
    ['12 Main Street, Riverhead, NY 11901', 'long-island', ['long-island']],
  ])('%s is in %s', (address, location, areas) => {
    expect(place(address)).toEqual({ location, areas: expect.arrayContaining(areas) })
    expect(place(address).areas).toHaveLength(areas.length)
  })

  test('unless the listing states another area, or the address names one', () => {
    expect(place('154 Bedford Avenue, Brooklyn, NY 11249', 'brooklyn').areas).toEqual(['brooklyn'])
    expect(place('88 Laight Street, Tribeca, New York, NY 10013').areas).toEqual(['tribeca', 'manhattan'])
  })

  test('also in an area that the owner adds', () => {
    const bronx = { slug: 'the-bronx', name: 'The Bronx' }
    const slope = { slug: 'slope', name: 'The Slope', zips: ['11215'] }
    const areas = [...seed.areas, bronx, slope]
    expect(placeClinic({ address: '12 Grand Concourse, Bronx, NY 10451' }, areas, zips).areas).toEqual(['the-bronx'])
    expect(placeClinic({ address: '186 7th Avenue, Brooklyn, NY 11215' }, areas, zips).areas).toEqual([
      'slope',
      'brooklyn',
    ])
  })
})

test('a clinic outside all areas has an address below its borough and is listed city-wide only', () => {
  const { rows, clinics } = planEight(({ clinics }) =>
    Object.assign(entry(clinics, 0), { address: '12 Grand Concourse, The Bronx, NY 10451', location: undefined }),
  )
  const { id } = entry(seed.clinics, 0)
  expect(clinics.get(id)).toMatchObject({ location: 'the-bronx', areas: ['the-bronx'] })
  expect(new Set(rows.of(t.listings).flatMap((row) => (row.clinicId === id ? row.area : [])))).toEqual(new Set([ALL]))
})

test('a clinic without a slug uses its id', () => {
  const without = seed.clinics.filter((clinic) => clinic.slug === undefined)
  expect(without.length).toBeGreaterThan(0)
  for (const { id } of without) expect(asFiled.clinics.get(id)).toMatchObject({ slug: null, segment: id })
})

test('every former slug belongs to its clinic', () => {
  const former = seed.clinics.flatMap(({ id, previousSlugs }) => previousSlugs.map((slug) => ({ slug, clinicId: id })))
  expect(former.length).toBeGreaterThan(0)
  expect(asFiled.rows.of(t.clinicSlugs)).toEqual(former)
})

// §3.9
test('a clinic without a phone number has none', () => {
  for (const { id, phone } of seed.clinics) expect(asFiled.clinics.get(id)?.phone).toBe(phone ?? null)
  expect(seed.clinics.some(({ phone }) => phone === undefined)).toBe(true)
})

test('an excerpt is the start of the description, in at most 120 characters', () => {
  for (const { excerpt, description } of asFiled.rows.of(t.clinics)) {
    expect(excerpt.length).toBeLessThanOrEqual(120)
    expect(description.startsWith(excerpt.replace(/…$/, ''))).toBe(true)
  }
})

// §3.8, §D4.40
test('the default point of a clinic without coordinates is drawn but not stored', () => {
  const unplaced = seed.clinics.filter((clinic) => !clinic.coordinates)
  expect(unplaced.length).toBeGreaterThan(0)
  for (const { id } of unplaced) {
    const row = asFiled.clinics.get(id)
    expect(row).toMatchObject({ lat: null, lng: null })
    expect(asFiled.rows.of(t.pictures).map((picture) => picture.name)).toContain(row?.map)
  }
})

test('missing values are stored as null, false or empty', () => {
  const { clinics } = planEight((files) => {
    const { id, name, description, address, location, services, featured, verified, rating, reviewCount } = entry(
      files.clinics,
      0,
    )
    const bare = {
      file: 'data/clinics/bare.json',
      id,
      previousSlugs: [],
      name,
      description,
      address,
      location,
      services,
      featured,
      verified,
      rating,
      reviewCount,
    }
    files.clinics[0] = bare
  })
  expect(clinics.get(entry(seed.clinics, 0).id)).toMatchObject({
    ...{
      slug: null,
      lat: null,
      lng: null,
      phone: null,
      hours: null,
      stepFree: null,
      openedYear: null,
      lastChecked: null,
    },
    ...{ status: null, byAppointment: false, languages: [], providers: [] },
  })
})

test('a service has its listed name and whether it has a guide', () => {
  const all = asFiled.rows.of(t.clinics).flatMap((clinic) => clinic.services)
  const named = (slug: string) => all.find((service) => service.slug === slug)
  expect(named('coolsculpting')).toEqual({ slug: 'coolsculpting', name: 'CoolSculpting', guide: true })
  expect(named('iv-therapy')).toEqual({ slug: 'iv-therapy', name: 'IV Therapy', guide: false })
})
