import type { Point } from './geo.ts'

/** A drawn map and how a place is found on it: Mercator with north up, `lat`, `lng` in the middle of the picture. */
export interface Chart {
  slug: string
  /** Name of its picture. */
  picture: string
  width: number
  height: number
  lat: number
  lng: number
  /** Pixels for a radian at the equator. */
  scale: number
}

/** Pixels from the top left. */
export type Spot = [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** Where a place is on a map, in whole pixels; outside the picture for a place outside the window. */
export const spotOn = (chart: Chart, { lat, lng }: Point): Spot => [
  Math.round(chart.width / 2 + chart.scale * radians(lng - chart.lng)),
  Math.round(chart.height / 2 - chart.scale * (mercator(lat) - mercator(chart.lat))),
]

/** Whether a spot lies in the picture, at least `margin` pixels from its edge. */
export const isOn = (chart: Chart, [x, y]: Spot, margin = 0) =>
  x >= margin && y >= margin && x <= chart.width - margin && y <= chart.height - margin

/** The map that shows the most of the places, and of those the one that shows them largest. Null without maps. */
export function chooseChart(charts: readonly Chart[], places: readonly Point[], margin: number): Chart | null {
  const seen = (chart: Chart) => places.filter((place) => isOn(chart, spotOn(chart, place), margin)).length
  const ranked = charts.map((chart) => ({ chart, seen: seen(chart) }))
  ranked.sort((a, b) => b.seen - a.seen || b.chart.scale - a.chart.scale)
  return ranked[0]?.chart ?? null
}

const ROUNDS = 40

/**
 * Moves marks apart that would cover each other, until they are `gap` pixels from middle to middle or the rounds are
 * over; none leaves the picture. The work depends on the number of marks only, which is that of a page.
 */
export function spread(chart: Chart, spots: readonly Spot[], gap: number): Spot[] {
  const marks = spots.map(([x, y], index): Spot => [x + index * 0.01, y])
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < marks.length; i++) {
      for (let j = i + 1; j < marks.length; j++) moved = pushApart(marks[i] as Spot, marks[j] as Spot, gap) || moved
    }
    for (const mark of marks) keepInside(chart, mark, gap / 2)
    if (!moved) break
  }
  return marks.map(([x, y]) => [Math.round(x), Math.round(y)])
}

function pushApart(a: Spot, b: Spot, gap: number): boolean {
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

function keepInside(chart: Chart, mark: Spot, margin: number): void {
  mark[0] = Math.min(Math.max(mark[0], margin), chart.width - margin)
  mark[1] = Math.min(Math.max(mark[1], margin), chart.height - margin)
}
