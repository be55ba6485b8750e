import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCentroid, formatMiles, getMilesBetween } from '../../src/domain/geo.ts'

const point = fc.record({
  lat: fc.double({ min: 40.4, max: 41.3, noNaN: true }),
  lng: fc.double({ min: -74.4, max: -71.7, noNaN: true }),
})

test('Times Square is 3.6 miles from the Brooklyn Bridge', () => {
  expect(getMilesBetween({ lat: 40.758, lng: -73.9855 }, { lat: 40.7061, lng: -73.9969 })).toBeCloseTo(3.63, 1)
})

test('a distance is symmetric and satisfies the triangle inequality', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(getMilesBetween(a, b)).toBeCloseTo(getMilesBetween(b, a), 9)
      expect(getMilesBetween(a, a)).toBe(0)
      expect(getMilesBetween(a, c)).toBeLessThanOrEqual(getMilesBetween(a, b) + getMilesBetween(b, c) + 1e-9)
    }),
  )
})

test('the centroid is the average of the points, or null if there are none', () => {
  expect(computeCentroid([])).toBeNull()
  expect(
    computeCentroid([
      { lat: 40, lng: -74 },
      { lat: 41, lng: -73 },
    ]),
  ).toEqual({ lat: 40.5, lng: -73.5 })
})

test.each([
  [0, 'less than 0.1 miles'],
  [0.34, '0.3 miles'],
  [1.02, '1 mile'],
  [2, '2 miles'],
  [9.97, '10 miles'],
  [88.4, '88 miles'],
])('%d miles is formatted as %s', (miles, text) => expect(formatMiles(miles)).toBe(text))
