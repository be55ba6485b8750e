import { mapPicture } from './map-card.ts'
import { type Point, windowProjection } from './map-projection.ts'
import { drawMap } from './maps.ts'

/** Taller than wide: it stands beside a list. */
const SIZE = { width: 840, height: 1040 }

/** A map that results are marked on by the page, and what a place is found by on it. At most 9 KB. */
export function browseMapSvg(center: Point, widthKm: number) {
  const window = { center, widthKm, ...SIZE }
  const svg = mapPicture(drawMap({ ...window, maxBytes: 7000 }), '')
  return { svg, ...SIZE, lat: center.lat, lng: center.lng, scale: windowProjection(window).scale() }
}
