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

/** `city`, `beyond` and `grid` are SVG path data in whole pixels; what neither land covers is water. */
export type DrawnMap = {
  width: number
  height: number
  /** The five boroughs; on a map of the Hamptons, Long Island. To be filled, like `beyond`. */
  city: string
  /** All other land. */
  beyond: string
  /** Meridians and parallels, to be stroked. */
  grid: string
  /** A place → whole pixels from the top left; outside the picture for a place outside the window. */
  project: (point: Point) => [x: number, y: number]
}

/** What an inline map is made of: `viewBox` and paths in pixels, `marks` the places inside the picture. */
export type MapPicture = Pick<DrawnMap, 'city' | 'beyond' | 'grid'> & {
  viewBox: string
  marks: [x: number, y: number][]
}

/** Corners that span less than this many square pixels are not drawn, however much room there is. */
const FINEST_DETAIL = 1

/** Water's part of the picture, 0–1. */
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

/** The smallest of `widths` (kilometers, ascending) that shows enough water to be read as a place; else the last. */
export const widthWithShore = (window: Omit<MapWindow, 'widthKm'>, widths: number[], leastWater: number): number =>
  widths.find((widthKm) => waterShare({ ...window, widthKm }) >= leastWater) ?? widths.at(-1) ?? 0

/** The drawn map of a window. With `maxBytes`, detail is given up until `city` and `beyond` together are that small. */
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

/** More marks than this cover the map, and each is some thirty bytes of every page that shows it. */
const MOST_MARKS = 250

/** The pixels of those `points` that lie in the picture, each pixel once; of too many, one for each square of a grid. */
export const marksOn = ({ width, height, project }: DrawnMap, points: Point[]): [x: number, y: number][] => {
  const inside = points.map(project).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  return thinned(inside, 1)
}

const thinned = (marks: [x: number, y: number][], square: number): [x: number, y: number][] => {
  const apart = new Map(marks.map((mark) => [mark.map((pixel) => Math.floor(pixel / square)).join(), mark]))
  return apart.size <= MOST_MARKS ? [...apart.values()] : thinned([...apart.values()], square * 2)
}

const pictureOf = (map: DrawnMap, points: Point[]): MapPicture => ({
  viewBox: `0 0 ${map.width} ${map.height}`,
  city: map.city,
  beyond: map.beyond,
  grid: map.grid,
  marks: marksOn(map, points),
})

/** The angle between Manhattan's avenues and north, in degrees. */
const AVENUES = 29

/** The home page's map: Manhattan's avenues lie level, downtown to the left, with a mark for each clinic in sight. */
export const heroMap = (clinics: Point[]): MapPicture => {
  const center = { lat: 40.755, lng: -73.9705 }
  const size = { widthKm: 22, width: 1440, height: 560, rotateDegrees: 90 - AVENUES, maxBytes: 9000 }
  return pictureOf(drawMap({ center, ...size }), clinics)
}

const middleOf = (points: Point[]): Point | null => {
  if (points.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

/**
 * The cover of an area or sub-area, with a mark for each of its clinics. Their middle is the picture's, because a phone
 * shows only the middle third; a narrow window grows until there is a shore to see.
 */
export const areaCover = (area: { center: Point; windowKm: number }, clinics: Point[]): MapPicture => {
  const window = { center: middleOf(clinics) ?? area.center, width: 1200, height: 420 }
  const least = Math.max(area.windowKm, 8)
  const widthKm = widthWithShore(window, [least, ...[10, 12, 15, 18, 22].filter((km) => km > least)], 0.12)
  return pictureOf(drawMap({ ...window, widthKm, maxBytes: 5000 }), clinics)
}

/** The name of a file of ours: from its content, so that it can be cached for ever. */
export const contentName = (text: string, extension: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`
