export interface Point {
  lat: number
  lng: number
}

const EARTH_RADIUS_MILES = 3958.8
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180

export function getMilesBetween(a: Point, b: Point): number {
  const latDifference = toRadians(b.lat - a.lat)
  const lngDifference = toRadians(b.lng - a.lng)
  const haversine =
    Math.sin(latDifference / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lngDifference / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

export function formatMiles(miles: number): string {
  if (miles < 0.05) return 'less than 0.1 miles'
  const text = miles < 9.95 ? miles.toFixed(1) : String(Math.round(miles))
  return text === '1.0' ? '1 mile' : `${text.replace(/\.0$/, '')} miles`
}

/** Near the true centroid if the points are close together. Null without points. */
export function computeCentroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const getMean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: getMean(points.map(({ lat }) => lat)), lng: getMean(points.map(({ lng }) => lng)) }
}
