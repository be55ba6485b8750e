import { validLocations } from '../../src/domain/area.ts'
import { milesBetween, type Point } from '../../src/domain/geo.ts'
import type { SeedFiles } from '../load/load.ts'

type Clinic = SeedFiles['clinics'][number]

/** A place named in a text. `contains` returns whether a clinic is there or nearby. */
export interface TextPlace {
  name: string
  contains: (clinic: Clinic) => boolean
}

/** Neighborhoods and landmarks that are not areas or sub-areas, with the radius in miles that counts as "there". */
const OTHER_PLACES: readonly (Point & { name: string; miles: number })[] = [
  { name: 'Bay Ridge', lat: 40.6264, lng: -74.0299, miles: 1 },
  { name: 'Bedford-Stuyvesant', lat: 40.6872, lng: -73.9418, miles: 1 },
  { name: 'Boerum Hill', lat: 40.6849, lng: -73.9845, miles: 0.5 },
  { name: 'Bridgehampton', lat: 40.9379, lng: -72.3009, miles: 2 },
  { name: 'Bryant Park', lat: 40.7536, lng: -73.9832, miles: 0.5 },
  { name: 'Carroll Gardens', lat: 40.6795, lng: -73.9992, miles: 0.5 },
  { name: 'Clinton Hill', lat: 40.6896, lng: -73.966, miles: 0.5 },
  { name: 'Cobble Hill', lat: 40.6865, lng: -73.9962, miles: 0.5 },
  { name: 'Columbus Circle', lat: 40.7681, lng: -73.9819, miles: 0.5 },
  { name: 'Downtown Brooklyn', lat: 40.6928, lng: -73.986, miles: 0.6 },
  { name: 'Fort Greene', lat: 40.6892, lng: -73.9761, miles: 0.5 },
  { name: 'Grand Central', lat: 40.7527, lng: -73.9772, miles: 0.5 },
  { name: 'Greenpoint', lat: 40.7305, lng: -73.9515, miles: 1 },
  { name: "Hell's Kitchen", lat: 40.7638, lng: -73.9918, miles: 0.6 },
  { name: 'Herald Square', lat: 40.7497, lng: -73.9878, miles: 0.5 },
  { name: 'Jamaica', lat: 40.7027, lng: -73.789, miles: 1 },
  { name: 'Kings Highway', lat: 40.6087, lng: -73.9577, miles: 1 },
  { name: 'McCarren Park', lat: 40.7208, lng: -73.9523, miles: 0.5 },
  { name: 'Murray Hill', lat: 40.7648, lng: -73.8145, miles: 0.8 },
  { name: 'Park Slope', lat: 40.671, lng: -73.9814, miles: 0.7 },
  { name: 'Penn Station', lat: 40.7506, lng: -73.9935, miles: 0.5 },
  { name: 'Rockefeller Center', lat: 40.7587, lng: -73.9787, miles: 0.5 },
  { name: 'Rosedale', lat: 40.662, lng: -73.7354, miles: 1 },
  { name: 'Sag Harbor', lat: 40.9979, lng: -72.2926, miles: 2 },
  { name: 'St. Albans', lat: 40.6895, lng: -73.7648, miles: 1 },
  { name: 'Yorkville', lat: 40.7762, lng: -73.9492, miles: 0.6 },
]

export function listTextPlaces(areas: SeedFiles['areas']): TextPlace[] {
  const areaPlaces = areas.map(
    (area): TextPlace => ({
      name: area.name.replace(/^The /, ''),
      contains: (clinic) => validLocations(clinic).some((slug) => slug === area.slug),
    }),
  )
  const names = new Set(areaPlaces.map(({ name }) => name))
  const subAreaPlaces = areas.flatMap((area) =>
    area.subAreas.map((sub) => placeWithinMiles(sub.name, sub.center, area.slug === 'the-hamptons' ? 2 : 0.8)),
  )
  const otherPlaces = OTHER_PLACES.map((place) => placeWithinMiles(place.name, place, place.miles))
  return [...areaPlaces, ...subAreaPlaces.filter(({ name }) => !names.has(name)), ...otherPlaces]
}

const placeWithinMiles = (name: string, center: Point, miles: number): TextPlace => ({
  name,
  contains: (clinic) =>
    clinic.address.includes(name) ||
    (clinic.coordinates !== undefined && milesBetween(clinic.coordinates, center) <= miles),
})
