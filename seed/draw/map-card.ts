import type { Point } from './map-projection.ts'
import { type DrawnMap, drawMap, marksOn, widthWithShore } from './maps.ts'

export type CardMap = {
  center: Point
  /** The other clinics, anywhere: those in the window are drawn as dim dots. */
  others: Point[]
  /** The clinic gave no coordinates: a broken ring says "hereabouts" where exact ones have distances. */
  approximate?: boolean
}

const WATER = '#0b1e38'
const CITY = '#193a68'
const BEYOND = '#122b4f'
const SHORE = '#4d78b3'
const GOLD = '#d8b46a'
const MARK = '#e7c885'
/** Drawn at twice the size of the card, so that whole pixels are fine enough for a sharp screen. */
const CARD = { width: 960, height: 480 }

const ring = (radius: number, attributes: string): string =>
  `<circle cx="480" cy="240" r="${Math.round(radius)}" ${attributes}/>`

/** 1 km, and 2 km with the bearings of a compass: a tick for each ten degrees, a longer one for each quarter. */
const distanceRings = (km: number): string =>
  [
    ring(km, 'opacity=".6"'),
    '<g opacity=".4">',
    ring(2 * km, 'stroke-width="1.5"'),
    ring(2 * km, 'stroke-width="9" pathLength="360" stroke-dasharray=".4 9.6" stroke-dashoffset=".2"'),
    ring(2 * km, 'stroke-width="20" pathLength="360" stroke-dasharray=".6 89.4" stroke-dashoffset=".3"'),
    '</g>',
  ].join('')

const exactMark = (km: number): string =>
  distanceRings(km) +
  ring(26, `fill="${GOLD}" fill-opacity=".25" stroke="none"`) +
  ring(10, `fill="${MARK}" stroke="none"`)

const roughMark = (km: number): string =>
  ring(km, `fill="${GOLD}" fill-opacity=".1" stroke-width="3" stroke-dasharray="7 10" stroke-linecap="round"`) +
  ring(10, 'stroke-width="4"')

/**
 * A clinic's piece of the map: a whole SVG file of 480 × 240 without words, the same in light and dark, 9–15 km wide. At
 * most 5 KB; 3 KB inland, where the window has to widen to reach a shore.
 */
export const cardMapSvg = ({ center, others, approximate = false }: CardMap): string => {
  const widthKm = widthWithShore({ center, ...CARD }, [9, 11, 13, 15], 0.08)
  const map = drawMap({ center, widthKm, ...CARD, maxBytes: widthKm > 9 ? 1300 : 3300 })
  const km = CARD.width / widthKm
  const dots = marksOn(map, others)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')
  const mark = `<g fill="none" stroke="${GOLD}" stroke-width="2">${approximate ? roughMark(km) : exactMark(km)}</g>`
  return picture(
    map,
    (dots && `<path d="${dots}" stroke="${MARK}" stroke-width="10" stroke-linecap="round" opacity=".5"/>`) + mark,
  )
}

/** An area in the size of a card, with a gold mark for each of its clinics; their middle is the picture's. At most 5 KB. */
export const areaCardSvg = ({
  center,
  clinics,
  windowKm,
}: {
  center: Point
  clinics: Point[]
  windowKm: number
}): string => {
  const widths = [Math.max(windowKm, 9), 12, 15, 22].filter((km, index) => index === 0 || km > windowKm)
  const widthKm = widthWithShore({ center, ...CARD }, widths, 0.1)
  const map = drawMap({ center, widthKm, ...CARD, maxBytes: 3300 })
  const dots = marksOn(map, clinics)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')
  const stroke = (width: number, color: string, opacity: string) =>
    `<path d="${dots}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  return picture(map, dots && stroke(40, GOLD, '.25') + stroke(14, MARK, '1'))
}

const picture = (map: DrawnMap, marks: string): string => mapPicture(map, marks, { width: 480, height: 240 })

/** Land, water and chart lines, with `marks` on top, shown in another `size` than it is drawn in. */
export const mapPicture = (map: DrawnMap, marks: string, size: { width: number; height: number } = map): string =>
  // Strokes lie below the fills: only their half over the water shows, and no line where city and county meet.
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${map.width} ${map.height}">`,
    `<defs><g id="a"><path id="b" d="${map.beyond}"/><path id="c" d="${map.city}"/></g></defs>`,
    `<path fill="${WATER}" d="M0 0h${map.width}v${map.height}H0z"/><g fill="none" stroke="${SHORE}" stroke-linejoin="round">`,
    '<use href="#a" stroke-width="40" opacity=".1"/><use href="#a" stroke-width="18" opacity=".14"/>',
    `<use href="#a" stroke-width="4"/></g><use href="#b" fill="${BEYOND}"/><use href="#c" fill="${CITY}"/>`,
    `<path d="${map.grid}" stroke="${SHORE}" stroke-width="1.5" opacity=".25"/>`,
    marks,
    '</svg>',
  ].join('')
