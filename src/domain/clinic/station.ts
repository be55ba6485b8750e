import { formatMiles } from '../geo.ts'
import type { ClinicCard } from './clinic-record.ts'

type Located = Pick<ClinicCard, 'station' | 'stationMiles'>

/** For example '0.2 miles from 86 St station'. Null without a station nearby. */
export const stationText = ({ station, stationMiles }: Located): string | null =>
  station === null || stationMiles === null ? null : `${formatMiles(stationMiles)} from ${station} station`

const WALKING_MILES_PER_HOUR = 3

/** How much longer the way along the streets of a grid is than the straight line, on average. */
const DETOUR = 4 / 3

/** Estimates whole minutes, at least one. */
export const walkingMinutes = (straightMiles: number): number =>
  Math.max(1, Math.round((straightMiles * DETOUR * 60) / WALKING_MILES_PER_HOUR))
