import { readFileSync } from 'node:fs'
import type { Point } from '../../src/domain/geo.ts'

/** `turn` is the direction of the name, in degrees clockwise. */
export type Place = Point & { name: string; turn?: number }

export const PLACES: Record<'water' | 'green' | 'neighborhoods' | 'stations', Place[]> = JSON.parse(
  readFileSync(new URL('../geo/places.json', import.meta.url), 'utf8'),
)
