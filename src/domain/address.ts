import type { Point } from './geo.ts'

/** A borough, the east end of Long Island, or a zip code that belongs to neither. */
export type Region = 'Manhattan' | 'Brooklyn' | 'Queens' | 'the Bronx' | 'Staten Island' | 'the Hamptons' | 'elsewhere'

/** The boroughs of New York City, and what lies east of it. */
export const BOROUGHS = ['Manhattan', 'Brooklyn', 'Queens', 'the Bronx', 'Staten Island', 'Long Island'] as const
export type Borough = (typeof BOROUGHS)[number]

/** Where a zip code is: an inner point of it, in degrees. */
export interface ZipCode extends Point {
  zip: string
  /** The neighborhoods in it, or the village. */
  name: string
  borough: Borough
}

/** The first three digits of a zip code say the region; 110 is cut by the Queens line and says nothing. */
const REGION_OF_ZIP: ReadonlyMap<string, Region | null> = new Map([
  ['100', 'Manhattan'],
  ['101', 'Manhattan'],
  ['102', 'Manhattan'],
  ['103', 'Staten Island'],
  ['104', 'the Bronx'],
  ['110', null],
  ['111', 'Queens'],
  ['112', 'Brooklyn'],
  ['113', 'Queens'],
  ['114', 'Queens'],
  ['116', 'Queens'],
  ['119', 'the Hamptons'],
])

/** Manhattan's zip codes as specification §9 lists them, first and last of each run. */
const MANHATTAN_ZIPS = [
  [10001, 10007],
  [10009, 10014],
  [10016, 10040],
  [10044, 10044],
  [10065, 10065],
  [10075, 10075],
  [10128, 10128],
  [10280, 10280],
] as const

/** The zip code of an address: its last number of exactly five digits, so that a house number before it does not count. */
export function zipOf(address: string): string | null {
  return address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? null
}

/** Where the zip code says that an address lies; null when there is no zip code, or it does not say. */
export function regionOfZip(address: string): Region | null {
  const zip = zipOf(address)
  if (zip === null) return null
  const region = REGION_OF_ZIP.get(zip.slice(0, 3))
  return region === undefined ? 'elsewhere' : region
}

/** Whether the zip code of an address is one of those by which the specification knows Manhattan (§9). */
export function hasManhattanZip(address: string): boolean {
  const zip = Number(zipOf(address))
  return MANHATTAN_ZIPS.some(([first, last]) => zip >= first && zip <= last)
}
