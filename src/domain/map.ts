import type { Point } from './geo.ts'

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

const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** Returns whole pixels, possibly outside the picture. */
export const pointOnMap = (map: BaseMap, { lat, lng }: Point): MapPoint => [
  Math.round(map.width / 2 + map.scale * radians(lng - map.lng)),
  Math.round(map.height / 2 - map.scale * (mercator(lat) - mercator(map.lat))),
]

export const isOnMap = (map: BaseMap, [x, y]: MapPoint, margin = 0) =>
  x >= margin && y >= margin && x <= map.width - margin && y <= map.height - margin

export function chooseMap(maps: readonly BaseMap[], places: readonly Point[], margin: number): BaseMap | null {
  const seen = (map: BaseMap) => places.filter((place) => isOnMap(map, pointOnMap(map, place), margin)).length
  const ranked = maps.map((map) => ({ map, seen: seen(map) }))
  ranked.sort((a, b) => b.seen - a.seen || b.map.scale - a.map.scale)
  return ranked[0]?.map ?? null
}

const ROUNDS = 40

/** Moves markers apart until their centers are `gap` pixels apart or the rounds are over. */
export function spreadMarkers(map: BaseMap, points: readonly MapPoint[], gap: number): MapPoint[] {
  const markers = points.map(([x, y], index): MapPoint => [x + index * 0.01, y])
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < markers.length; i++) {
      for (let j = i + 1; j < markers.length; j++)
        moved = pushApart(markers[i] as MapPoint, markers[j] as MapPoint, gap) || moved
    }
    for (const marker of markers) keepInside(map, marker, gap / 2)
    if (!moved) break
  }
  return markers.map(([x, y]) => [Math.round(x), Math.round(y)])
}

function pushApart(a: MapPoint, b: MapPoint, gap: number): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const distance = Math.hypot(dx, dy) || 0.01
  if (distance >= gap) return false
  const push = (gap - distance) / 2 / distance
  a[0] -= dx * push
  a[1] -= dy * push
  b[0] += dx * push
  b[1] += dy * push
  return true
}

function keepInside(map: BaseMap, marker: MapPoint, margin: number): void {
  marker[0] = Math.min(Math.max(marker[0], margin), map.width - margin)
  marker[1] = Math.min(Math.max(marker[1], margin), map.height - margin)
}
