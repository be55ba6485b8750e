import { formatMiles } from '../geo.ts'
import { formatQuantity } from '../plural.ts'
import type { ClinicCard } from './clinic-record.ts'

type NearestStation = Pick<ClinicCard, 'station' | 'stationMiles'>

/** Adds 'station' to a name as on the signs, unless the name ends with it ('34 St-Penn Station'). */
export const formatStationName = (name: string) => (name.endsWith(' Station') ? name : `${name} station`)

export const formatStation = ({ station, stationMiles }: NearestStation): string | null =>
  station === null || stationMiles === null ? null : `${formatMiles(stationMiles)} from ${formatStationName(station)}`

const WALKING_MILES_PER_HOUR = 3

/** Approximate average ratio of the distance along a street grid to the straight-line distance. */
const DETOUR_FACTOR = 4 / 3

export const estimateWalkingMinutes = (straightMiles: number): number =>
  Math.max(1, Math.round((straightMiles * DETOUR_FACTOR * 60) / WALKING_MILES_PER_HOUR))

export const formatWalk = (straightMiles: number): string => {
  const minutes = estimateWalkingMinutes(straightMiles)
  return `about ${formatQuantity(minutes, 'minute')} on foot`
}
