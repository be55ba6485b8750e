import { readFileSync } from 'node:fs'
import type { Point } from '../../src/domain/geo.ts'

/** `rotation` is the direction of the name, in degrees clockwise. */
export type Place = Point & { name: string; rotation?: number }

export interface Bridge {
  name: string
  ends: [Point, Point]
}

type Places = Record<'water' | 'green' | 'neighborhoods' | 'stations', Place[]> & { bridges: Bridge[] }

export const PLACES: Places = JSON.parse(readFileSync(new URL('../geo/places.json', import.meta.url), 'utf8'))
