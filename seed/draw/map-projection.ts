import { type GeoProjection, geoMercator, geoStream } from 'd3-geo'
import type { Land } from './map-land.ts'

/** In degrees; north and east are positive. */
export type Point = { lat: number; lng: number }
/** `width` and `height` are pixels; `widthKm` is what `width` covers. Rotated clockwise about `center`. */
export type MapWindow = { center: Point; widthKm: number; width: number; height: number; rotateDegrees?: number }
/** A closed polygon in pixels, without the first corner repeated at the end. */
export type Ring = [x: number, y: number][]

const EARTH_RADIUS_KM = 6371.0088
const KM_PER_MINUTE_OF_LATITUDE = 1.852
/** Pixels of land drawn beyond the picture, which hide the clipped edge and its shore line. */
const BLEED = 40

/** Projects [lng, lat] to [x, y] in pixels. Clips streamed geometry just outside the picture. */
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

/** Returns the rings of `land` within the window; ponds have the opposite winding to land. */
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

/** Returns the signed area in square pixels; the sign is the winding direction. */
export const ringArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** Visvalingam's algorithm: removes corners whose triangle is below `tolerance` square pixels, smallest first. */
const simplify = (ring: Ring, tolerance: number): Ring => {
  const remaining = [...ring]
  const triangleArea = (i: number) => {
    const at = (j: number) => remaining[(j + remaining.length) % remaining.length] as Ring[number]
    return Math.abs(ringArea([at(i - 1), at(i), at(i + 1)]))
  }
  const areas = remaining.map((_, i) => triangleArea(i))
  while (remaining.length > 3) {
    let smallest = 0
    for (let i = 1; i < areas.length; i++) if ((areas[i] as number) < (areas[smallest] as number)) smallest = i
    if ((areas[smallest] as number) >= tolerance) break
    remaining.splice(smallest, 1)
    areas.splice(smallest, 1)
    for (const j of [smallest - 1, smallest]) {
      const i = (j + remaining.length) % remaining.length
      areas[i] = triangleArea(i)
    }
  }
  return remaining
}

/** Encodes a ring as compact SVG path data in whole pixels with relative steps: `M12 8l3-4 5 6z`. */
const encode = (ring: Ring): string => {
  const corners = ring
    .map(([x, y]): Ring[number] => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => x !== all.at(i - 1)?.[0] || y !== all.at(i - 1)?.[1])
  if (corners.length < 3) return ''
  const steps = corners.slice(1).map(([x, y], i) => [x - (corners[i]?.[0] ?? 0), y - (corners[i]?.[1] ?? 0)])
  const [x, y] = corners[0] as Ring[number]
  return `M${x} ${y}l${steps.flat().join(' ').replaceAll(' -', '-')}z`
}

/** Returns path data of `rings` without islands and ponds smaller than `4 × tolerance` square pixels. */
export const pathData = (rings: Ring[], tolerance: number): string =>
  rings
    .filter((ring) => Math.abs(ringArea(ring)) > 4 * tolerance)
    .map((ring) => encode(simplify(ring, tolerance)))
    .join('')

/** Returns path data of meridians and parallels, every 1, 2, 5 or 10 minutes of arc depending on scale. */
export const graticule = ({ widthKm, width, height }: MapWindow, projection: GeoProjection): string => {
  const corner = (x: number, y: number): [number, number] => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
  const corners = [corner(0, 0), corner(width, 0), corner(0, height), corner(width, height)]
  const step = [1, 2, 5].find((minutes) => minutes * KM_PER_MINUTE_OF_LATITUDE >= widthKm / 8) ?? 10
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
