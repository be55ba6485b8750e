import type { CoverMapData } from '../../src/domain/content.ts'
import type { Point } from '../../src/domain/geo.ts'
import { drawMap, toCoverMapData } from './maps.ts'
import { MAP_PLACES } from './places.ts'

const AVENUE_ANGLE_DEGREES = 29
const MAP_SIZE_PX = { width: 1440, height: 560 }

/** Each name has a position that the page's text does not cover. */
const PLACE_NAMES = [
  { name: 'Manhattan', lat: 40.7975, lng: -73.9605, isBorough: true },
  { name: 'The Bronx', lat: 40.8225, lng: -73.9025, isBorough: true },
  { name: 'Queens', lat: 40.7765, lng: -73.9105, isBorough: true },
  { name: 'Harlem', lat: 40.813, lng: -73.948, isBorough: false },
  { name: 'Washington Heights', lat: 40.8385, lng: -73.9405, isBorough: false },
]

export function drawHeroMap(clinics: Point[]): CoverMapData {
  const center = { lat: 40.755, lng: -73.9705 }
  const map = drawMap({ center, ...MAP_SIZE_PX, widthKm: 22, rotateDegrees: 90 - AVENUE_ANGLE_DEGREES, maxBytes: 9000 })
  const bridges = MAP_PLACES.bridges.map(({ ends }) => ends.map(map.project))
  return {
    ...toCoverMapData(map, clinics),
    bridges: bridges
      .filter((ends) => ends.some(([x, y]) => x > 0 && y > 0 && x < MAP_SIZE_PX.width && y < MAP_SIZE_PX.height))
      .map((ends) => `M${ends.map((end) => end.join(' ')).join('L')}`)
      .join(''),
    names: PLACE_NAMES.map(({ name, isBorough, ...point }) => [name, ...map.project(point), isBorough]),
  }
}
