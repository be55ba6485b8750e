import type { Point } from '../../../src/domain/geo.ts'

/** The geometry of a GeoJSON feature, not yet validated. */
export interface Geometry {
  type?: unknown
  coordinates?: unknown
}

/** Nesting depth of positions in the coordinates of a geometry. Lines have a depth of 1. */
const DEPTHS: Readonly<Record<string, number>> = { Point: 0, Polygon: 2, MultiPolygon: 3 }

/** Returns a point, or the middle of the bounding box of an outline, as Overpass does with `out center`. */
export function pointOfGeometry(geometry: Geometry | null | undefined): Point | null {
  const { type, coordinates } = geometry ?? {}
  const positions = [coordinates].flat(DEPTHS[String(type)] ?? 1).filter(isPosition)
  if (positions.length === 0) return null
  return { lat: middle(positions.map(([, lat]) => lat)), lng: middle(positions.map(([lng]) => lng)) }
}

const isPosition = (value: unknown): value is [lng: number, lat: number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

/** Returns the middle of the values, rounded to six decimals of a degree, which are about four inches. */
function middle(values: readonly number[]): number {
  const least = values.reduce((a, b) => Math.min(a, b))
  const most = values.reduce((a, b) => Math.max(a, b))
  return least === most ? least : Math.round(((least + most) / 2) * 1e6) / 1e6
}
