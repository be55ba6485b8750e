/** A place in degrees, north and east positive. */
export interface Place {
  lat: number
  lng: number
}

const EARTH_RADIUS_MILES = 3958.76
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, in miles. On a plane tangent halfway, which is exact to a part in a thousand over a hundred miles. */
export function milesBetween(a: Place, b: Place): number {
  const east = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2))
  return EARTH_RADIUS_MILES * Math.hypot(east, radians(b.lat - a.lat))
}

/** '0.3 miles', '1 mile', '12 miles': tenths below ten, whole miles above. */
export function formatMiles(miles: number): string {
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`
}
