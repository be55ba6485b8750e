import { FAR_BOROUGHS } from '../../src/domain/near.ts'
import { words } from '../../src/domain/search-query.ts'
import { phraseKey } from '../../src/domain/search-vocabulary.ts'
import type { SeedFiles } from '../load/load.ts'

/** The page that stands for a borough; Long Island has one in the east only, so its zip codes say for themselves. */
const PAGE_OF_BOROUGH: Readonly<Record<string, string>> = {
  Manhattan: 'manhattan',
  Brooklyn: 'brooklyn',
  Queens: 'queens',
  ...Object.fromEntries(Object.entries(FAR_BOROUGHS).map(([slug, name]) => [name, slug])),
}

/** Every place that a search can name: the areas, their sub-areas, and boroughs without a page. */
export function knownPlaces({ areas }: SeedFiles): Set<string> {
  const subAreas = areas.flatMap((area) => area.subAreas.map((sub) => `${area.slug}/${sub.slug}`))
  return new Set([...areas.map(({ slug }) => slug), ...subAreas, ...Object.keys(FAR_BOROUGHS)])
}

/**
 * What else people call a place, by the place: the names of `synonyms.json`, the stations, and of `zips.json` what
 * stands nowhere yet: zip codes, and neighborhoods, which belong to their borough's page.
 */
export function otherNames(files: SeedFiles): Map<string, string[]> {
  const { synonyms, stations, zips } = files
  const names = new Map<string, string[]>()
  const add = (place: string, ...more: string[]) => names.set(place, [...(names.get(place) ?? []), ...more])
  for (const entry of synonyms.places) add(entry.means, ...entry.names, ...entry.zips, ...entry.stations)
  for (const [place, own] of Object.entries(stations.stations)) add(place, ...own, ...own.flatMap(partsOf))
  const key = (name: string) => phraseKey(words(name))
  const known = new Set([...[...names.values()].flat(), ...placeNames(files)].map(key))
  for (const { zip, name, borough } of zips.zips) {
    const page = PAGE_OF_BOROUGH[borough]
    if (page === undefined) continue
    add(page, ...name.split(', ').filter((own) => !known.has(key(own))))
    // From where no clinic is listed, the list by distance from the zip code itself says more.
    if (!known.has(zip) && !(page in FAR_BOROUGHS)) add(page, zip)
  }
  return names
}

/** Numbered streets and Broadway are crossed by many lines, so alone they say little. */
const SAYS_LITTLE = /\d|^broadway$/i

/** '161 St-Yankee Stadium' is called by either part. */
const partsOf = (station: string) =>
  /[-/]/.test(station) ? station.split(/[-/]/).filter((part) => part.length > 6 && !SAYS_LITTLE.test(part)) : []

const placeNames = ({ areas }: SeedFiles) =>
  areas.flatMap(({ name, subAreas }) => [name, ...subAreas.map((sub) => sub.name)])
