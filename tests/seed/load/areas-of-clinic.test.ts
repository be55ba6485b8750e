import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findAreasOfClinic, isClinicInArea, SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'

const SLUGS = SPECIFIED_AREAS.map(({ slug }) => slug)

describe('findAreasOfClinic', () => {
  test.each([
    ['soho', '88 Greene Street, New York, NY 10012', ['soho', 'manhattan']],
    ['soho', '88 Greene Street, SoHo, New York, NY 10012', ['soho', 'manhattan']],
    ['williamsburg', '154 Bedford Avenue, Brooklyn, NY 11249', ['williamsburg', 'brooklyn']],
    ['brooklyn', '154 Bedford Avenue, Williamsburg, Brooklyn, NY 11249', ['brooklyn', 'williamsburg']],
    ['brooklyn', '12 Manhattan Avenue, Brooklyn, NY 11222', ['brooklyn', 'manhattan']],
    ['brooklyn', '12 Flushing Avenue, Brooklyn, NY 11205', ['brooklyn', 'flushing', 'queens']],
    ['brooklyn', '12 Court Street, Brooklyn, New York, NY 11201', ['brooklyn', 'manhattan']],
    ['queens', '31-10 Broadway, Astoria, NY 11106', ['queens']],
    ['queens', '136-20 38th Avenue, Flushing, NY 11354', ['queens', 'flushing']],
    ['flushing', '136-20 38th Avenue, Flushing, NY 11354', ['flushing', 'queens']],
    ['the-hamptons', '12 Main Street, Sag Harbor, NY 11963', ['the-hamptons']],
    ['hamptons', '12 Newtown Lane, East Hampton, NY 11937', ['the-hamptons']],
    ['Midtown', '12 East 52nd Street, Midtown, New York, NY 10022', ['midtown', 'manhattan']],
    ['chelsea', '12 West 22nd Street, New York, NY 10011', ['manhattan']],
    ['bronx', '12 Grand Concourse, Bronx, NY 10451', []],
  ])('a clinic with the location %j and the address %j is in %j', (location, address, areas) => {
    expect(findAreasOfClinic({ location, address }, SLUGS)).toEqual(areas)
  })

  test('an area added by the owner lists clinics by address and by location', () => {
    const areas = [...SLUGS, 'park-slope']
    const clinicWithAddress = { location: 'brooklyn', address: '12 Seventh Avenue, Park Slope, Brooklyn, NY 11217' }
    expect(findAreasOfClinic(clinicWithAddress, areas)).toEqual(['brooklyn', 'park-slope'])
    const clinicWithLocation = { location: 'park-slope', address: '12 Seventh Avenue, Brooklyn, NY 11217' }
    expect(findAreasOfClinic(clinicWithLocation, areas)).toEqual(['park-slope', 'brooklyn'])
  })

  const addresses = fc
    .array(
      fc.oneof(
        fc.constantFrom(...SPECIFIED_AREAS.map(({ name }) => name), 'New York, NY', 'Avenue', '10012', '11211'),
        fc.string(),
      ),
    )
    .map((fragments) => fragments.join(', '))

  // §D1.30
  test("starts with the clinic's own area, followed by the other areas in filter order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLUGS), addresses, (location, address) => {
        const [first, ...otherAreas] = findAreasOfClinic({ location, address }, SLUGS)
        expect(first).toBe(location)
        expect(otherAreas).toEqual(SLUGS.filter((slug) => otherAreas.includes(slug)))
        expect(otherAreas).not.toContain(location)
      }),
    )
  })

  test('ignores the case of the address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLUGS), fc.constantFrom(...SPECIFIED_AREAS), (location, { name }) => {
        const areas = findAreasOfClinic({ location, address: `12 Main Street, ${name}, New York, NY` }, SLUGS)
        const uppercaseAreas = findAreasOfClinic(
          { location, address: `12 MAIN STREET, ${name.toUpperCase()}, NEW YORK, NY` },
          SLUGS,
        )
        expect(uppercaseAreas).toEqual(areas)
      }),
    )
  })

  test('returns exactly the areas that isClinicInArea accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom<string>(...SLUGS, 'chelsea'), fc.string()),
        addresses,
        (location, address) => {
          const clinic = { location, address }
          const areas = SLUGS.filter((slug) => isClinicInArea(clinic, slug))
          expect([...findAreasOfClinic(clinic, SLUGS)].sort()).toEqual(areas.sort())
        },
      ),
    )
  })
})
