import type { Borough } from '../../../src/domain/clinic/address.ts'
import { BOROUGH_ALIASES, BOROUGHS_WITH_OPTIONAL_PAGE, REGION_SLUGS } from '../../../src/domain/list/near.ts'
import { splitWords } from '../../../src/domain/search/query.ts'
import { toPhraseKey } from '../../../src/domain/search/vocabulary.ts'
import type { SeedFiles } from '../../load/load.ts'

export function listPlaceSlugs({ areas }: SeedFiles): Set<string> {
  const subAreaSlugs = areas.flatMap((area) => area.subAreas.map((subArea) => `${area.slug}/${subArea.slug}`))
  return new Set([
    ...areas.map(({ slug }) => slug),
    ...subAreaSlugs,
    ...findBoroughsWithoutPage(areas).map(([slug]) => slug),
  ])
}

export function listAlternativeNames(files: SeedFiles): Map<string, string[]> {
  const boroughSlugsWithoutPage = new Set(findBoroughsWithoutPage(files.areas).map(([slug]) => slug))
  const { synonyms, stations, zips } = files
  const namesByPlace = new Map<string, string[]>()
  const places = listPlaceSlugs(files)
  const add = (place: string, ...newNames: string[]) => {
    if (places.has(place)) namesByPlace.set(place, [...(namesByPlace.get(place) ?? []), ...newNames])
  }
  for (const synonym of synonyms.places) add(synonym.means, ...synonym.names, ...synonym.zips, ...synonym.stations)
  for (const [place, stationNames] of Object.entries(stations.stations))
    add(place, ...stationNames, ...stationNames.flatMap(splitStationName))
  const toNameKey = (name: string) => toPhraseKey(splitWords(name))
  const takenKeys = new Set([...[...namesByPlace.values()].flat(), ...listPlaceNames(files)].map(toNameKey))
  for (const { zip, name, borough } of zips.zips) {
    const boroughSlug = REGION_SLUGS[borough]
    // REGION_SLUGS has no Long Island, because no list measures distances from Long Island.
    if (boroughSlug === undefined) continue
    add(boroughSlug, ...name.split(', ').filter((neighborhood) => !takenKeys.has(toNameKey(neighborhood))))
    // For a borough without a page, a zip code should lead only to the list sorted by distance from the zip code.
    if (!takenKeys.has(zip) && !boroughSlugsWithoutPage.has(boroughSlug)) add(boroughSlug, zip)
  }
  return namesByPlace
}

/** Matches station names that several subway stations share: numbered streets and Broadway. */
const AMBIGUOUS_STATION_NAME = /\d|^broadway$/i

/** Returns the long, unambiguous parts of a compound station name: 'Yankee Stadium' of '161 St-Yankee Stadium'. */
const splitStationName = (station: string) =>
  /[-/]/.test(station)
    ? station.split(/[-/]/).filter((part) => part.length > 6 && !AMBIGUOUS_STATION_NAME.test(part))
    : []

const listPlaceNames = ({ areas }: SeedFiles) =>
  areas.flatMap(({ name, subAreas }) => [name, ...subAreas.map((subArea) => subArea.name)])

export function findBoroughsWithoutPage(areas: readonly { slug: string }[]): [slug: string, name: Borough][] {
  const slugsWithPage = new Set(areas.map(({ slug }) => BOROUGH_ALIASES[slug] ?? slug))
  return [...BOROUGHS_WITH_OPTIONAL_PAGE].filter(([slug]) => !slugsWithPage.has(slug))
}
