import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { planClinics } from '../../../seed/plan/clinics.ts'
import { Rows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { validLocations } from '../../../src/domain/area.ts'
import { compareRecommended } from '../../../src/domain/clinic.ts'
import { entry } from '../seed-faults.ts'
import { seedFiles } from '../seed-folder.ts'

const seed = seedFiles()

/** The rows of the clinics, by id. */
function plan(files: SeedFiles) {
  const rows = new Rows()
  planClinics(files, rows, new Map())
  return { rows, clinics: new Map(rows.of(t.clinics).map((clinic) => [clinic.id, clinic])) }
}

/** The same after a change, of the first eight alone, because every clinic has its pictures drawn. */
function planEight(change: (files: SeedFiles) => void) {
  const files = structuredClone(seed)
  files.clinics.splice(8)
  change(files)
  return plan(files)
}

/** Ids of the home page's clinics in order. */
const onHome = ({ rows }: { rows: Rows }) =>
  rows
    .of(t.clinics)
    .filter((clinic) => typeof clinic.homePosition === 'number')
    .toSorted((a, b) => (a.homePosition ?? 0) - (b.homePosition ?? 0))
    .map((clinic) => [clinic.homePosition, clinic.id])

const asFiled = plan(seed)

/** The clinics that may stand on the home page, in the order of the lists. */
const choiceOf = (clinics: SeedFiles['clinics']) =>
  clinics
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .toSorted(compareRecommended)
    .filter((clinic) => clinic.featured || clinic.rating >= 4.8)

// §9.59
test('the home page has the first three that are featured or rated 4.8 and higher, in the order of the lists', () => {
  const choice = choiceOf(seed.clinics)
  expect(choice.length).toBeGreaterThan(3)
  expect(onHome(asFiled)).toEqual(choice.slice(0, 3).map((clinic, index) => [index + 1, clinic.id]))
})

test('one that closes makes room for the next', () => {
  const [first, second, third, fourth] = choiceOf(seed.clinics.slice(0, 8)).map((clinic) => clinic.id)
  const after = planEight(({ clinics }) => {
    for (const clinic of clinics) if (clinic.id === first) clinic.status = { kind: 'closed', on: '2026-11-01' }
  })
  expect(fourth).toBeDefined()
  expect(onHome(after)).toEqual([
    [1, second],
    [2, third],
    [3, fourth],
  ])
})

test('without a featured one, those rated 4.8 and higher are on it, and with too few there are fewer than three', () => {
  const after = planEight(({ clinics }) => {
    for (const clinic of clinics) Object.assign(clinic, { featured: false, rating: 4.7 })
    entry(clinics, 7).rating = 4.8
  })
  expect(onHome(after)).toEqual([[1, entry(seed.clinics, 7).id]])
})

// §3.2
test('the page of a clinic stands under its own area first, and under all that its address puts it in', () => {
  for (const clinic of seed.clinics) {
    const areas = asFiled.clinics.get(clinic.id)?.areas
    expect(areas?.[0]).toBe(clinic.location)
    expect(areas).toEqual(validLocations(clinic))
  }
})

test('a clinic without a slug lives under its id', () => {
  const without = seed.clinics.filter((clinic) => clinic.slug === undefined)
  expect(without.length).toBeGreaterThan(0)
  for (const { id } of without) expect(asFiled.clinics.get(id)).toMatchObject({ slug: null, segment: id })
})

test('every former slug leads to the clinic that had it', () => {
  const former = seed.clinics.flatMap(({ id, previousSlugs }) => previousSlugs.map((slug) => ({ slug, clinicId: id })))
  expect(former.length).toBeGreaterThan(0)
  expect(asFiled.rows.of(t.clinicSlugs)).toEqual(former)
})

// §3.9
test("a telephone number is the clinic's own, else the one looked up by id, else none", () => {
  const own = entry(seed.clinics, 0)
  const { clinics } = asFiled
  expect(planEight(({ phones }) => (phones[own.id] = '(212) 555-0199')).clinics.get(own.id)?.phone).toBe(own.phone)
  for (const [id, phone] of Object.entries(seed.phones)) {
    expect(seed.clinics.find((clinic) => clinic.id === id)?.phone).toBeUndefined()
    expect(clinics.get(id)?.phone).toBe(phone)
  }
  const silent = seed.clinics.filter((clinic) => !clinic.phone && !seed.phones[clinic.id])
  expect(silent.length).toBeGreaterThan(0)
  for (const { id } of silent) expect(clinics.get(id)?.phone).toBeNull()
})

test('an excerpt is the beginning of the description, in at most 160 characters', () => {
  for (const { excerpt, description } of asFiled.rows.of(t.clinics)) {
    expect(excerpt.length).toBeLessThanOrEqual(160)
    expect(description.startsWith(excerpt.replace(/…$/, ''))).toBe(true)
  }
})

// §3.8, §D4.40
test('the default point of a clinic without coordinates is drawn and not stored', () => {
  const unplaced = seed.clinics.filter((clinic) => !clinic.coordinates)
  expect(unplaced.length).toBeGreaterThan(0)
  for (const { id } of unplaced) {
    const row = asFiled.clinics.get(id)
    expect(row).toMatchObject({ lat: null, lng: null })
    expect(asFiled.rows.of(t.pictures).map((picture) => picture.name)).toContain(row?.map)
  }
})

test('what is not said is stored as not known', () => {
  const { clinics } = planEight((files) => {
    const { id, name, description, address, location, services, featured, verified, rating, reviewCount } = entry(
      files.clinics,
      0,
    )
    const bare = {
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

test('a service is named as it is listed, and says whether it has a guide', () => {
  const all = asFiled.rows.of(t.clinics).flatMap((clinic) => clinic.services)
  const named = (slug: string) => all.find((service) => service.slug === slug)
  expect(named('coolsculpting')).toEqual({ slug: 'coolsculpting', name: 'CoolSculpting', guide: true })
  expect(named('iv-therapy')).toEqual({ slug: 'iv-therapy', name: 'IV Therapy', guide: false })
})
