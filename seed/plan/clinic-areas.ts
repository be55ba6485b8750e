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
 * Returns the area of a clinic's URL, and every area that lists the clinic, its own first.
 *
 * The address rules match words, so '655 Flushing Avenue, Brooklyn' matches Flushing. An area outside the zip code's
 * borough therefore counts only if the listing states it. If neither the listing nor its address names a neighborhood,
 * the zip code determines the areas. A clinic outside all areas gets its borough's slug, which is not an area, so no
 * list contains it.
 *
 * @example assignClinicAreas({ address: '12 Grand Concourse, The Bronx, NY 10451' }, [], zips)
 * // { location: 'the-bronx', areas: ['the-bronx'] }
 */
export function assignClinicAreas(
  { location: stated, address }: { location?: string | undefined; address: string },
  areas: readonly Area[],
  zips: ReadonlyMap<string, ZipCode>,
): { location: string; areas: string[] } {
  const region = regionOfAddress(address)
  const zip = zips.get(findZipCode(address) ?? '')
  const slugs = areas.map(({ slug }) => slug)
  const isInRegion = (area: string) => region === null || (REGION_OF_AREA.get(area) ?? region) === region
  const named = validLocations({ location: stated ?? '', address }, slugs).filter(
    (area) => area === stated || isInRegion(area),
  )
  const isNamed = stated !== undefined || named.some((area) => !WIDE_AREAS.includes(area))
  const ofZip = areas.filter((area) => !isNamed && zip && isNeighborhoodOf(zip, area)).map(({ slug }) => slug)
  const borough = boroughSlug(zip?.borough)
  const ofBorough = stated === undefined || isInRegion(stated) ? slugs.filter((slug) => slug === borough) : []
  const found = [...new Set([...named, ...ofZip, ...ofBorough])]
  const location = stated ?? found.find((area) => !WIDE_AREAS.includes(area)) ?? found[0] ?? borough
  return { location, areas: [location, ...slugs.filter((area) => area !== location && found.includes(area))] }
}

/** Returns whether an area lists a zip code, or has the name of one of the zip code's neighborhoods. */
const isNeighborhoodOf = (zip: ZipCode, { name, zips = [] }: Area) =>
  zips.includes(zip.zip) || zip.name.split(', ').includes(name)

const boroughSlug = (borough: Borough | 'New York' = 'New York') => borough.toLowerCase().replaceAll(' ', '-')

const NAMES_OF_BOROUGHS: ReadonlyMap<string, Borough> = new Map(BOROUGHS.map((name) => [boroughSlug(name), name]))

/** Places in the URLs of clinics outside all areas. */
export const PLACES_WITHOUT_AREA: readonly string[] = [...NAMES_OF_BOROUGHS.keys()]

/** Returns the name of a borough that is in the URLs of clinics outside all areas. */
export const boroughName = (slug: string): Borough | undefined => NAMES_OF_BOROUGHS.get(slug)
