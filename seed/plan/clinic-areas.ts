import { findZipCode, type Region, regionOfAddress, type ZipCode } from '../../src/domain/address.ts'
import { type AreaSlug, validLocations } from '../../src/domain/area.ts'

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

/** The region of each area that the specification names. An area of the owner's may be in any. */
export const REGION_OF_AREA: ReadonlyMap<string, Region> = new Map(Object.entries(REGIONS))

/** Areas that contain others. */
const WIDE: readonly string[] = ['manhattan', 'brooklyn', 'queens']

/**
 * Returns the area of a clinic's URL, and every area that lists it, its own first. The address rules match words, so
 * '655 Flushing Avenue, Brooklyn' names Flushing: an area in another borough than the zip code counts only if the
 * listing states it. A clinic outside all areas gets its borough's name, which is no area and lists nothing.
 *
 * @example placeClinic({ address: '12 Grand Concourse, The Bronx, NY 10451' }, ['manhattan'], zips) // 'the-bronx'
 */
export function placeClinic(
  { location: stated, address }: { location?: string | undefined; address: string },
  areaSlugs: readonly string[],
  zips: ReadonlyMap<string, ZipCode>,
): { location: string; areas: string[] } {
  const region = regionOfAddress(address)
  const found = validLocations({ location: stated ?? '', address }, areaSlugs).filter(
    (area) => area === stated || region === null || (REGION_OF_AREA.get(area) ?? region) === region,
  )
  const own = stated ?? found.find((area) => !WIDE.includes(area)) ?? found[0] ?? boroughSlug(address, zips)
  return { location: own, areas: [own, ...found.filter((area) => area !== own)] }
}

const boroughSlug = (address: string, zips: ReadonlyMap<string, ZipCode>) =>
  (zips.get(findZipCode(address) ?? '')?.borough ?? 'new york').toLowerCase().replaceAll(' ', '-')
