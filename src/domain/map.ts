import { type Point, toRadians } from './geo.ts'

/** A map picture in Mercator projection with north up, centered on `lat` and `lng`. `scale` is in pixels per radian. */
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

const toMercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2))

export const toMapPoint = (map: BaseMap, { lat, lng }: Point): MapPoint => [
  Math.round(map.width / 2 + map.scale * toRadians(lng - map.lng)),
  Math.round(map.height / 2 - map.scale * (toMercatorY(lat) - toMercatorY(map.lat))),
]

export const isOnMap = (map: BaseMap, [x, y]: MapPoint, margin = 0) =>
  x >= margin && y >= margin && x <= map.width - margin && y <= map.height - margin

/** Chooses the map that shows the most places. If several maps show equally many, chooses the most detailed one. */
export function chooseMap(maps: readonly BaseMap[], places: readonly Point[], margin: number): BaseMap | null {
  const countShown = (map: BaseMap) => places.filter((place) => isOnMap(map, toMapPoint(map, place), margin)).length
  const rankedMaps = maps.map((map) => ({ map, shownCount: countShown(map) }))
  rankedMaps.sort((a, b) => b.shownCount - a.shownCount || b.map.scale - a.map.scale)
  const [best] = rankedMaps
  return best && best.shownCount > 0 ? best.map : null
}

const MAX_NEAREST_PLACES = 4

/** Of the maps that show `origin`, prefers the one with the most nearest places. `places` are sorted by distance. */
export function chooseMapWithNearest(
  maps: readonly BaseMap[],
  origin: Point,
  places: readonly Point[],
  margin: number,
): BaseMap | null {
  const shows = (map: BaseMap, place: Point) => isOnMap(map, toMapPoint(map, place), margin)
  const countNearestShown = (map: BaseMap) => {
    const firstHiddenIndex = places.slice(0, MAX_NEAREST_PLACES).findIndex((place) => !shows(map, place))
    return firstHiddenIndex === -1 ? MAX_NEAREST_PLACES : firstHiddenIndex
  }
  const candidates = maps.filter((map) => shows(map, origin))
  const maxShown = Math.max(...candidates.map(countNearestShown))
  return chooseMapAround(
    candidates.filter((map) => countNearestShown(map) === maxShown),
    origin,
    margin,
  )
}

/** Of the most detailed maps that show the place, chooses the one whose center is nearest to the place. */
export function chooseMapAround(maps: readonly BaseMap[], place: Point, margin: number): BaseMap | null {
  const candidates = maps.filter((map) => isOnMap(map, toMapPoint(map, place), margin))
  const maxScale = Math.max(...candidates.map(({ scale }) => scale))
  const getDistanceToCenter = (map: BaseMap) =>
    getPixelDistance(toMapPoint(map, place), [map.width / 2, map.height / 2])
  const [bestMap] = candidates
    .filter(({ scale }) => scale > maxScale * MIN_SIMILAR_SCALE_RATIO)
    .sort((a, b) => getDistanceToCenter(a) - getDistanceToCenter(b))
  return bestMap ?? null
}

const MIN_SIMILAR_SCALE_RATIO = 0.8

/** Uses Math.sqrt, because Math.hypot is slower. */
export const getPixelDistance = (a: MapPoint, b: MapPoint) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)

export const getCropCorner = (map: BaseMap, [x, y]: MapPoint, crop: { width: number; height: number }): MapPoint => [
  Math.min(Math.max(x - crop.width / 2, 0), map.width - crop.width),
  Math.min(Math.max(y - crop.height / 2, 0), map.height - crop.height),
]
