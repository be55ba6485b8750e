import type { Point } from './geo.ts'
import { type BaseMap, type MapPoint, pointOnMap } from './map.ts'

/** A marker of one clinic, or of several that are close together. */
export interface MapMarker<T> {
  /** The position at which the marker is drawn. */
  at: MapPoint
  /** The mean position of its members. */
  place: MapPoint
  members: T[]
}

/** From this zoom on, a map shows a second set of markers, which has fewer clusters. */
export const CLOSER_ZOOM = 2

/** Distance within which clinics share a marker in the first attempt, as a fraction of `gap`. */
const FIRST_MERGE_DISTANCE = 0.21

/** Factor by which the merge distance grows with each further attempt. */
const MERGE_DISTANCE_GROWTH = 1.25

/**
 * Places markers at least `gap` pixels apart. Clinics that are close together share a marker (a cluster). Markers that
 * touch each other or `origin` are moved a little. If there is no room for that, clusters get larger.
 */
export function placeMarkers<T extends Point>(
  map: BaseMap,
  clinics: readonly T[],
  gap: number,
  origin: MapPoint | null = null,
): MapMarker<T>[] {
  for (let mergeDistance = FIRST_MERGE_DISTANCE * gap; ; mergeDistance *= MERGE_DISTANCE_GROWTH) {
    const clusters = mergeCloseClusters(map, clinics, mergeDistance)
    const spread = spreadOut(
      map,
      clusters.map(({ place }) => place),
      gap,
      origin,
    )
    const markers = clusters.map(({ place, members }, index) => ({
      ...{ at: spread[index] ?? place, place },
      members: clinics.filter((clinic) => members.includes(clinic)),
    }))
    if (clusters.length < 2 || hasRoom(markers, gap, origin)) return markers
  }
}

type Cluster<T> = Pick<MapMarker<T>, 'place' | 'members'>

/** Repeatedly merges the two closest clusters, until all are at least `mergeDistance` pixels apart. */
function mergeCloseClusters<T extends Point>(map: BaseMap, clinics: readonly T[], mergeDistance: number): Cluster<T>[] {
  const clusters = clinics.map((clinic): Cluster<T> => ({ place: pointOnMap(map, clinic), members: [clinic] }))
  for (;;) {
    const pair = closestPair(clusters)
    if (!pair || distance(pair[0].place, pair[1].place) >= mergeDistance) return clusters
    clusters.splice(clusters.indexOf(pair[1]), 1)
    clusters.splice(clusters.indexOf(pair[0]), 1, mergeClusters(...pair))
  }
}

function mergeClusters<T>(a: Cluster<T>, b: Cluster<T>): Cluster<T> {
  const share = b.members.length / (a.members.length + b.members.length)
  const middle = (axis: 0 | 1) => Math.round(a.place[axis] + (b.place[axis] - a.place[axis]) * share)
  return { place: [middle(0), middle(1)], members: [...a.members, ...b.members] }
}

function closestPair<T>(clusters: readonly Cluster<T>[]): [Cluster<T>, Cluster<T>] | null {
  let best: [Cluster<T>, Cluster<T>] | null = null
  let minDistance = Number.POSITIVE_INFINITY
  clusters.forEach((a, index) => {
    for (let other = index + 1; other < clusters.length; other++) {
      const b = clusters[other] as Cluster<T>
      const far = distance(a.place, b.place)
      if (far >= minDistance) continue
      minDistance = far
      best = [a, b]
    }
  })
  return best
}

/** Faster than Math.hypot, which guards against overflow. */
const distance = (a: MapPoint, b: MapPoint) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)

const MAX_ROUNDS = 40

/** Moves points apart, and away from `origin`, until they are `gap` pixels apart, for at most `MAX_ROUNDS` rounds. */
function spreadOut(map: BaseMap, points: readonly MapPoint[], gap: number, origin: MapPoint | null): MapPoint[] {
  const all = origin ? [...points, origin] : points
  // Equal points have no direction in which to move apart.
  const moved = all.map(([x, y], index): MapPoint => [x + index * 0.01, y])
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let areApart = true
    moved.forEach((a, index) => {
      for (let other = index + 1; other < moved.length; other++)
        areApart = pushApart(a, moved[other] as MapPoint, gap) && areApart
    })
    for (const point of moved) keepInside(map, point, gap / 2)
    if (origin) moved.splice(-1, 1, [...origin])
    if (areApart) break
  }
  return moved.slice(0, points.length).map(([x, y]) => [Math.round(x), Math.round(y)])
}

/** Moves two points apart if they are too close. Returns whether they were already `gap` pixels apart. */
function pushApart(a: MapPoint, b: MapPoint, gap: number): boolean {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const far = distance(a, b) || 0.01
  if (far >= gap) return true
  // Moves each point one pixel more than half of the overlap. Otherwise rounding could keep the loop from ending.
  const push = ((gap - far) / 2 + 1) / far
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

/** Maximum distance of a marker from its place, as a multiple of `gap`. */
const MAX_MOVE = 1.25

/** Returns whether all markers are far enough apart, and none is too far from its place. */
const hasRoom = <T>(markers: readonly MapMarker<T>[], gap: number, origin: MapPoint | null): boolean =>
  markers.every(
    ({ at, place }, index) =>
      distance(at, place) <= MAX_MOVE * gap &&
      (origin === null || distance(at, origin) >= gap - 1) &&
      markers.slice(index + 1).every((other) => distance(at, other.at) >= gap - 1),
  )
