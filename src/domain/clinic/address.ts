import type { Point } from '../geo.ts'

export type Region = 'Manhattan' | 'Brooklyn' | 'Queens' | 'the Bronx' | 'Staten Island' | 'the Hamptons' | 'elsewhere'

export const BOROUGHS = ['Manhattan', 'Brooklyn', 'Queens', 'the Bronx', 'Staten Island', 'Long Island'] as const
export type Borough = (typeof BOROUGHS)[number]

/** The URL of a clinic outside all areas begins with one of these slugs, or `new-york` if its zip code is unknown. */
export const BOROUGHS_BY_SLUG: ReadonlyMap<string, Borough> = new Map(
  BOROUGHS.map((name) => [toBoroughSlug(name), name]),
)

export function toBoroughSlug(borough: Borough | 'New York'): string {
  return borough.toLowerCase().replaceAll(' ', '-')
}

export interface ZipCode extends Point {
  zip: string
  /** Names of the neighborhoods, separated by commas, or the name of a village. */
  name: string
  borough: Borough
}

/** Null for zip codes that begin with 110, which are on both sides of the border of Queens. */
const REGION_BY_ZIP_PREFIX: ReadonlyMap<string, Region | null> = new Map([
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

/** Inclusive ranges. Manhattan has more zip codes, but the specification (§9) counts only these ranges. */
const MANHATTAN_ZIP_RANGES = [
  [10001, 10007],
  [10009, 10014],
  [10016, 10040],
  [10044, 10044],
  [10065, 10065],
  [10075, 10075],
  [10128, 10128],
  [10280, 10280],
] as const

/** Returns the last five-digit number, because a house number may also have five digits. */
export function findZipCode(address: string): string | null {
  return address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? null
}

export function getAddressRegion(address: string): Region | null {
  const zip = findZipCode(address)
  if (zip === null) return null
  const region = REGION_BY_ZIP_PREFIX.get(zip.slice(0, 3))
  return region === undefined ? 'elsewhere' : region
}

export function hasManhattanZip(address: string): boolean {
  const zip = Number(findZipCode(address))
  return MANHATTAN_ZIP_RANGES.some(([first, last]) => zip >= first && zip <= last)
}
