import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBeFeatured, compareRecommended, computeWeightedRating } from '../../../seed/plan/recommended-order.ts'

// §9.58, §D4.22
test.each([
  [true, 3.1, true],
  [false, 4.8, true],
  [false, 4.9, true],
  [false, 4.79, false],
])('the featured clinics include a clinic with featured %j and rating %d: %j', (featured, rating, expected) => {
  expect(canBeFeatured({ featured, rating })).toBe(expected)
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
    const alder = { id: '1', name: 'Alder', featured: false, rating: 4.9, reviewCount: 300 }
    const birch = { ...alder, id: '2', name: 'Birch' }
    const clinicWithOneReview = { ...alder, id: '3', rating: 5, reviewCount: 1 }
    const featuredClinic = { ...alder, id: '4', featured: true, rating: 3 }
    expect([clinicWithOneReview, birch, featuredClinic, alder].sort(compareRecommended)).toEqual([
      featuredClinic,
      alder,
      birch,
      clinicWithOneReview,
    ])
  })

  test('does not depend on the original order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(clinic, { selector: ({ id }) => id }), (clinics) => {
        expect([...clinics].reverse().sort(compareRecommended)).toEqual([...clinics].sort(compareRecommended))
      }),
    )
  })

  const createRating = (rating: number | null, reviewCount: number | null) => ({ rating, reviewCount })

  test('ranks a clinic without a rating as if it had the average rating', () => {
    expect(computeWeightedRating(createRating(null, null))).toBe(computeWeightedRating(createRating(5, 0)))
  })

  test("moves the weighted rating from the average toward the clinic's rating with each review", () => {
    expect(computeWeightedRating(createRating(5, 0))).toBe(computeWeightedRating(createRating(1, 0)))
    expect(computeWeightedRating(createRating(5, -3))).toBe(computeWeightedRating(createRating(5, 0)))
    expect(computeWeightedRating(createRating(5, 1_000_000))).toBeCloseTo(5)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.nat(5000), (rating, reviewCount) => {
        const getDistanceToRating = (count: number) =>
          Math.abs(computeWeightedRating(createRating(rating, count)) - rating)
        expect(getDistanceToRating(reviewCount + 1)).toBeLessThanOrEqual(getDistanceToRating(reviewCount) + 1e-9)
      }),
    )
  })
})
