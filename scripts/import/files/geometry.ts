import type { Point } from '../../../src/domain/geo.ts'
import { isObject } from './records.ts'

/** Nesting depth of positions in the coordinates. Other geometries are read as if their depth were 1. */
const POSITION_DEPTHS: Readonly<Record<string, number>> = { Point: 0, Polygon: 2, MultiPolygon: 3 }

export function pointOfGeometry(geometry: unknown): Point | null {
  const { type, coordinates } = isObject(geometry) ? geometry : {}
  const positions = [coordinates].flat(POSITION_DEPTHS[String(type)] ?? 1).filter(isPosition)
  if (positions.length === 0) return null
  return { lat: midpoint(positions.map(([, lat]) => lat)), lng: midpoint(positions.map(([lng]) => lng)) }
}

const isPosition = (value: unknown): value is [lng: number, lat: number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

/** Rounds to six decimals of a degree (about four inches), but not a single point. */
function midpoint(values: readonly number[]): number {
  const min = values.reduce((a, b) => Math.min(a, b))
  const max = values.reduce((a, b) => Math.max(a, b))
  return min === max ? min : Math.round(((min + max) / 2) * 1e6) / 1e6
}
