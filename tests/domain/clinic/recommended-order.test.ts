import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseFeatured, compareRecommended, isFeatured, weightedRating } from '../../../src/domain/clinic/clinic.ts'

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
  test('are the first three in the order given', () => {
    const clinics = [
      { id: 'a', featured: false, rating: 4.2 },
      { id: 'b', featured: false, rating: 4.8 },
      { id: 'c', featured: true, rating: 3 },
      { id: 'd', featured: true, rating: 5 },
      { id: 'e', featured: true, rating: 5 },
    ]
    expect(chooseFeatured(clinics).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
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

  test('sorts by featured, then by weighted rating, then by name', () => {
    const one = { id: '1', name: 'Alder', featured: false, rating: 4.9, reviewCount: 300 }
    const two = { ...one, id: '2', name: 'Birch' }
    const few = { ...one, id: '3', rating: 5, reviewCount: 1 }
    const flagged = { ...one, id: '4', featured: true, rating: 3 }
    expect([few, two, flagged, one].sort(compareRecommended)).toEqual([flagged, one, two, few])
  })

  test('does not depend on the original order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(clinic, { selector: ({ id }) => id }), (clinics) => {
        expect([...clinics].reverse().sort(compareRecommended)).toEqual([...clinics].sort(compareRecommended))
      }),
    )
  })

  const rated = (rating: number | null, reviewCount: number | null) => ({ rating, reviewCount })

  test('a clinic without a rating ranks as if it had the average rating', () => {
    expect(weightedRating(rated(null, null))).toBe(weightedRating(rated(5, 0)))
  })

  test("each review moves the weighted rating from the average toward the clinic's rating", () => {
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
