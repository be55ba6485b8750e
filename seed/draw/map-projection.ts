import { type GeoProjection, geoMercator, geoStream } from 'd3-geo'
import type { Land } from './map-land.ts'

/** A place in degrees, north and east positive. */
export type Point = { lat: number; lng: number }
/** `width` and `height` in pixels, `widthKm` what the width covers; turned clockwise by `rotateDegrees` about `center`. */
export type MapWindow = { center: Point; widthKm: number; width: number; height: number; rotateDegrees?: number }
/** A closed line in pixels of the window; the last corner joins the first and is not repeated. */
export type Ring = [x: number, y: number][]

const EARTH_RADIUS_KM = 6371.0088
/** A minute of latitude: a sea mile. */
const KM_A_MINUTE = 1.852
/** How far land is drawn beyond the picture, in pixels, so that the cut and the shore line along it stay out of sight. */
const BLEED = 40

/** [lng, lat] → [x, y] in pixels. What is streamed through it is cut off just outside the picture. */
export const windowProjection = ({ center, widthKm, width, height, rotateDegrees = 0 }: MapWindow): GeoProjection =>
  geoMercator()
    .center([center.lng, center.lat])
    .angle(-rotateDegrees)
    .scale((width / widthKm) * EARTH_RADIUS_KM * Math.cos((center.lat * Math.PI) / 180))
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-BLEED, -BLEED],
      [width + BLEED, height + BLEED],
    ])

/** The rings of `land` that reach into the window: one way round land, the other way round a pond. */
export const ringsInWindow = (land: Land[], projection: GeoProjection): Ring[] => {
  const rings: Ring[] = []
  let ring: Ring = []
  const sink = projection.stream({
    point: (x, y) => ring.push([x, y]),
    lineStart: () => {
      ring = []
    },
    lineEnd: () => rings.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
  })
  for (const shape of land) geoStream(shape, sink)
  return rings
}

/** Square pixels; the sign tells which way round the ring runs. */
export const ringArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/**
 * Visvalingam's simplification: again and again the corner goes whose triangle with its neighbors is smallest, while
 * that is below `tolerance` square pixels. Piers narrower than a line fade away cleanly instead of turning into spikes.
 */
const simplify = (ring: Ring, tolerance: number): Ring => {
  const rest = [...ring]
  const weigh = (i: number) => {
    const at = (j: number) => rest[(j + rest.length) % rest.length] as Ring[number]
    return Math.abs(ringArea([at(i - 1), at(i), at(i + 1)]))
  }
  const weights = rest.map((_, i) => weigh(i))
  while (rest.length > 3) {
    let least = 0
    for (let i = 1; i < weights.length; i++) if ((weights[i] as number) < (weights[least] as number)) least = i
    if ((weights[least] as number) >= tolerance) break
    rest.splice(least, 1)
    weights.splice(least, 1)
    for (const j of [least - 1, least]) {
      const i = (j + rest.length) % rest.length
      weights[i] = weigh(i)
    }
  }
  return rest
}

/** Whole pixels, each step relative to the one before, without a byte that SVG can do without: `M12 8l3-4 5 6z`. */
const encode = (ring: Ring): string => {
  const corners = ring
    .map(([x, y]): Ring[number] => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => x !== all.at(i - 1)?.[0] || y !== all.at(i - 1)?.[1])
  if (corners.length < 3) return ''
  const steps = corners.slice(1).map(([x, y], i) => [x - (corners[i]?.[0] ?? 0), y - (corners[i]?.[1] ?? 0)])
  const [x, y] = corners[0] as Ring[number]
  return `M${x} ${y}l${steps.flat().join(' ').replaceAll(' -', '-')}z`
}

/** Path data of `rings`; islands and ponds smaller than `4 × tolerance` square pixels are left out. */
export const pathData = (rings: Ring[], tolerance: number): string =>
  rings
    .filter((ring) => Math.abs(ringArea(ring)) > 4 * tolerance)
    .map((ring) => encode(simplify(ring, tolerance)))
    .join('')

/**
 * Path data of the meridians and parallels that cross the window, every 1, 2, 5 or 10 minutes of arc so that their net
 * has the size of a chart's. The lines end outside the picture.
 */
export const graticule = ({ widthKm, width, height }: MapWindow, projection: GeoProjection): string => {
  const corner = (x: number, y: number): [number, number] => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
  const corners = [corner(0, 0), corner(width, 0), corner(0, height), corner(width, height)]
  const step = [1, 2, 5].find((minutes) => minutes * KM_A_MINUTE >= widthKm / 8) ?? 10
  // One line more than is seen on every side: between those two, the others run.
  const steps = (degrees: number[]): [first: number, last: number] => [
    Math.floor((Math.min(...degrees) * 60) / step),
    Math.ceil((Math.max(...degrees) * 60) / step),
  ]
  const [west, east] = steps(corners.map(([lng]) => lng))
  const [south, north] = steps(corners.map(([, lat]) => lat))
  const between = (first: number, last: number) => Array.from({ length: last - first - 1 }, (_, i) => first + i + 1)
  const end = (lng: number, lat: number) =>
    projection([(lng * step) / 60, (lat * step) / 60])
      ?.map(Math.round)
      .join(' ')
  const lines = [
    ...between(west, east).map((lng) => `M${end(lng, south)}L${end(lng, north)}`),
    ...between(south, north).map((lat) => `M${end(west, lat)}L${end(east, lat)}`),
  ]
  return lines.join('').replaceAll(' -', '-')
}
