import { centroidOf, type Point } from '../../../src/domain/geo.ts'

/** The geometry of a GeoJSON feature, not yet validated. */
export interface Geometry {
  type?: unknown
  coordinates?: unknown
}

type Ring = [lng: number, lat: number][]

/** Returns a point, the centroid of the largest polygon's outer ring, or the mean of other positions. */
export function pointOfGeometry(geometry: Geometry | null | undefined): Point | null {
  const { type, coordinates } = geometry ?? {}
  if (type === 'Point') return isPosition(coordinates) ? { lat: coordinates[1], lng: coordinates[0] } : null
  if (type === 'Polygon' && Array.isArray(coordinates)) return ringCentroid(ringOf(coordinates[0]))?.point ?? null
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    const centroids = coordinates.flatMap((polygon: unknown) => ringCentroid(ringOf((polygon as unknown[])?.[0])) ?? [])
    return centroids.toSorted((a, b) => b.area - a.area)[0]?.point ?? null
  }
  return Array.isArray(coordinates) ? meanOf(coordinates) : null
}

const isPosition = (value: unknown): value is Ring[number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

const ringOf = (value: unknown): Ring => (Array.isArray(value) ? value.filter(isPosition) : [])

function meanOf(positions: readonly unknown[]): Point | null {
  const mean = centroidOf(positions.filter(isPosition).map(([lng, lat]) => ({ lat, lng })))
  return mean && rounded(mean)
}

/** Returns a ring's centroid and twice its area. Computes relative to the first corner, which keeps precision. */
function ringCentroid(ring: Ring): { point: Point; area: number } | null {
  const [x0, y0] = ring[0] ?? [0, 0]
  let [twice, x, y] = [0, 0, 0]
  for (const [index, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat]
    const cross = (lng - x0) * (nextLat - y0) - (nextLng - x0) * (lat - y0)
    twice += cross
    x += cross * (lng + nextLng - 2 * x0)
    y += cross * (lat + nextLat - 2 * y0)
  }
  const mean = meanOf(ring)
  if (!mean) return null
  if (twice === 0) return { point: mean, area: 0 }
  return { point: rounded({ lat: y0 + y / (3 * twice), lng: x0 + x / (3 * twice) }), area: Math.abs(twice) }
}

/** Rounds to six decimals of a degree, which are about four inches. */
const rounded = ({ lat, lng }: Point): Point => ({ lat: round(lat), lng: round(lng) })
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
