import { createHash } from 'node:crypto'
import { type GeoProjection, geoGraticule, geoIdentity, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { CoverMapData } from '../../src/domain/content.ts'
import { computeCentroid, type Point } from '../../src/domain/geo.ts'
import { encodeRings, projectLines } from './path-data.ts'
import { readGeoFile } from './places.ts'

/** `width` and `height` are in pixels. `widthKm` is the distance across `width`. The rotation is clockwise. */
type MapWindow = { center: Point; widthKm: number; width: number; height: number; rotateDegrees?: number }

/** Paths are SVG path data in whole pixels. Everything outside `city` and `beyond` is water. */
export type DrawnMap = {
  width: number
  height: number
  /** The five boroughs, or Long Island on a map of eastern Long Island. */
  city: string
  beyond: string
  grid: string
  /** Returns whole pixels from the top left corner, possibly outside the picture. */
  project: (point: Point) => [x: number, y: number]
}

type Land = GeoJSON.FeatureCollection<GeoJSON.MultiPolygon>

const mercator = geoMercator().scale(1).translate([0, 0]).precision(0)
const toPlane = (position: GeoJSON.Position): GeoJSON.Position => mercator([position[0] ?? 0, position[1] ?? 0]) ?? []

const landOutlines = readGeoFile('land.topo.json')

const projectLand = (...names: ('boroughs' | 'longIsland' | 'mainland')[]): Land => ({
  type: 'FeatureCollection',
  features: names.map((name) => {
    const land = feature(landOutlines, landOutlines.objects[name]) as unknown as GeoJSON.Feature<GeoJSON.MultiPolygon>
    const coordinates = land.geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(toPlane)))
    return { ...land, geometry: { type: 'MultiPolygon', coordinates } }
  }),
})

// All maps share these shapes, which are projected once, because projection is the slowest part of drawing a map.
const NEW_YORK = { city: projectLand('boroughs'), beyond: projectLand('longIsland', 'mainland') }
const EASTERN_LONG_ISLAND = { city: projectLand('longIsland'), beyond: projectLand('mainland') }

const chooseLand = ({ lng }: Point) => (lng > -73.2 ? EASTERN_LONG_ISLAND : NEW_YORK)

const EARTH_RADIUS_KM = 6371.0088
const KM_PER_MINUTE_OF_LATITUDE = 1.852
/** Pixels drawn beyond the edge of the map, so that the clipped edge and its shoreline are not visible. */
const BLEED_PX = 40

const getPixelsPerRadian = ({ center, widthKm, width }: MapWindow) =>
  (width / widthKm) * EARTH_RADIUS_KM * Math.cos((center.lat * Math.PI) / 180)

const getClipExtent = ({ width, height }: MapWindow): [[number, number], [number, number]] => [
  [-BLEED_PX, -BLEED_PX],
  [width + BLEED_PX, height + BLEED_PX],
]

export const createWindowProjection = (window: MapWindow): GeoProjection =>
  geoMercator()
    .center([window.center.lng, window.center.lat])
    .angle(-(window.rotateDegrees ?? 0))
    .scale(getPixelsPerRadian(window))
    .translate([window.width / 2, window.height / 2])
    .precision(0)
    .clipExtent(getClipExtent(window))

function createPlaneProjection(window: MapWindow) {
  const rotatedProjection = geoIdentity()
    .scale(getPixelsPerRadian(window))
    .angle(-(window.rotateDegrees ?? 0))
  const [x = 0, y = 0] = rotatedProjection(toPlane([window.center.lng, window.center.lat]) as [number, number]) ?? []
  return rotatedProjection.translate([window.width / 2 - x, window.height / 2 - y]).clipExtent(getClipExtent(window))
}

function drawGraticule({ widthKm }: MapWindow, projection: GeoProjection): string {
  const arcMinutes = [1, 2, 5].find((step) => step * KM_PER_MINUTE_OF_LATITUDE >= widthKm / 8) ?? 10
  const lines = geoGraticule()
    .step([arcMinutes / 60, arcMinutes / 60])
    .extent([
      [-75, 40],
      [-71, 42],
    ])
  return geoPath(projection).digits(0)(lines()) ?? ''
}

function computeWaterShare(window: MapWindow): number {
  const path = geoPath(createPlaneProjection(window))
  const { city, beyond } = chooseLand(window.center)
  return 1 - (path.area(city) + path.area(beyond)) / ((window.width + 2 * BLEED_PX) * (window.height + 2 * BLEED_PX))
}

export const findWidthKmWithShore = (window: Omit<MapWindow, 'widthKm'>, widthsKm: number[], minWaterShare: number) =>
  widthsKm.find((widthKm) => computeWaterShare({ ...window, widthKm }) >= minWaterShare) ?? widthsKm.at(-1) ?? 0

export function drawMap({ maxBytes = Infinity, ...window }: MapWindow & { maxBytes?: number }): DrawnMap {
  const projection = createWindowProjection(window)
  const land = chooseLand(window.center)
  const landProjection = createPlaneProjection(window)
  const rings = { city: projectLines(land.city, landProjection), beyond: projectLines(land.beyond, landProjection) }
  const drawLand = (minVertexWeight: number): { city: string; beyond: string } => {
    const paths = {
      city: encodeRings(rings.city, minVertexWeight),
      beyond: encodeRings(rings.beyond, minVertexWeight),
    }
    return paths.city.length + paths.beyond.length <= maxBytes ? paths : drawLand(minVertexWeight * 1.25)
  }
  const project: DrawnMap['project'] = ({ lat, lng }) => {
    const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
    return [Math.round(x), Math.round(y)]
  }
  const { width, height } = window
  return { width, height, ...drawLand(1), grid: drawGraticule(window, projection), project }
}

const MAX_MARKERS = 250

export const projectMarkers = ({ width, height, project }: DrawnMap, points: Point[]): [x: number, y: number][] => {
  const visiblePixels = points.map(project).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  return thinOutPoints(visiblePixels, 1)
}

const thinOutPoints = (points: [x: number, y: number][], cellSizePx: number): [x: number, y: number][] => {
  const pointsByCell = new Map(
    points.map((point) => [point.map((coordinate) => Math.floor(coordinate / cellSizePx)).join(), point]),
  )
  const keptPoints = [...pointsByCell.values()]
  return keptPoints.length <= MAX_MARKERS ? keptPoints : thinOutPoints(keptPoints, cellSizePx * 2)
}

export const createDotsPathData = (map: DrawnMap, points: Point[]): string =>
  projectMarkers(map, points)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')

export const toCoverMapData = (map: DrawnMap, points: Point[]): CoverMapData => ({
  viewBox: `0 0 ${map.width} ${map.height}`,
  city: map.city,
  beyond: map.beyond,
  grid: map.grid,
  marks: projectMarkers(map, points),
})

/** Centers the map on the area's clinics, if any, because a phone shows only the middle third. */
export const drawAreaCover = (area: { center: Point; windowKm: number }, clinics: Point[]): CoverMapData => {
  const window = { center: computeCentroid(clinics) ?? area.center, width: 1200, height: 420 }
  const minWidthKm = Math.max(area.windowKm, 8)
  const widthKm = findWidthKmWithShore(
    window,
    [minWidthKm, ...[10, 12, 15, 18, 22].filter((km) => km > minWidthKm)],
    0.12,
  )
  return toCoverMapData(drawMap({ ...window, widthKm, maxBytes: 5000 }), clinics)
}

export const createHashedFileName = (content: string, extension: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`
