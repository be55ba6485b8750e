import { type Point, radians } from './geo.ts'

/** A map picture in Mercator projection with north up. `lat` and `lng` are its center. */
export interface BaseMap {
  slug: string
  picture: string
  width: number
  height: number
  lat: number
  lng: number
  scale: number
}

export type MapPoint = [x: number, y: number]

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

export const pointOnMap = (map: BaseMap, { lat, lng }: Point): MapPoint => [
  Math.round(map.width / 2 + map.scale * radians(lng - map.lng)),
  Math.round(map.height / 2 - map.scale * (mercator(lat) - mercator(map.lat))),
]

export const isOnMap = (map: BaseMap, [x, y]: MapPoint, margin = 0) =>
  x >= margin && y >= margin && x <= map.width - margin && y <= map.height - margin

/** Chooses the map that shows the most places, and of several, the most detailed. */
export function chooseMap(maps: readonly BaseMap[], places: readonly Point[], margin: number): BaseMap | null {
  const countShown = (map: BaseMap) => places.filter((place) => isOnMap(map, pointOnMap(map, place), margin)).length
  const ranked = maps.map((map) => ({ map, shown: countShown(map) }))
  ranked.sort((a, b) => b.shown - a.shown || b.map.scale - a.map.scale)
  const [best] = ranked
  return best && best.shown > 0 ? best.map : null
}

const MAX_NEAREST = 4

/** Chooses a map that shows `origin` and most of the nearest places. `places` are sorted by distance. */
export function chooseMapWithNearest(
  maps: readonly BaseMap[],
  origin: Point,
  places: readonly Point[],
  margin: number,
): BaseMap | null {
  const shows = (map: BaseMap, place: Point) => isOnMap(map, pointOnMap(map, place), margin)
  const countShown = (map: BaseMap) => {
    const hidden = places.slice(0, MAX_NEAREST).findIndex((place) => !shows(map, place))
    return hidden === -1 ? MAX_NEAREST : hidden
  }
  const candidates = maps.filter((map) => shows(map, origin))
  const maxShown = Math.max(...candidates.map(countShown))
  return chooseMapAround(
    candidates.filter((map) => countShown(map) === maxShown),
    origin,
    margin,
  )
}

/** Of similarly detailed maps, chooses the one whose center is nearest to the place. */
export function chooseMapAround(maps: readonly BaseMap[], place: Point, margin: number): BaseMap | null {
  const candidates = maps.filter((map) => isOnMap(map, pointOnMap(map, place), margin))
  const maxScale = Math.max(...candidates.map(({ scale }) => scale))
  const distanceToCenter = (map: BaseMap) => pixelDistance(pointOnMap(map, place), [map.width / 2, map.height / 2])
  const [best] = candidates
    .filter(({ scale }) => scale > maxScale * SIMILAR_SCALE)
    .sort((a, b) => distanceToCenter(a) - distanceToCenter(b))
  return best ?? null
}

const SIMILAR_SCALE = 0.8

/** Faster than Math.hypot, which guards against overflow. */
export const pixelDistance = (a: MapPoint, b: MapPoint) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)

/** Returns the top left corner of a crop, centered on a point as far as the map's edges allow. */
export const cropAround = (map: BaseMap, [x, y]: MapPoint, crop: { width: number; height: number }): MapPoint => [
  Math.min(Math.max(x - crop.width / 2, 0), map.width - crop.width),
  Math.min(Math.max(y - crop.height / 2, 0), map.height - crop.height),
]
