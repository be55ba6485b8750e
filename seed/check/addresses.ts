import { findZipCode, type Region, regionOfAddress } from '../../src/domain/address.ts'
import { AREA_OPTIONS, type AreaSlug, areaKeywordsIn, validLocations } from '../../src/domain/area.ts'
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

export const checkAddresses = (files: SeedFiles): Fault[] => [...addressFaults(files.clinics), ...zipFaults(files)]

const fault = (index: number, message: string): Fault => ({
  file: 'data/clinics.json',
  path: `${index}.address`,
  message,
})

/** The area rules match substrings of an address, so '12 Flushing Avenue, Brooklyn' would be in Flushing. */
export const addressFaults = (clinics: readonly Listing[]): Fault[] =>
  clinics.flatMap(({ name, location, address }, index) => {
    const region = regionOfAddress(address)
    const wrong = AREA_OPTIONS.filter(
      ({ slug }) =>
        region !== null && REGION_OF_AREA[slug] !== region && validLocations({ location, address }).includes(slug),
    )
    if (wrong.length === 0) return []
    const words = new Set(wrong.flatMap(({ slug }) => areaKeywordsIn(address, slug)))
    const reason =
      words.size > 0 ? `its address contains '${[...words].join("', '")}'` : `its location is '${location}'`
    const place = region === 'elsewhere' ? region : `in ${region}`
    const areas = wrong.map((area) => area.name).join(' and ')
    return fault(
      index,
      `${name} would be listed in ${areas} because ${reason}, but zip code ${findZipCode(address)} is ${place}`,
    )
  })

/** Maximum distance in miles of a clinic from the center of its zip code. On Long Island these cover whole villages. */
const MAX_MILES = { city: 1, longIsland: 4 }

export const zipFaults = ({ clinics, zips }: Pick<SeedFiles, 'clinics' | 'zips'>): Fault[] =>
  clinics.flatMap(({ name, address, coordinates }, index) => {
    const code = findZipCode(address)
    const zip = zips.zips.find((candidate) => candidate.zip === code)
    if (!zip) return fault(index, `zip code ${code} of ${name} is not in data/zips.json`)
    const maxMiles = zip.borough === 'Long Island' ? MAX_MILES.longIsland : MAX_MILES.city
    const miles = coordinates ? milesBetween(coordinates, zip) : 0
    if (miles <= maxMiles) return []
    return fault(index, `${name} is ${miles.toFixed(1)} miles from zip code ${zip.zip}, more than ${maxMiles}`)
  })
