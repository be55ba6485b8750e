import { readFileSync } from 'node:fs'
import { geoBounds } from 'd3-geo'
import { merge } from 'topojson-client'

/** One land mass. Rings are closed lists of [lng, lat]; the outer one is clockwise, as d3-geo requires. */
export type Land = { type: 'Polygon'; coordinates: Position[][] }
type Position = [lng: number, lat: number]

type Topology = Parameters<typeof merge>[0]
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number] & { properties: { n: string } }

const readOutlines = () => {
  const file = new URL('../geo/shoreline.topo.json', import.meta.url)
  const outlines: Topology & { objects: { merged: { geometries: Shape[] } } } = JSON.parse(readFileSync(file, 'utf8'))
  const isBorough = ({ properties }: Shape) => properties.n !== 'other'
  // Merging removes the borders between boroughs, which are not shores.
  const land = (keep: (shape: Shape) => boolean) =>
    merge(outlines, outlines.objects.merged.geometries.filter(keep)).coordinates as Position[][][]
  return { boroughs: land(isBorough), others: land((shape) => !isBorough(shape)) }
}

const isWithin = ([lng, lat]: Position, [west, south, east, north]: readonly [number, number, number, number]) =>
  lng > west && lng < east && lat > south && lat < north

/** Jamaica Bay and Flushing Bay, whose islands are more accurate in the city's file than in the other source. */
const CITY_BAYS = [
  [-73.95, 40.55, -73.77, 40.66],
  [-73.87, 40.755, -73.84, 40.78],
] as const

/** The outlines cut the Hudson off at the city limit. This extends it, roughly, past Yonkers. */
const YONKERS = [-73.931, 40.868, -73.87, 40.93] as const
const HUDSON_NORTH_OF_CITY: Position[] = [
  [-73.904, 40.935],
  [-73.8845, 40.994],
  [-73.871, 41.05],
  [-73.896, 41.05],
  [-73.907, 40.994],
  [-73.92, 40.935],
]

/** The ring here and in `smooth` is open: its first corner is not repeated at the end. */
const insertHudson = (ring: Position[], isCityShore: (at: Position) => boolean): Position[] => {
  const isKept = (at: Position) => !isWithin(at, YONKERS) || (isCityShore(at) && at[0] > -73.9115)
  const end = ring.findIndex((at, i) => isKept(at) && !isKept(ring.at(i - 1) ?? at))
  return end < 0 ? ring : [...ring.slice(0, end), ...HUDSON_NORTH_OF_CITY, ...ring.slice(end)].filter(isKept)
}

/** Moves each corner to the midpoint of its edge, which turns the steps of the coarser source into slopes. */
const smooth = (ring: Position[], isCityShore: (at: Position) => boolean): Position[] =>
  ring.map((at, i) => {
    const next = ring[(i + 1) % ring.length] ?? at
    return isCityShore(at) ? at : [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2]
  })

const cleanUp = (others: Position[][][], boroughs: Position[][][]): Position[][][] => {
  const cityShore = new Set(boroughs.flat(2).map(String))
  const isCityShore = (at: Position) => cityShore.has(String(at))
  // Both sources contain the city's shore. Small polygons that touch a borough are where the two differ.
  const isDuplicateShore = (ring: Position[]) =>
    ring.length < 1000 && ring.some((at) => isCityShore(at) || CITY_BAYS.some((bay) => isWithin(at, bay)))
  const redrawRing = (ring: Position[]) => {
    const opened = insertHudson(ring.slice(0, -1), isCityShore)
    const smoothed = smooth(smooth(opened, isCityShore), isCityShore)
    return [...smoothed, ...smoothed.slice(0, 1)]
  }
  return others.filter(([outer = []]) => !isDuplicateShore(outer)).map((rings) => rings.map(redrawRing))
}

const toLand = (coordinates: Position[][]): Land => ({ type: 'Polygon', coordinates })
const outlines = readOutlines()
const boroughs = outlines.boroughs.map(toLand)
const others = cleanUp(outlines.others, outlines.boroughs).map(toLand)

/** Long Island east of the city, with its islands. North of the Sound is Connecticut. */
const isLongIsland = (land: Land) => {
  const [[west, south]] = geoBounds(land)
  return west > -73.8 && south < 41.2
}
const newYork = { city: boroughs, beyond: others }
const eastEnd = { city: others.filter(isLongIsland), beyond: others.filter((land) => !isLongIsland(land)) }

/** Returns the land to highlight on a map (the boroughs, or Long Island in the Hamptons) and the rest. */
export const landAround = (center: { lng: number }): { city: Land[]; beyond: Land[] } =>
  center.lng > -73.2 ? eastEnd : newYork
