import { expect, test } from 'vitest'
import { toMapPoint } from '../../src/domain/map.ts'
import { placeMarkers } from '../../src/domain/map-markers.ts'

const MAP = { slug: 'city', picture: '', width: 840, height: 1040, lat: 40.75, lng: -73.95, scale: 300_000 }
const GAP = 112
const createClinicsNear = (lat: number, lng: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, lat: lat + (index % 3) * 0.004, lng: lng + index * 0.003 }))
const getDistance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))

test("markers do not overlap each other or the visitor's location, and include every clinic once", () => {
  const clinics = createClinicsNear(40.748, -73.955, 12)
  const origin = toMapPoint(MAP, { lat: 40.752, lng: -73.95 })
  const markers = placeMarkers(MAP, clinics, GAP, origin)
  for (const [index, { point }] of markers.entries()) {
    expect(getDistance(point, origin)).toBeGreaterThanOrEqual(GAP - 1)
    for (const other of markers.slice(index + 1))
      expect(getDistance(point, other.point)).toBeGreaterThanOrEqual(GAP - 1)
  }
  expect(markers.flatMap(({ members }) => members.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(
    clinics.map(({ id }) => id),
  )
})

test("a single marker moves away from the visitor's location", () => {
  const clinic = { id: 0, lat: 40.75, lng: -73.95 }
  const origin = toMapPoint(MAP, clinic)
  const [marker] = placeMarkers(MAP, [clinic], GAP, origin)
  expect(getDistance(marker?.point ?? origin, origin)).toBeGreaterThanOrEqual(GAP - 1)
})
