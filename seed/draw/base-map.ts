import { feature } from 'topojson-client'
import type { Point } from '../../src/domain/geo.ts'
import { type Box, createBoxAround, drawLabel, FONT_FAMILY, type Label, placeLabels } from './labels.ts'
import { createWindowProjection, type DrawnMap, drawMap } from './maps.ts'
import { encodeLine, projectLines } from './path-data.ts'
import { MAP_PLACES, type Place, readGeoFile } from './places.ts'

type Shapes = GeoJSON.FeatureCollection<GeoJSON.Geometry, { line?: string; kind?: string }>

function readShapes(file: string, name: string): Shapes {
  const topology = readGeoFile(file)
  return feature(topology, topology.objects[name]) as unknown as Shapes
}
const SUBWAY = readShapes('subway-and-land-use.topo.json', 'subway')
const LAND_USE = readShapes('subway-and-land-use.topo.json', 'landUse')
const STREETS = readShapes('streets.topo.json', 'streets')

/** About twice the size shown on a phone or beside a list. */
const MAP_SIZE_PX = { width: 840, height: 1040 }
const LABEL_FRAME: Box = { left: 6, top: 6, right: MAP_SIZE_PX.width - 6, bottom: MAP_SIZE_PX.height - 40 }

/** With more markers to avoid, almost no label would fit. */
const MAX_AVOIDED_MARKERS = 60

const MAX_WIDTH_KM_WITH_STREETS = 9
const MAX_WIDTH_KM_WITH_STATIONS = 12
const MAX_WIDTH_KM_WITH_STATION_NAMES = 9

const SUBWAY_LINE_COLORS: Record<string, string> = {
  '123': '#ee352e',
  '456': '#00933c',
  '7': '#b933ad',
  ACE: '#2850ad',
  BDFM: '#ff6319',
  G: '#6cbe45',
  JZ: '#996633',
  L: '#8f9296',
  NQRW: '#e8b500',
  S: '#808183',
  SIR: '#2850ad',
}

const FONT_SIZES_PX = { area: 25, place: 21, water: 21, green: 19, station: 18, key: 15 }

const STYLE = [
  `text{font:500 20px ${FONT_FAMILY};text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke-width:5px;stroke-linejoin:round}`,
  '.line,.road,.shore{fill:none;stroke-linejoin:round;stroke-linecap:round}.line{opacity:.8}',
  ...Object.entries(FONT_SIZES_PX).map(([kind, size]) => `.${kind}{font-size:${size}px}`),
  '.area{font-weight:700}.water,.green{font-style:italic}.key{text-anchor:start}',
  '.bridge{fill:none;stroke:#a39a80;stroke-width:5px}.sea{fill:#cfdce8}.city{fill:#f7f3e8}.beyond{fill:#ebe6d8}.park{fill:#d5dfc0}.airport{fill:#e0dccf}.shore{stroke:#8fa9c6;stroke-width:3px}.road{stroke:#e2dac6;stroke-width:4px}.stop{fill:#fff;stroke:#0b1e38;stroke-width:2.5px}',
  'text{fill:#2c3e57;stroke:#f7f3e8}.area{fill:#0b1e38}.water{fill:#3c628f;stroke:#cfdce8}.green{fill:#4d6435;stroke:#d5dfc0}.scale{stroke:#2c3e57;stroke-width:3px;fill:none}',
  '@media(prefers-color-scheme:dark){.bridge{stroke:#5f84b8}.sea{fill:#081629}.city{fill:#1b3a66}.beyond{fill:#142c50}.park{fill:#1d4a5a}.airport{fill:#2a4468}.shore{stroke:#4d78b3}.road{stroke:#2b4d7e}.stop{fill:#0b1e38;stroke:#dfe8f5}.line{opacity:.9}',
  'text{fill:#cfdcef;stroke:#1b3a66}.area{fill:#fff}.water{fill:#8fb2dd;stroke:#081629}.green{fill:#a4d3bf;stroke:#1d4a5a}.scale{stroke:#cfdcef}}',
].join('')

interface BaseMapOptions {
  center: Point
  widthKm: number
  /** `isMainArea` marks the area that the map is for. Its label may cover markers and the labels of other areas. */
  areas: readonly (Place & { isMainArea: boolean })[]
  clinics: readonly Point[]
}

