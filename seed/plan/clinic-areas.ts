import { type AreaSlug, validLocations } from '../../src/domain/area.ts'
import { findZipCode, type Region, regionOfAddress, type ZipCode } from '../../src/domain/clinic/address.ts'

const REGIONS: Record<AreaSlug, Region> = {
  manhattan: 'Manhattan',
  brooklyn: 'Brooklyn',
  soho: 'Manhattan',
  tribeca: 'Manhattan',
  williamsburg: 'Brooklyn',
  midtown: 'Manhattan',
  'upper-east-side': 'Manhattan',
  'the-hamptons': 'the Hamptons',
  flushing: 'Queens',
  queens: 'Queens',
}

/** The region of each area in the specification. Other areas may be in any region. */
export const REGION_OF_AREA: ReadonlyMap<string, Region> = new Map(Object.entries(REGIONS))

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
 * the zip code determines the areas. A clinic outside all areas gets its borough's name, which is not an area, so no
 * list contains it.
 *
 * @example assignClinicAreas({ address: '12 Grand Concourse, The Bronx, NY 10451' }, [], zips) // 'the-bronx'
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
  const borough = boroughSlug(zip)
  const ofBorough = stated === undefined || isInRegion(stated) ? slugs.filter((slug) => slug === borough) : []
  const found = [...new Set([...named, ...ofZip, ...ofBorough])]
  const location = stated ?? found.find((area) => !WIDE_AREAS.includes(area)) ?? found[0] ?? borough
  return { location, areas: [location, ...slugs.filter((area) => area !== location && found.includes(area))] }
}

/** Returns whether an area lists a zip code, or has the name of one of the zip code's neighborhoods. */
const isNeighborhoodOf = (zip: ZipCode, { name, zips = [] }: Area) =>
  zips.includes(zip.zip) || zip.name.split(', ').includes(name)

const boroughSlug = (zip: ZipCode | undefined) => (zip?.borough ?? 'new york').toLowerCase().replaceAll(' ', '-')
