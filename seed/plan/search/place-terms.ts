import { boroughsWithoutPage, REGION_SLUGS } from '../../../src/domain/list/near.ts'
import { splitWords } from '../../../src/domain/search/query.ts'
import { phraseKey } from '../../../src/domain/search/vocabulary.ts'
import type { SeedFiles } from '../../load/load.ts'

export function knownPlaces({ areas }: SeedFiles): Set<string> {
  const subAreas = areas.flatMap((area) => area.subAreas.map((sub) => `${area.slug}/${sub.slug}`))
  return new Set([...areas.map(({ slug }) => slug), ...subAreas, ...boroughsWithoutPage(areas).map(([slug]) => slug)])
}

export function listAlternativeNames(files: SeedFiles): Map<string, string[]> {
  const withoutPage = new Set(boroughsWithoutPage(files.areas).map(([slug]) => slug))
  const { synonyms, stations, zips } = files
  const names = new Map<string, string[]>()
  const places = knownPlaces(files)
  const add = (place: string, ...added: string[]) => {
    if (places.has(place)) names.set(place, [...(names.get(place) ?? []), ...added])
  }
  for (const entry of synonyms.places) add(entry.means, ...entry.names, ...entry.zips, ...entry.stations)
  for (const [place, stationNames] of Object.entries(stations.stations))
    add(place, ...stationNames, ...stationNames.flatMap(stationNameParts))
  const keyOf = (name: string) => phraseKey(splitWords(name))
  const known = new Set([...[...names.values()].flat(), ...placeNames(files)].map(keyOf))
  for (const { zip, name, borough } of zips.zips) {
    const boroughSlug = REGION_SLUGS[borough]
    // REGION_SLUGS has no Long Island: lists do not measure from it.
    if (boroughSlug === undefined) continue
    add(boroughSlug, ...name.split(', ').filter((neighborhood) => !known.has(keyOf(neighborhood))))
    // For a borough without a page, the list by distance from the zip code is more useful.
    if (!known.has(zip) && !withoutPage.has(boroughSlug)) add(boroughSlug, zip)
  }
  return names
}

/** Matches names that stations of many subway lines share: numbered streets and Broadway. */
const AMBIGUOUS_STATION_NAME = /\d|^broadway$/i

/** Splits a station name: '161 St-Yankee Stadium' yields 'Yankee Stadium'. */
const stationNameParts = (station: string) =>
  /[-/]/.test(station)
    ? station.split(/[-/]/).filter((part) => part.length > 6 && !AMBIGUOUS_STATION_NAME.test(part))
    : []

const placeNames = ({ areas }: SeedFiles) =>
  areas.flatMap(({ name, subAreas }) => [name, ...subAreas.map((sub) => sub.name)])
