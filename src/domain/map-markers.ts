import type { Point } from './geo.ts'
import { type BaseMap, getPixelDistance, type MapPoint, toMapPoint } from './map.ts'

export interface MapMarker<T> {
  point: MapPoint
  /** Mean position of the members. `point` may differ, so that markers neither overlap nor are cut off. */
  memberCenter: MapPoint
  members: T[]
}

/** From this zoom factor, a map with clusters shows a second set of markers, in which fewer clinics share one. */
export const CLOSER_ZOOM = 2

// Both ratios are relative to the gap between markers.
const FIRST_MERGE_DISTANCE_RATIO = 0.21
const MAX_OFFSET_RATIO = 1.25

const MERGE_DISTANCE_GROWTH = 1.25

/** Places markers at least `gap - 1` pixels apart. Makes larger clusters where there is no room for that. */
export function placeMarkers<T extends Point>(
  map: BaseMap,
  clinics: readonly T[],
  gap: number,
  origin: MapPoint | null,
): MapMarker<T>[] {
  for (let mergeDistance = FIRST_MERGE_DISTANCE_RATIO * gap; ; mergeDistance *= MERGE_DISTANCE_GROWTH) {
    const clusters = mergeCloseClusters(map, clinics, mergeDistance)
    const spreadPoints = spreadOut(
      map,
      clusters.map(({ memberCenter }) => memberCenter),
      gap,
      origin,
    )
    const markers = clusters.map(({ memberCenter, members }, index) => ({
      point: spreadPoints[index] ?? memberCenter,
      memberCenter,
      members: clinics.filter((clinic) => members.includes(clinic)),
    }))
    if (clusters.length < 2 || hasRoom(markers, gap, origin)) return markers
  }
}

type Cluster<T> = Pick<MapMarker<T>, 'memberCenter' | 'members'>

function mergeCloseClusters<T extends Point>(map: BaseMap, clinics: readonly T[], mergeDistance: number): Cluster<T>[] {
  const clusters = clinics.map((clinic): Cluster<T> => ({ memberCenter: toMapPoint(map, clinic), members: [clinic] }))
  for (;;) {
    const pair = findClosestPair(clusters)
    if (!pair || getPixelDistance(pair[0].memberCenter, pair[1].memberCenter) >= mergeDistance) return clusters
    clusters.splice(clusters.indexOf(pair[1]), 1)
    clusters.splice(clusters.indexOf(pair[0]), 1, mergeClusters(...pair))
  }
}

function mergeClusters<T>(a: Cluster<T>, b: Cluster<T>): Cluster<T> {
  const weight = b.members.length / (a.members.length + b.members.length)
  const getWeightedMean = (axis: 0 | 1) =>
    Math.round(a.memberCenter[axis] + (b.memberCenter[axis] - a.memberCenter[axis]) * weight)
  return { memberCenter: [getWeightedMean(0), getWeightedMean(1)], members: [...a.members, ...b.members] }
}

function findClosestPair<T>(clusters: readonly Cluster<T>[]): [Cluster<T>, Cluster<T>] | null {
  let closest: [Cluster<T>, Cluster<T>] | null = null
  let minDistance = Number.POSITIVE_INFINITY
  clusters.forEach((a, index) => {
    for (let otherIndex = index + 1; otherIndex < clusters.length; otherIndex++) {
      const b = clusters[otherIndex] as Cluster<T>
      const distance = getPixelDistance(a.memberCenter, b.memberCenter)
      if (distance >= minDistance) continue
      minDistance = distance
      closest = [a, b]
    }
  })
  return closest
}

const MAX_SPREAD_ROUNDS = 40

function spreadOut(map: BaseMap, points: readonly MapPoint[], gap: number, origin: MapPoint | null): MapPoint[] {
  const allPoints = origin ? [...points, origin] : points
  // Shifts each point a little, because equal points have no direction in which to move apart.
  const movedPoints = allPoints.map(([x, y], index): MapPoint => [x + index * 0.01, y])
  for (let round = 0; round < MAX_SPREAD_ROUNDS; round++) {
    let areApart = true
    movedPoints.forEach((a, index) => {
      for (let otherIndex = index + 1; otherIndex < movedPoints.length; otherIndex++)
        areApart = pushApart(a, movedPoints[otherIndex] as MapPoint, gap) && areApart
    })
    for (const point of movedPoints) keepInside(map, point, gap / 2)
    if (origin) movedPoints.splice(-1, 1, [...origin])
    if (areApart) break
  }
  return movedPoints.slice(0, points.length).map(([x, y]) => [Math.round(x), Math.round(y)])
}

/** Moves two points apart if their distance is less than `gap`. Returns whether they were far enough apart already. */
function pushApart(a: MapPoint, b: MapPoint, gap: number): boolean {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const distance = getPixelDistance(a, b) || 0.01
  if (distance >= gap) return true
  // The extra pixel ensures that rounding does not leave the points too close together.
  const push = ((gap - distance) / 2 + 1) / distance
  a[0] -= dx * push
  a[1] -= dy * push
  b[0] += dx * push
  b[1] += dy * push
  return false
}

function keepInside(map: BaseMap, point: MapPoint, margin: number): void {
  point[0] = Math.min(Math.max(point[0], margin), map.width - margin)
  point[1] = Math.min(Math.max(point[1], margin), map.height - margin)
}

const hasRoom = <T>(markers: readonly MapMarker<T>[], gap: number, origin: MapPoint | null): boolean =>
  markers.every(
    ({ point, memberCenter }, index) =>
      getPixelDistance(point, memberCenter) <= MAX_OFFSET_RATIO * gap &&
      (origin === null || getPixelDistance(point, origin) >= gap - 1) &&
      markers.slice(index + 1).every((other) => getPixelDistance(point, other.point) >= gap - 1),
  )
