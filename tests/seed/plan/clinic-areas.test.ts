import { describe, expect, test } from 'vitest'
import { drawCardMap } from '../../../seed/draw/card-map.ts'
import { assignClinicAreas } from '../../../seed/plan/clinic-areas.ts'
import * as t from '../../../src/db/schema.ts'
import { WILDCARD } from '../../../src/domain/catalog.ts'
import { getElement } from '../tools/seed-issues.ts'
import { planEightClinics, sampleFiles, samplePlan } from './clinic-plan.ts'

// §3.2
test("a clinic's location comes first in its list of areas, and is the area that its file states, if any", () => {
  for (const clinic of sampleFiles.clinics) {
    const row = samplePlan.clinics.get(clinic.id)
    expect(row?.areas[0]).toBe(row?.location)
    if (clinic.location) expect(row?.location).toBe(clinic.location)
  }
  expect([...samplePlan.clinics.values()].filter(({ areas }) => areas.length > 1).length).toBeGreaterThan(20)
})

// §7.8, §9.17, §9.52
test("an area outside the borough of the zip code lists a clinic only if the clinic's file names that area", () => {
  const address = '655 Flushing Avenue, Brooklyn, NY 11206'
  const planAreasWithLocation = (location: string | undefined) => {
    const { clinics } = planEightClinics(({ clinics }) => Object.assign(getElement(clinics, 0), { address, location }))
    return clinics.get(getElement(sampleFiles.clinics, 0).id)?.areas
  }
  expect(planAreasWithLocation(undefined)).toEqual(['williamsburg', 'brooklyn'])
  expect(planAreasWithLocation('brooklyn')).toEqual(['brooklyn'])
  expect(planAreasWithLocation('flushing')).toEqual(['flushing', 'brooklyn'])
})

describe("the zip code determines a clinic's neighborhood and borough", () => {
  const zips = new Map(sampleFiles.zips.zips.map((zip) => [zip.zip, zip]))
  const assignAreas = (address: string, location?: string) =>
    assignClinicAreas({ address, location }, sampleFiles.areas, zips)

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
    expect(assignAreas(address)).toEqual({ location, areas: expect.arrayContaining(areas) })
    expect(assignAreas(address).areas).toHaveLength(areas.length)
  })

  test('an area that the listing states or the address names takes precedence over the zip code', () => {
    expect(assignAreas('154 Bedford Avenue, Brooklyn, NY 11249', 'brooklyn').areas).toEqual(['brooklyn'])
    expect(assignAreas('88 Laight Street, Tribeca, New York, NY 10013').areas).toEqual(['tribeca', 'manhattan'])
  })

  test.each([
    ['in its zip codes', { slug: 'slope', name: 'The Slope', zips: ['11215'] }],
    ['in the neighborhood of its name', { slug: 'slope', name: 'Park Slope' }],
  ])('a new area contains the clinics %s', (_, area) => {
    const areas = [...sampleFiles.areas, area]
    expect(assignClinicAreas({ address: '186 7th Avenue, Brooklyn, NY 11215' }, areas, zips).areas).toEqual([
      'slope',
      'brooklyn',
    ])
  })
})

test.each([
  ['the zip code', '200 Eighth Avenue, New York, NY 10011', undefined, ['manhattan/chelsea']],
  ['the zip code', '2100 Broadway, New York, NY 10025', undefined, ['manhattan/upper-west-side']],
  ['the address, not the zip code', '2100 Broadway, Chelsea, New York, NY 10025', undefined, ['manhattan/chelsea']],
  ['no sub-area that is an area', '88 Laight Street, New York, NY 10013', 'tribeca', []],
  ['the address', '10-10 44th Avenue, Long Island City, NY 11101', undefined, ['queens/long-island-city']],
])('the sub-areas of a clinic come from %s: %s', (_, address, location, subAreas) => {
  const { rows } = planEightClinics(({ clinics }) => Object.assign(getElement(clinics, 0), { address, location }))
  const { id } = getElement(sampleFiles.clinics, 0)
  const lists = rows.of(t.listings).filter((row) => row.clinicId === id && row.service === WILDCARD)
  expect(lists.map(({ area }) => area).filter((area) => area.includes('/'))).toEqual(subAreas)
})

// §2.177
test('a clinic outside all areas has its borough in the URL and is listed city-wide only', () => {
  const { rows, clinics } = planEightClinics(({ clinics }) =>
    Object.assign(getElement(clinics, 0), { address: '12 Grand Concourse, The Bronx, NY 10451', location: undefined }),
  )
  const { id } = getElement(sampleFiles.clinics, 0)
  expect(clinics.get(id)).toMatchObject({ location: 'the-bronx', areas: ['the-bronx'] })
  expect(new Set(rows.of(t.listings).flatMap((row) => (row.clinicId === id ? row.area : [])))).toEqual(
    new Set([WILDCARD]),
  )
})

// §3.8, §D4.40
test('the default point of a clinic without coordinates is drawn on the map but not stored', () => {
  const clinicsWithoutCoordinates = sampleFiles.clinics.filter((clinic) => !clinic.coordinates)
  expect(clinicsWithoutCoordinates.length).toBeGreaterThan(0)
  // The default point (40.7465, -73.953), rounded to the grid of the clinics' maps.
  const defaultMap = drawCardMap({ center: { lat: 40.746, lng: -73.952 }, hasApproximateCenter: true })
  const mapsByName = new Map(samplePlan.rows.of(t.pictures).map(({ name, body }) => [name, body]))
  for (const { id } of clinicsWithoutCoordinates) {
    const row = samplePlan.clinics.get(id)
    expect(row).toMatchObject({ lat: null, lng: null })
    expect(mapsByName.get(row?.map ?? '')).toBe(defaultMap)
  }
})
