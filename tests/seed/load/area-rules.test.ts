import { describe, expect, test } from 'vitest'
import { isClinicInArea, SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'

const SLUGS = SPECIFIED_AREAS.map(({ slug }) => slug)

const findAreasByAddress = (address: string) =>
  SLUGS.filter((area) => isClinicInArea({ location: 'elsewhere', address }, area))

// §3.13
test('SPECIFIED_AREAS has the names and the order of the specification', () => {
  const names = ['Manhattan', 'Brooklyn', 'SoHo', 'Tribeca', 'Williamsburg', 'Midtown', 'Upper East Side']
  expect(SPECIFIED_AREAS.map(({ name }) => name)).toEqual([...names, 'The Hamptons', 'Flushing', 'Queens'])
})

describe('isClinicInArea', () => {
  // §7.9
  test.each(['upper-east-side', 'upper-west-side', 'midtown', 'soho', 'tribeca', 'chelsea'])(
    'Manhattan includes the location %s even without an address',
    (location) => {
      expect(isClinicInArea({ location, address: '' }, 'manhattan')).toBe(true)
    },
  )

  test('ignores the case of a location and resolves its alias', () => {
    expect(isClinicInArea({ location: 'Hamptons', address: '' }, 'the-hamptons')).toBe(true)
    expect(isClinicInArea({ location: 'SoHo', address: '' }, 'manhattan')).toBe(true)
  })

  // §7.7
  test.each(SLUGS)('a clinic with the location %s is in that area', (area) => {
    expect(isClinicInArea({ location: area, address: '' }, area)).toBe(true)
  })

  // §7.8
  test.each(SPECIFIED_AREAS)('a clinic is in $name if the address contains $name', ({ slug, name }) => {
    expect(isClinicInArea({ location: 'elsewhere', address: `12 Main Street, ${name}, NY` }, slug)).toBe(true)
  })

  test.each([
    ['williamsburg', 'upper-east-side'],
    ['williamsburg', 'manhattan'],
    ['brooklyn', 'williamsburg'],
    ['flushing', 'queens'],
  ] as const)('a clinic with the location %s and no address is not in %s', (location, area) => {
    expect(isClinicInArea({ location, address: '' }, area)).toBe(false)
  })

  // §9.28, §9.29, §9.30, §9.31, §9.32, §9.33, §9.34, §9.35, §9.36, §9.37, §9.38, §9.39, §9.40, §9.41
  test.each([
    ['Upper East Side', ['manhattan', 'upper-east-side']],
    ['SoHo', ['manhattan', 'soho']],
    ['Tribeca', ['manhattan', 'tribeca']],
    ['Midtown', ['manhattan', 'midtown']],
    ...[
      'Chelsea',
      'Upper West Side',
      'Lower East Side',
      'East Village',
      'West Village',
      'Flatiron',
      'Financial District',
      'Gramercy',
      "Hell's Kitchen",
      'Murray Hill',
    ].map((phrase) => [phrase, ['manhattan']]),
  ] as [string, string[]][])('an address with %s is in %j', (phrase, areas) => {
    expect(findAreasByAddress(`12 Main Street, ${phrase}, NY`)).toEqual(areas)
  })

  // §9.42, §9.43, §9.44, §9.45, §9.46, §9.47, §9.48, §9.49, §9.50, §9.51, §9.52, §9.53, §9.54, §9.55, §9.56
  test.each([
    ['Williamsburg', ['brooklyn', 'williamsburg']],
    ...['Southampton', 'East Hampton', 'Bridgehampton', 'Sag Harbor', 'Montauk'].map((phrase) => [
      phrase,
      ['the-hamptons'],
    ]),
    ...['Astoria', 'Forest Hills', 'Bayside', 'Long Island City'].map((phrase) => [phrase, ['queens']]),
    ...['St. Albans', 'Saint Albans', 'Rosedale'].map((phrase) => [phrase, ['queens']]),
    ['Flushing', ['flushing', 'queens']],
    ['Park Slope', []],
  ] as [string, string[]][])('an address with the keyword %s is in %j', (phrase, areas) => {
    expect(findAreasByAddress(`12 Main Street, ${phrase}, NY`)).toEqual(areas)
  })

  test.each([
    ['in any case', '12 MAIN STREET, FLUSHING', ['flushing', 'queens']],
    ['several at once', 'SoHo and Astoria', ['manhattan', 'soho', 'queens']],
    ['a street named after a place', '12 Flushing Avenue, Brooklyn, NY 11205', ['brooklyn', 'flushing', 'queens']],
    ['a hotel named after a place', 'Waldorf Astoria, New York, NY 10022', ['manhattan', 'queens']],
    ['inside a longer word', '9 Chelseaview Road, NY', ['manhattan']],
  ])('%s: the address %j is in %j', (_description, address, areas) => {
    expect(findAreasByAddress(address)).toEqual(areas)
  })

  // §9.17, §9.18
  test.each([
    ['12 Court Street, Brooklyn, NY 11201', 'brooklyn', true],
    ['12 COURT STREET, BROOKLYN', 'brooklyn', true],
    ['12 Court Street, Brooklyn, NY 11201', 'manhattan', false],
    ['12 Seventh Avenue, Park Slope, Brooklyn, NY 11217', 'park-slope', true],
    ['88 Greene Street, SoHo, New York, NY 10012', 'soho', true],
    ['1040 Park Avenue, Upper East Side, New York, NY 10028', 'upper-east-side', true],
    ['1040 Park Avenue, New York, NY 10028', 'upper-east-side', false],
    ['3 Main Street, The Hamptons, NY 11937', 'the-hamptons', true],
    ['3 Main Street, Hamptons, NY', 'the-hamptons', true],
    ['12 Manhattan Avenue, Brooklyn, NY 11222', 'manhattan', true],
    ['154 Bedford Avenue, Brooklyn, New York, NY 11249', 'manhattan', true],
    ['88 Greene Street, New York, NY', 'manhattan', true],
    ['88 Greene Street, new york, ny', 'manhattan', true],
    ['88 Greene Street, New York NY', 'manhattan', false],
    ['88 Greene Street, New York, NY', 'soho', false],
    ['5 Main Street, New York, NY 10282', 'manhattan', true],
    ['5 Main Street, NY 10280', 'manhattan', true],
    ['5 Main Street, NY 10281', 'manhattan', false],
    ['10025 Queens Boulevard, Forest Hills, NY 11375', 'manhattan', false],
  ])('for the address %j and the area %s, returns %j', (address, area, expected) => {
    expect(isClinicInArea({ location: 'elsewhere', address }, area)).toBe(expected)
  })
})
