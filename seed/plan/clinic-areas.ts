import { findValidLocations, SPECIFIED_AREAS } from '../../src/domain/area.ts'
import {
  BOROUGHS,
  type Borough,
  findZipCode,
  type Region,
  regionOfAddress,
  type ZipCode,
} from '../../src/domain/clinic/address.ts'

/** The region of each area in the specification. Other areas may be in any region. */
export const REGION_OF_AREA: ReadonlyMap<string, Region> = new Map(
  SPECIFIED_AREAS.map(({ slug, region }) => [slug, region]),
)

const AREAS_OF_WHOLE_BOROUGHS: readonly string[] = ['manhattan', 'brooklyn', 'queens']

interface Area {
  slug: string
  name: string
  zips?: readonly string[] | undefined
}

/**
 * Returns the `areas` with `location` first. The address rules match words, such as Flushing in '655 Flushing Avenue,
 * Brooklyn'. An area of another borough therefore counts only if the listing names it.
 */
export function assignClinicAreas(
  { location: given, address }: { location?: string | undefined; address: string },
  areas: readonly Area[],
  zips: ReadonlyMap<string, ZipCode>,
): { location: string; areas: string[] } {
  const region = regionOfAddress(address)
  const zip = zips.get(findZipCode(address) ?? '')
  const slugs = areas.map(({ slug }) => slug)
  const isInRegion = (area: string) => region === null || (REGION_OF_AREA.get(area) ?? region) === region
  const areasByName = findValidLocations({ location: given ?? '', address }, slugs).filter(
    (area) => area === given || isInRegion(area),
  )
  const namesNeighborhood = given !== undefined || areasByName.some((area) => !AREAS_OF_WHOLE_BOROUGHS.includes(area))
  const areasOfZip = areas
    .filter((area) => !namesNeighborhood && zip && isNeighborhoodOf(zip, area))
    .map(({ slug }) => slug)
  const borough = boroughSlug(zip?.borough)
  const areasOfBorough = given === undefined || isInRegion(given) ? slugs.filter((slug) => slug === borough) : []
  const matchingAreas = [...new Set([...areasByName, ...areasOfZip, ...areasOfBorough])]
  const location =
    given ?? matchingAreas.find((area) => !AREAS_OF_WHOLE_BOROUGHS.includes(area)) ?? matchingAreas[0] ?? borough
  return { location, areas: [location, ...slugs.filter((area) => area !== location && matchingAreas.includes(area))] }
}

const isNeighborhoodOf = (zip: ZipCode, { name, zips = [] }: Area) =>
  zips.includes(zip.zip) || zip.name.split(', ').includes(name)

const boroughSlug = (borough: Borough | 'New York' = 'New York') => borough.toLowerCase().replaceAll(' ', '-')

const BOROUGHS_BY_SLUG: ReadonlyMap<string, Borough> = new Map(BOROUGHS.map((name) => [boroughSlug(name), name]))

/** The URL of a clinic outside all areas has its borough's slug. */
export const BOROUGH_SLUGS: readonly string[] = [...BOROUGHS_BY_SLUG.keys()]

export const findBorough = (slug: string): Borough | undefined => BOROUGHS_BY_SLUG.get(slug)
