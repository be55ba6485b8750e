import { mapPicture } from './map-card.ts'
import { type Point, windowProjection } from './map-projection.ts'
import { drawMap } from './maps.ts'

const SIZE = { width: 840, height: 1040 }

/** Draws a background map, at most 9 KB, for markers added by the page. `lat`, `lng` and `scale` position them. */
export function browseMapSvg(center: Point, widthKm: number) {
  const window = { center, widthKm, ...SIZE }
  const svg = mapPicture(drawMap({ ...window, maxBytes: 7000 }), '')
  return { svg, ...SIZE, lat: center.lat, lng: center.lng, scale: windowProjection(window).scale() }
}
