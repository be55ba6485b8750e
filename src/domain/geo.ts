export interface Point {
  lat: number
  lng: number
}

const EARTH_RADIUS_MILES = 3958.8
export const radians = (degrees: number) => (degrees * Math.PI) / 180

export function milesBetween(a: Point, b: Point): number {
  const latDifference = radians(b.lat - a.lat)
  const lngDifference = radians(b.lng - a.lng)
  const haversine =
    Math.sin(latDifference / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lngDifference / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

export function formatMiles(miles: number): string {
  if (miles < 0.05) return 'less than 0.1 miles'
  const text = miles < 9.95 ? miles.toFixed(1) : String(Math.round(miles))
  return text === '1.0' ? '1 mile' : `${text.replace(/\.0$/, '')} miles`
}

/** Returns the mean of the coordinates, which is close to the centroid of nearby points, or null without points. */
export function computeCentroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}
