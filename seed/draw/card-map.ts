import { getMilesBetween, type Point } from '../../src/domain/geo.ts'
import { type Box, createBoxAround, drawLabel, FONT_FAMILY, type Label, placeLabels } from './labels.ts'
import { createDotsPathData, type DrawnMap, drawMap, findWidthKmWithShore, projectMarkers } from './maps.ts'
import { MAP_PLACES, type Place } from './places.ts'

type CardMapOptions = {
  center: Point
  clinics?: Point[]
  hasApproximateCenter?: boolean
}

const WATER_COLOR = '#0b1e38'
const CITY_COLOR = '#193a68'
const BEYOND_CITY_COLOR = '#122b4f'
const SHORE_COLOR = '#4d78b3'
const GOLD_COLOR = '#d8b46a'
const MARKER_COLOR = '#e7c885'
/** Twice the displayed size, because paths are in whole pixels. */
const MAP_SIZE_PX = { width: 960, height: 480 }

/** The part of the map that is visible on a narrow card, minus a margin. */
const LABEL_FRAME: Box = { left: 115, top: 20, right: MAP_SIZE_PX.width - 115, bottom: MAP_SIZE_PX.height - 20 }
const NAME_FONT_SIZE_PX = 34
const MAX_NAMES = 5

/** The picture hides the names if its URL ends with `#plain`. */
function drawNames({ project }: DrawnMap, center: Point, obstacles: readonly Box[]): string {
  const toLabel =
    (kind: string) =>
    ({ name, rotation, ...place }: Place): Label => {
      const [x, y] = project(place)
      return { text: name, x, y, fontSizePx: NAME_FONT_SIZE_PX, kind, ...(rotation && { rotation }) }
    }
  const nearestFirst = MAP_PLACES.neighborhoods.toSorted(
    (a, b) => getMilesBetween(center, a) - getMilesBetween(center, b),
  )
  const names = [...MAP_PLACES.water.map(toLabel('water')), ...nearestFirst.map(toLabel('place'))]
  const texts = placeLabels(names, LABEL_FRAME, obstacles).slice(0, MAX_NAMES).map(drawLabel).join('')
  return `<style>#plain:target text{display:none}text{font:500 ${NAME_FONT_SIZE_PX}px ${FONT_FAMILY};text-anchor:middle;dominant-baseline:central;paint-order:stroke;fill:#cfdcef;stroke:${CITY_COLOR};stroke-width:7px}.water{font-style:italic;fill:#8fb2dd;stroke:${WATER_COLOR}}</style>${texts}`
}

const drawCircle = (radius: number, attributes: string): string =>
  `<circle cx="480" cy="240" r="${Math.round(radius)}" ${attributes}/>`

const drawExactMarker = (pixelsPerKm: number): string =>
  [
    drawCircle(pixelsPerKm, 'opacity=".6"'),
    '<g opacity=".4">',
    drawCircle(2 * pixelsPerKm, 'stroke-width="1.5"'),
    drawCircle(2 * pixelsPerKm, 'stroke-width="9" pathLength="360" stroke-dasharray=".4 9.6" stroke-dashoffset=".2"'),
    drawCircle(2 * pixelsPerKm, 'stroke-width="20" pathLength="360" stroke-dasharray=".6 89.4" stroke-dashoffset=".3"'),
    '</g>',
    drawCircle(26, `fill="${GOLD_COLOR}" fill-opacity=".25" stroke="none"`),
    drawCircle(10, `fill="${MARKER_COLOR}" stroke="none"`),
  ].join('')

const drawApproximateMarker = (pixelsPerKm: number): string =>
  drawCircle(
    pixelsPerKm,
    `fill="${GOLD_COLOR}" fill-opacity=".1" stroke-width="3" stroke-dasharray="7 10" stroke-linecap="round"`,
  ) + drawCircle(10, 'stroke-width="4"')

/** Draws a map that is 9 km wide, or up to 15 km if a narrower map would show too little water to be recognizable. */
export const drawCardMap = ({ center, clinics = [], hasApproximateCenter = false }: CardMapOptions): string => {
  const widthKm = findWidthKmWithShore({ center, ...MAP_SIZE_PX }, [9, 11, 13, 15], 0.08)
  const map = drawMap({ center, widthKm, ...MAP_SIZE_PX, maxBytes: widthKm > 9 ? 1300 : 3100 })
  const pixelsPerKm = MAP_SIZE_PX.width / widthKm
  const dots = createDotsPathData(map, clinics)
  const marker = hasApproximateCenter ? drawApproximateMarker(pixelsPerKm) : drawExactMarker(pixelsPerKm)
  return renderCardMap(
    map,
    [
      dots && `<path d="${dots}" stroke="${MARKER_COLOR}" stroke-width="10" stroke-linecap="round" opacity=".5"/>`,
      drawNames(map, center, [createBoxAround([MAP_SIZE_PX.width / 2, MAP_SIZE_PX.height / 2], 40)]),
      `<g fill="none" stroke="${GOLD_COLOR}" stroke-width="2">${marker}</g>`,
    ].join(''),
  )
}

export const drawAreaCardMap = (center: Point, areaWidthKm: number, clinics: Point[]): string => {
  const widthsKm = [Math.max(areaWidthKm, 9), 12, 15, 22].filter((km, index) => index === 0 || km > areaWidthKm)
  const widthKm = findWidthKmWithShore({ center, ...MAP_SIZE_PX }, widthsKm, 0.1)
  const map = drawMap({ center, widthKm, ...MAP_SIZE_PX, maxBytes: 3300 })
  const dots = createDotsPathData(map, clinics)
  const drawDots = (width: number, color: string, opacity: string) =>
    `<path d="${dots}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  const obstacles = projectMarkers(map, clinics).map((marker) => createBoxAround(marker, 12))
  return renderCardMap(
    map,
    (dots && drawDots(40, GOLD_COLOR, '.25') + drawDots(14, MARKER_COLOR, '1')) + drawNames(map, center, obstacles),
  )
}

const renderCardMap = (map: DrawnMap, contentSvg: string): string =>
  // The fills cover the inner half of the strokes, so that no line separates the city from the land around it.
  [
    `<svg xmlns="http://www.w3.org/2000/svg" id="plain" width="480" height="240" viewBox="0 0 ${map.width} ${map.height}">`,
    `<defs><g id="a"><path id="b" d="${map.beyond}"/><path id="c" d="${map.city}"/></g></defs>`,
    `<path fill="${WATER_COLOR}" d="M0 0h${map.width}v${map.height}H0z"/><g fill="none" stroke="${SHORE_COLOR}" stroke-linejoin="round">`,
    '<use href="#a" stroke-width="40" opacity=".1"/><use href="#a" stroke-width="18" opacity=".14"/>',
    `<use href="#a" stroke-width="4"/></g><use href="#b" fill="${BEYOND_CITY_COLOR}"/><use href="#c" fill="${CITY_COLOR}"/>`,
    `<path d="${map.grid}" stroke="${SHORE_COLOR}" stroke-width="1.5" opacity=".25"/>`,
    contentSvg,
    '</svg>',
  ].join('')
