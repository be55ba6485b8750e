import { normalizeAreaAlias } from '../area.ts'
import { type Catalog, findArea } from '../catalog.ts'
import { type Borough, findZipCode, getAddressRegion } from '../clinic/address.ts'
import { computeCentroid } from '../geo.ts'
import { readIntent } from '../search/intent.ts'
import { splitWords } from '../search/query.ts'
import { getAreaOfPlace } from '../search/rank.ts'
import type { DistanceOrigin } from './list-results.ts'

/** Boroughs from which distances can be measured even if a directory has no page for the borough. */
export const BOROUGHS_WITH_OPTIONAL_PAGE = new Map<string, Borough>([
  ['the-bronx', 'the Bronx'],
  ['staten-island', 'Staten Island'],
])
export const BOROUGH_ALIASES: Readonly<Record<string, string>> = { bronx: 'the-bronx' }

export function findBoroughWithOptionalPage(text: string): string | null {
  const slug = BOROUGH_ALIASES[text] ?? text
  return BOROUGHS_WITH_OPTIONAL_PAGE.has(slug) ? slug : null
}

export const REGION_SLUGS: Readonly<Record<string, string>> = {
  Manhattan: 'manhattan',
  Brooklyn: 'brooklyn',
  Queens: 'queens',
  'the Bronx': 'the-bronx',
  'Staten Island': 'staten-island',
  'the Hamptons': 'the-hamptons',
}

export const isRegion = (slug: string) => Object.values(REGION_SLUGS).includes(slug)

/** Finds a place by slug or zip code. If a zip code has no coordinates, as for PO boxes, finds its region. */
export function resolvePlace(catalog: Catalog, near: string | null): DistanceOrigin | null {
  if (near === null) return null
  const zip = catalog.zipCodes.get(near)
  if (zip) return { slug: near, name: `zip code ${near} (${zip.name})`, lat: zip.lat, lng: zip.lng }
  return findPlaceBySlug(catalog, (/^\d{5}$/.test(near) && REGION_SLUGS[getAddressRegion(near) ?? '']) || near)
}

function findPlaceBySlug(catalog: Catalog, slug: string): DistanceOrigin | null {
  const area = findArea(catalog, slug)
  const map = catalog.maps.find((candidate) => candidate.slug === slug)
  if (area && map) return { slug, name: area.name, lat: map.lat, lng: map.lng }
  const borough = BOROUGHS_WITH_OPTIONAL_PAGE.get(slug)
  const center = computeCentroid([...catalog.zipCodes.values()].filter((zip) => zip.borough === borough))
  return borough && center ? { slug, name: borough, ...center } : null
}

export const getPlaceName = (catalog: Catalog, slug: string) =>
  findArea(catalog, slug)?.name ?? BOROUGHS_WITH_OPTIONAL_PAGE.get(slug)?.replace('the ', '') ?? slug

/** The length of a typed place, in characters. Longer ones are shortened. */
export const MAX_PLACE_LENGTH = 60

export function parsePlace(catalog: Catalog, text: string): string | null {
  const typedName = text.replaceAll('\0', ' ').trim().replace(/\s+/g, ' ').slice(0, MAX_PLACE_LENGTH).trim()
  const slug = nameToSlug(typedName)
  if (slug === '') return null
  return (
    findZipCode(typedName) ??
    findArea(catalog, normalizeAreaAlias(slug))?.slug ??
    findBoroughWithOptionalPage(slug) ??
    findNeighborhoodZip(catalog, slug) ??
    findAreaSlugInText(catalog, typedName) ??
    typedName
  )
}

/** Returns whether a place must be looked up by name. A lookup is slow and counts toward SEARCH_LIMIT. */
export const needsNameLookup = (text: string): boolean => text.trim() !== '' && findZipCode(text) === null

const nameToSlug = (text: string) => splitWords(text).join('-')

export const findNeighborhoodZip = (catalog: Catalog, slug: string): string | null =>
  findNeighborhood(catalog, slug)?.zip ?? null

/** Prefers a zip code that has no other neighborhood. Ignores case, accents and hyphens. */
export function findNeighborhood(catalog: Catalog, text: string): { zip: string; name: string } | null {
  const slug = nameToSlug(text)
  const matches = [...catalog.zipCodes.values()].flatMap(({ zip, name }) => {
    const names = name.split(', ')
    const neighborhood = names.find((candidate) => nameToSlug(candidate) === slug)
    return neighborhood === undefined ? [] : [{ zip, name: neighborhood, isOnlyName: names.length === 1 }]
  })
  return matches.find(({ isOnlyName }) => isOnlyName) ?? matches[0] ?? null
}

function findAreaSlugInText(catalog: Catalog, typedName: string): string | null {
  const { places, unknownWords, treatments } = readIntent(typedName, catalog.vocabulary)
  const [place] = places
  return place && unknownWords.length === 0 && treatments.length === 0 ? getAreaOfPlace(place) : null
}