export function drawBaseMap({ center, widthKm, areas, clinics }: BaseMapOptions) {
  const window = { center, widthKm, ...MAP_SIZE_PX }
  const projection = createWindowProjection(window)
  const { city, beyond, project } = drawMap({ ...window, maxBytes: 12_000 })
  const drawLines = (shapes: Shapes, minVertexWeight: number) =>
    projectLines(shapes, projection)
      .map((line) => encodeLine(line.filter(([, , weight]) => weight >= minVertexWeight)))
      .join('')
  const filterShapes = (shapes: Shapes, key: 'line' | 'kind', value: string): Shapes => ({
    ...shapes,
    features: shapes.features.filter(({ properties }) => properties[key] === value),
  })
  const drawLandUse = (kind: string) =>
    `<path class="${kind}" d="${drawLines(filterShapes(LAND_USE, 'kind', kind), 4)}"/>`
  const lineWidth = widthKm > MAX_WIDTH_KM_WITH_STATIONS ? 3.5 : 5
  const lines = Object.entries(SUBWAY_LINE_COLORS).map(([line, color]) => {
    const path = drawLines(filterShapes(SUBWAY, 'line', line), 3)
    return path && `<path class="line" stroke="${color}" stroke-width="${lineWidth}" d="${path}"/>`
  })
  const stationPoints = widthKm <= MAX_WIDTH_KM_WITH_STATIONS ? MAP_PLACES.stations.map(project).filter(isInside) : []
  const stations = stationPoints.map(([x, y]) => `<circle class="stop" cx="${x}" cy="${y}" r="5"/>`)
  const markers = clinics.map(project).filter(isInside)
  const labels = placeLabels(
    listLabelCandidates(widthKm, areas, project),
    LABEL_FRAME,
    markers.length > MAX_AVOIDED_MARKERS ? [] : markers.map((marker) => createBoxAround(marker, 26)),
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP_SIZE_PX.width}" height="${MAP_SIZE_PX.height}" viewBox="0 0 ${MAP_SIZE_PX.width} ${MAP_SIZE_PX.height}">`,
    `<style>${STYLE}</style><path class="sea" d="M0 0h${MAP_SIZE_PX.width}v${MAP_SIZE_PX.height}H0z"/>`,
    `<path class="shore" d="${beyond}${city}"/><path class="beyond" d="${beyond}"/><path class="city" d="${city}"/>`,
    drawLandUse('park'),
    drawLandUse('airport'),
    widthKm <= MAX_WIDTH_KM_WITH_STREETS ? `<path class="road" d="${drawLines(STREETS, 3)}"/>` : '',
    `<path class="bridge" d="${MAP_PLACES.bridges.map(({ ends: [from, to] }) => `M${project(from)}L${project(to)}`).join('')}"/>`,
    ...lines,
    ...stations,
    ...labels.map(drawLabel),
    drawScaleBarAndCredits(widthKm),
    '</svg>',
  ].join('')
  return { svg, ...MAP_SIZE_PX, lat: center.lat, lng: center.lng, scale: projection.scale() }
}

/** Returns the labels of places, the most important label first. */
function listLabelCandidates(widthKm: number, areas: BaseMapOptions['areas'], project: DrawnMap['project']): Label[] {
  const toLabel =
    (kind: keyof typeof FONT_SIZES_PX, offsetY = 0) =>
    ({ name, rotation, ...point }: Place): Label => {
      const [x, y] = project(point)
      return { text: name, x, y: y + offsetY, fontSizePx: FONT_SIZES_PX[kind], kind, ...(rotation && { rotation }) }
    }
  const areaNames = new Set(areas.map(({ name }) => name.toLowerCase()))
  const bridges = MAP_PLACES.bridges.map(({ name, ends: [from, to] }) => ({
    name,
    lat: (from.lat + to.lat) / 2,
    lng: (from.lng + to.lng) / 2,
  }))
  const otherNeighborhoods = MAP_PLACES.neighborhoods.filter(({ name }) => !areaNames.has(name.toLowerCase()))
  return [
    ...areas.map((area) => ({ ...toLabel('area')(area), isRequired: area.isMainArea })),
    ...MAP_PLACES.water.map(toLabel('water')),
    ...MAP_PLACES.green.map(toLabel('green')),
    ...otherNeighborhoods.map(toLabel('place')),
    ...(widthKm <= MAX_WIDTH_KM_WITH_STATIONS ? bridges.map(toLabel('station')) : []),
    ...(widthKm <= MAX_WIDTH_KM_WITH_STATION_NAMES ? MAP_PLACES.stations.map(toLabel('station', 18)) : []),
  ]
}

const isInside = ([x, y]: readonly [number, number]) =>
  x > 0 && y > 0 && x < MAP_SIZE_PX.width && y < MAP_SIZE_PX.height

const KM_PER_MILE = 1.609344
const SCALE_BAR_MILES = [0.25, 0.5, 1, 2, 5, 10]
const FRACTION_LABELS: Record<number, string> = { 0.25: '¼', 0.5: '½' }

function drawScaleBarAndCredits(widthKm: number): string {
  const toPixels = (miles: number) => (miles * KM_PER_MILE * MAP_SIZE_PX.width) / widthKm
  const miles = SCALE_BAR_MILES.findLast((length) => toPixels(length) <= MAP_SIZE_PX.width / 5) ?? 0.25
  const width = Math.round(toPixels(miles))
  const y = MAP_SIZE_PX.height - 20
  return `<path class="scale" d="M20 ${y - 7}v7h${width}v-7"/><text class="key" x="${30 + width}" y="${y - 4}">${FRACTION_LABELS[miles] ?? miles} mi · © OpenStreetMap, MTA, NYC Planning</text>`
}
