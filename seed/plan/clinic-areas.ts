import { AREA_OPTIONS, validLocations } from '../../src/domain/area.ts'
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
  AREA_OPTIONS.map(({ slug, region }) => [slug, region]),
)

/** Areas that contain other areas. */
const WIDE_AREAS: readonly string[] = ['manhattan', 'brooklyn', 'queens']

interface Area {
  slug: string
  name: string
  zips?: readonly string[] | undefined
}

/**
 * Returns the area in a clinic's URL, and all areas that list the clinic, the one in its URL first.
 *
 * The address rules match words, so '655 Flushing Avenue, Brooklyn' matches Flushing. An area outside the zip code's
 * borough therefore counts only if it is the listing's `location`. If neither the `location` nor the address names a
 * neighborhood, the zip code determines the areas. A clinic outside all areas gets its borough's slug as its location.
 * That slug is not an area, so no area's list contains the clinic.
 *
 * @example assignClinicAreas({ address: '12 Grand Concourse, The Bronx, NY 10451' }, [], zips)
 * // { location: 'the-bronx', areas: ['the-bronx'] }
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
  const areasByName = validLocations({ location: given ?? '', address }, slugs).filter(
    (area) => area === given || isInRegion(area),
  )
  const namesNeighborhood = given !== undefined || areasByName.some((area) => !WIDE_AREAS.includes(area))
  const areasOfZip = areas
    .filter((area) => !namesNeighborhood && zip && isNeighborhoodOf(zip, area))
    .map(({ slug }) => slug)
  const borough = boroughSlug(zip?.borough)
  const areasOfBorough = given === undefined || isInRegion(given) ? slugs.filter((slug) => slug === borough) : []
  const matchingAreas = [...new Set([...areasByName, ...areasOfZip, ...areasOfBorough])]
  const location = given ?? matchingAreas.find((area) => !WIDE_AREAS.includes(area)) ?? matchingAreas[0] ?? borough
  return { location, areas: [location, ...slugs.filter((area) => area !== location && matchingAreas.includes(area))] }
}

const isNeighborhoodOf = (zip: ZipCode, { name, zips = [] }: Area) =>
  zips.includes(zip.zip) || zip.name.split(', ').includes(name)

const boroughSlug = (borough: Borough | 'New York' = 'New York') => borough.toLowerCase().replaceAll(' ', '-')

const BOROUGHS_BY_SLUG: ReadonlyMap<string, Borough> = new Map(BOROUGHS.map((name) => [boroughSlug(name), name]))

/** Slugs that stand for an area in the URLs of clinics outside all areas. */
export const PLACES_WITHOUT_AREA: readonly string[] = [...BOROUGHS_BY_SLUG.keys()]

export const findBorough = (slug: string): Borough | undefined => BOROUGHS_BY_SLUG.get(slug)
