import type { Point } from '../../../src/domain/geo.ts'
import { isObject } from './records.ts'

/** How many arrays enclose each position in a geometry's `coordinates`. Types not listed are read as having 1. */
const POSITION_DEPTHS: Readonly<Record<string, number>> = { Point: 0, Polygon: 2, MultiPolygon: 3 }

export function findGeometryCenter(geometry: unknown): Point | null {
  const { type, coordinates } = isObject(geometry) ? geometry : {}
  const positions = [coordinates].flat(POSITION_DEPTHS[String(type)] ?? 1).filter(isPosition)
  if (positions.length === 0) return null
  return { lat: findMidpoint(positions.map(([, lat]) => lat)), lng: findMidpoint(positions.map(([lng]) => lng)) }
}

const isPosition = (value: unknown): value is [lng: number, lat: number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

/** Returns the midpoint between the lowest and highest values, rounded to six decimals (four inches) if they differ. */
function findMidpoint(values: readonly number[]): number {
  const min = values.reduce((a, b) => Math.min(a, b))
  const max = values.reduce((a, b) => Math.max(a, b))
  return min === max ? min : Math.round(((min + max) / 2) * 1e6) / 1e6
}
