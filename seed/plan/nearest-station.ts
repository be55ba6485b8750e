import { getMilesBetween, type Point } from '../../src/domain/geo.ts'
import { MAP_PLACES } from '../draw/places.ts'

const MAX_WALKING_MILES = 1.2

export function findNearestStation(point: Point | null): { station: string | null; stationMiles: number | null } {
  if (!point) return NO_STATION
  const distances = MAP_PLACES.stations.map((station) => ({ station, miles: getMilesBetween(point, station) }))
  const nearest = distances.reduce((best, candidate) => (candidate.miles < best.miles ? candidate : best))
  if (nearest.miles > MAX_WALKING_MILES) return NO_STATION
  return { station: nearest.station.name, stationMiles: Math.round(nearest.miles * 100) / 100 }
}

const NO_STATION = { station: null, stationMiles: null }
