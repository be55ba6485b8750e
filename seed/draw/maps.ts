import { createHash } from 'node:crypto'
import { landAround } from './map-land.ts'
import {
  graticule,
  type MapWindow,
  type Point,
  pathData,
  ringArea,
  ringsInWindow,
  windowProjection,
} from './map-projection.ts'

/** SVG path data in whole pixels. Area covered by neither land is water. */
export type DrawnMap = {
  width: number
  height: number
  /** Filled path: the five boroughs, or Long Island on a map of the Hamptons. */
  city: string
  beyond: string
  grid: string
  /** Returns a place's position in whole pixels from the top left corner. It may be outside the picture. */
  project: (point: Point) => [x: number, y: number]
}

export type MapPicture = Pick<DrawnMap, 'city' | 'beyond' | 'grid'> & {
  viewBox: string
  marks: [x: number, y: number][]
}

const FINEST_DETAIL = 1

const waterShare = (window: MapWindow): number => {
  const projection = windowProjection(window)
  const { city, beyond } = landAround(window.center)
  const area = (land: typeof city) => Math.abs(ringsInWindow(land, projection).reduce((sum, r) => sum + ringArea(r), 0))
  const [[left, top], [right, bottom]] = projection.clipExtent() ?? [
    [0, 0],
    [window.width, window.height],
  ]
  return 1 - (area(city) + area(beyond)) / ((right - left) * (bottom - top))
}

/** Returns the first of `widths` (kilometers, ascending) that shows enough water to be recognizable, or the last. */
export const widthWithShore = (window: Omit<MapWindow, 'widthKm'>, widths: number[], minWaterShare: number): number =>
  widths.find((widthKm) => waterShare({ ...window, widthKm }) >= minWaterShare) ?? widths.at(-1) ?? 0

/** Draws the map of a window. Reduces detail until `city` and `beyond` together fit into `maxBytes`. */
export const drawMap = ({ maxBytes = Infinity, ...window }: MapWindow & { maxBytes?: number }): DrawnMap => {
  const projection = windowProjection(window)
  const land = landAround(window.center)
  const rings = { city: ringsInWindow(land.city, projection), beyond: ringsInWindow(land.beyond, projection) }
  const draw = (tolerance: number): { city: string; beyond: string } => {
    const paths = { city: pathData(rings.city, tolerance), beyond: pathData(rings.beyond, tolerance) }
    return paths.city.length + paths.beyond.length <= maxBytes ? paths : draw(tolerance * 1.25)
  }
  const project: DrawnMap['project'] = ({ lat, lng }) => {
    const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
    return [Math.round(x), Math.round(y)]
  }
  const { width, height } = window
  return { width, height, ...draw(FINEST_DETAIL), grid: graticule(window, projection), project }
}

/** More markers would cover the map, and each adds about thirty bytes to every page with the map. */
const MAX_MARKERS = 250

/** Projects points to distinct pixels inside the picture, thinned to one for each grid cell if there are too many. */
export const placeMarkers = ({ width, height, project }: DrawnMap, points: Point[]): [x: number, y: number][] => {
  const inside = points.map(project).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  return thinOut(inside, 1)
}

const thinOut = (marks: [x: number, y: number][], square: number): [x: number, y: number][] => {
  const distinct = new Map(marks.map((mark) => [mark.map((pixel) => Math.floor(pixel / square)).join(), mark]))
  return distinct.size <= MAX_MARKERS ? [...distinct.values()] : thinOut([...distinct.values()], square * 2)
}

const toMapPicture = (map: DrawnMap, points: Point[]): MapPicture => ({
  viewBox: `0 0 ${map.width} ${map.height}`,
  city: map.city,
  beyond: map.beyond,
  grid: map.grid,
  marks: placeMarkers(map, points),
})

const AVENUE_ANGLE_DEGREES = 29

/** Draws the home page's map, rotated so that Manhattan's avenues are horizontal with downtown on the left. */
export const heroMap = (clinics: Point[]): MapPicture => {
  const center = { lat: 40.755, lng: -73.9705 }
  const size = { widthKm: 22, width: 1440, height: 560, rotateDegrees: 90 - AVENUE_ANGLE_DEGREES, maxBytes: 9000 }
  return toMapPicture(drawMap({ center, ...size }), clinics)
}

const centroid = (points: Point[]): Point | null => {
  if (points.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

/** Draws an area's cover, centered on its clinics, because a phone shows the middle third only. */
export const areaCover = (area: { center: Point; windowKm: number }, clinics: Point[]): MapPicture => {
  const window = { center: centroid(clinics) ?? area.center, width: 1200, height: 420 }
  const minKm = Math.max(area.windowKm, 8)
  const widthKm = widthWithShore(window, [minKm, ...[10, 12, 15, 18, 22].filter((km) => km > minKm)], 0.12)
  return toMapPicture(drawMap({ ...window, widthKm, maxBytes: 5000 }), clinics)
}

/** Returns a file name derived from the content, so that the file can be cached forever. */
export const hashedFileName = (text: string, extension: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`
