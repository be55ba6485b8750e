import { readFileSync } from 'node:fs'
import type { Point } from '../../src/domain/geo.ts'

/** `rotation` is the angle of the name on the map, in degrees clockwise. */
export type Place = Point & { name: string; rotation?: number }

export const readGeoFile = (name: string) =>
  JSON.parse(readFileSync(new URL(`../geo/${name}`, import.meta.url), 'utf8'))

type Places = Record<'water' | 'green' | 'neighborhoods' | 'stations', Place[]> & {
  bridges: { name: string; ends: [Point, Point] }[]
}

export const MAP_PLACES: Places = readGeoFile('places.json')
