import { findZipCode, type Region, regionOfAddress } from '../../src/domain/address.ts'
import { AREA_OPTIONS, type AreaSlug, areaKeywordsIn, clinicIsInArea, validLocations } from '../../src/domain/area.ts'
import { milesBetween } from '../../src/domain/geo.ts'
import type { Fault, SeedFiles } from '../load/load.ts'

type Listing = { name: string; location: string; address: string }

const REGION_OF_AREA: Record<AreaSlug, Region> = {
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

export const checkAddresses = (files: SeedFiles): Fault[] =>
  [...addressFaults(files.clinics), ...zipFaults(files)].map(({ index, message }) => ({
    file: 'data/clinics.json',
    path: `${index}.address`,
    message,
  }))

/** The area rules match substrings of an address, so '12 Flushing Avenue, Brooklyn' would be in Flushing. */
export function addressFaults(clinics: Listing[]): { index: number; message: string }[] {
  return clinics.flatMap((clinic, index) => {
    const region = regionOfAddress(clinic.address)
    const wrong = validLocations(clinic).filter((area) => region !== null && REGION_OF_AREA[area] !== region)
    return wrong.length > 0 ? [{ index, message: faultMessage(clinic, wrong, region) }] : []
  })
}

function faultMessage(clinic: Listing, wrong: AreaSlug[], region: Region | null): string {
  const areas = wrong.map((area) => AREA_OPTIONS.find(({ slug }) => slug === area)?.name ?? area)
  const words = [...new Set(wrong.flatMap((area) => areaKeywordsIn(clinic.address, area)))]
  const byLocation = wrong.some((area) => clinicIsInArea({ ...clinic, address: '' }, area))
  const reasons = [
    ...(byLocation ? [`its location is '${clinic.location}'`] : []),
    ...words.map((word) => `its address contains '${word}'`),
  ]
  const remedies = [
    ...(byLocation ? ['correct the location or the zip code'] : []),
    ...(words.length > 0
      ? ["write the address another way (abbreviate inside the word, as 'Flushg Av', or leave it out)"]
      : []),
  ]
  return [
    `${clinic.name} would be listed in ${areas.join(' and ')} because ${reasons.join(' and ')},`,
    `but zip code ${findZipCode(clinic.address)} is ${region === 'elsewhere' ? region : `in ${region}`}: ${remedies.join('; ')}`,
  ].join(' ')
}

/** Maximum distance of a clinic from the center of its zip code. On Long Island these cover whole villages. */
const MAX_MILES = { city: 1, longIsland: 4 }

export function zipFaults({
  clinics,
  zips,
}: Pick<SeedFiles, 'clinics' | 'zips'>): { index: number; message: string }[] {
  const known = new Map(zips.zips.map((zip) => [zip.zip, zip]))
  return clinics.flatMap(({ name, address, coordinates }, index) => {
    const zip = known.get(findZipCode(address) ?? '')
    if (!zip) return [{ index, message: `zip code ${findZipCode(address)} of ${name} is not in data/zips.json` }]
    const maxMiles = zip.borough === 'Long Island' ? MAX_MILES.longIsland : MAX_MILES.city
    const miles = coordinates ? milesBetween(coordinates, zip) : 0
    if (miles <= maxMiles) return []
    return [{ index, message: `${name} is ${miles.toFixed(1)} miles from zip code ${zip.zip}, more than ${maxMiles}` }]
  })
}
