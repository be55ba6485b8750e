import {
  findZipCode,
  getAddressRegion,
  type Region,
  toBoroughSlug,
  type ZipCode,
} from '../../src/domain/clinic/address.ts'
import { findAreasOfClinic, SPECIFIED_AREAS } from '../load/area-rules.ts'
import type { SeedFiles } from '../load/load.ts'

/** Contains only the areas of the specification. Any other area may be in any region. */
export const REGION_OF_AREA: ReadonlyMap<string, Region> = new Map(
  SPECIFIED_AREAS.map(({ slug, region }) => [slug, region]),
)

const WHOLE_BOROUGH_AREAS: readonly string[] = ['manhattan', 'brooklyn', 'queens']

type Area = Pick<SeedFiles['areas'][number], 'slug' | 'name' | 'zips'>

/** Ignores areas outside the zip code's region, as for '655 Flushing Avenue, Brooklyn', except a stated `location`. */
export function assignClinicAreas(
  { location: statedLocation, address }: { location?: string | undefined; address: string },
  areas: readonly Area[],
  zips: ReadonlyMap<string, ZipCode>,
): { location: string; areas: string[] } {
  const region = getAddressRegion(address)
  const zip = zips.get(findZipCode(address) ?? '')
  const slugs = areas.map(({ slug }) => slug)
  const isInRegion = (area: string) => region === null || (REGION_OF_AREA.get(area) ?? region) === region
  const areasFromListing = findAreasOfClinic({ location: statedLocation ?? '', address }, slugs).filter(
    (area) => area === statedLocation || isInRegion(area),
  )
  const isLocationKnown =
    statedLocation !== undefined || areasFromListing.some((area) => !WHOLE_BOROUGH_AREAS.includes(area))
  const zipAreas = areas.filter((area) => !isLocationKnown && zip && isZipInArea(zip, area)).map(({ slug }) => slug)
  const borough = toBoroughSlug(zip?.borough ?? 'New York')
  const boroughAreas =
    statedLocation === undefined || isInRegion(statedLocation) ? slugs.filter((slug) => slug === borough) : []
  const matchingAreas = [...new Set([...areasFromListing, ...zipAreas, ...boroughAreas])]
  const location =
    statedLocation ?? matchingAreas.find((area) => !WHOLE_BOROUGH_AREAS.includes(area)) ?? matchingAreas[0] ?? borough
  return { location, areas: [location, ...slugs.filter((area) => area !== location && matchingAreas.includes(area))] }
}

export const isZipInArea = (zip: ZipCode, { name, zips = [] }: Omit<Area, 'slug'>) =>
  zips.includes(zip.zip) || zip.name.split(', ').includes(name)
