import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseFeatured,
  clinicSegment,
  compareRecommended,
  excerpt,
  findByIdOrSlug,
  firstLocation,
  initials,
  isClosingNoticeOver,
  isFeatured,
  weightedRating,
  wholeStars,
} from '../../../src/domain/clinic/clinic.ts'

describe('wholeStars', () => {
  // §9.65
  test.each([
    [4.9, 4],
    [4.0, 4],
    [5, 5],
    [0.4, 0],
    [0, 0],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 5],
  ])('a rating of %d shows %d stars', (rating, stars) => {
    expect(wholeStars(rating)).toBe(stars)
  })
})

describe('the featured clinics', () => {
  // §9.58
  test.each([
    [true, 3.1, true],
    [false, 4.8, true],
    [false, 4.9, true],
    [false, 4.79, false],
  ])('featured %j and rating %d: %j', (featured, rating, expected) => {
    expect(isFeatured({ featured, rating })).toBe(expected)
  })

  // §9.59
  test('are the first three in the given order', () => {
    const clinics = [
      { id: 'a', featured: false, rating: 4.2 },
      { id: 'b', featured: false, rating: 4.8 },
      { id: 'c', featured: true, rating: 3 },
      { id: 'd', featured: true, rating: 5 },
      { id: 'e', featured: true, rating: 5 },
    ]
    expect(chooseFeatured(clinics).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    expect(chooseFeatured(clinics, 1).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('the URL of a clinic', () => {
  // §2.176
  test.each([
    [{ id: '17', slug: 'harbor-skin' }, 'harbor-skin'],
    [{ id: '17', slug: null }, '17'],
    [{ id: '17', slug: '' }, '17'],
  ])('of %j ends in %j', (clinic, segment) => {
    expect(clinicSegment(clinic)).toBe(segment)
  })

  // §2.177
  test('starts with the first valid location, or with locations if there is none', () => {
    expect(firstLocation(['soho', 'manhattan'])).toBe('soho')
    expect(firstLocation([])).toBe('locations')
  })
})

describe('findByIdOrSlug', () => {
  const clinics = [
    { id: 'C1', slug: 'c2' },
    { id: 'c2', slug: 'harbor-skin' },
    { id: 'c3', slug: null },
  ]

  // §5.7
  test.each([
    ['c1', 'C1'],
    ['C2', 'c2'],
    ['Harbor-Skin', 'c2'],
    ['c3', 'c3'],
  ])('%j finds %j, ids before slugs', (key, id) => {
    expect(findByIdOrSlug(clinics, key)?.id).toBe(id)
  })

  // §5.8
  test.each(['nobody', '', 'null'])('%j finds nothing', (key) => {
    expect(findByIdOrSlug(clinics, key)).toBeNull()
  })
})

describe('the recommended order', () => {
  const clinic = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Alder', 'Birch', 'cedar'),
    featured: fc.boolean(),
    rating: fc.constantFrom(4, 4.5, 5),
    reviewCount: fc.constantFrom(0, 10, 400),
  })

  test('puts featured first, then the higher weighted rating, then the name', () => {
    const one = { id: '1', name: 'Alder', featured: false, rating: 4.9, reviewCount: 300 }
    const two = { ...one, id: '2', name: 'Birch' }
    const few = { ...one, id: '3', rating: 5, reviewCount: 1 }
    const flagged = { ...one, id: '4', featured: true, rating: 3 }
    expect([few, two, flagged, one].sort(compareRecommended)).toEqual([flagged, one, two, few])
  })

  test('is total: any order of the same clinics sorts to the same list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(clinic, { selector: ({ id }) => id }), (clinics) => {
        expect([...clinics].reverse().sort(compareRecommended)).toEqual([...clinics].sort(compareRecommended))
      }),
    )
  })

  const rated = (rating: number | null, reviewCount: number | null) => ({ rating, reviewCount })

  test('a clinic without a rating ranks as one with the average', () => {
    expect(weightedRating(rated(null, null))).toBe(weightedRating(rated(5, 0)))
  })

  test("a weighted rating moves from the average toward the clinic's rating with every review", () => {
    expect(weightedRating(rated(5, 0))).toBe(weightedRating(rated(1, 0)))
    expect(weightedRating(rated(5, -3))).toBe(weightedRating(rated(5, 0)))
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.nat(5000), (rating, reviews) => {
        const off = (count: number) => Math.abs(weightedRating(rated(rating, count)) - rating)
        expect(off(reviews + 1)).toBeLessThanOrEqual(off(reviews) + 1e-9)
      }),
    )
  })
})

describe('excerpt', () => {
  test.each([
    ['a short text stays', 20, 'a short text stays'],
    ['  white\n space  is one ', 20, 'white space is one'],
    ['cut after a whole word', 12, 'cut after a…'],
    ['cut after a whole word', 13, 'cut after a…'],
    ['exactly here now', 13, 'exactly here…'],
    ['no comma, please', 10, 'no comma…'],
    ['unbreakable', 6, 'unbre…'],
    ['😀😀😀', 4, '😀…'],
    ['word', 0, ''],
  ])('%j in %d: %j', (text, max, expected) => {
    expect(excerpt(text, max)).toBe(expected)
  })

  test('is never longer than the limit, never splits a character, and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: -2, max: 200 }), (text, max) => {
        const short = excerpt(text, max)
        expect(short.length).toBeLessThanOrEqual(Math.max(0, max))
        expect(short.isWellFormed()).toBe(true)
        expect(text.trim().replace(/\s+/g, ' ').startsWith(short.replace(/…$/, ''))).toBe(true)
      }),
    )
  })
})

describe('isClosingNoticeOver', () => {
  // §D4.27
  test.each([
    ['a second before midnight in New York, in winter', '2026-01-10', '2027-01-10T04:59:59Z', false],
    ['at midnight in New York, in winter', '2026-01-10', '2027-01-10T05:00:00Z', true],
    ['at midnight in UTC, in winter', '2026-01-10', '2027-01-10T00:00:00Z', false],
    ['a second before midnight in New York, in summer', '2026-07-04', '2027-07-04T03:59:59Z', false],
    ['at midnight in New York, in summer', '2026-07-04', '2027-07-04T04:00:00Z', true],
    ['at midnight of the day on which summer time begins', '2026-03-14', '2027-03-14T05:00:00Z', true],
    ['a second before that', '2026-03-14', '2027-03-14T04:59:59Z', false],
    ['across a leap day', '2027-03-01', '2028-02-29T04:59:59Z', false],
    ['365 days later across a leap day', '2027-03-01', '2028-02-29T05:00:00Z', true],
  ])('%s: closed on %s, at %s: %j', (_what, on, now, isPast) => {
    expect(isClosingNoticeOver({ kind: 'closed', on }, new Date(now))).toBe(isPast)
  })

  test('is false for a clinic that moved or is open', () => {
    expect(isClosingNoticeOver({ kind: 'moved', on: '2020-01-01' }, new Date('2027-01-01T00:00:00Z'))).toBe(false)
    expect(isClosingNoticeOver(null, new Date('2027-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('initials', () => {
  test.each([
    ['Marchetti & Osei Dermatology', 'MO'],
    ['The Parlor Floor', 'PF'],
    ['Halász Facial House', 'HF'],
    ['ninth and needle', 'NN'],
    ['Rill', 'R'],
    ['The', 'T'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
