import { findZipCode, getAddressRegion, type ZipCode } from '../../src/domain/clinic/address.ts'
import { getMilesBetween, type Point } from '../../src/domain/geo.ts'
import type { Issue, SeedFiles } from '../load/load.ts'
import { REGION_OF_AREA } from '../plan/clinic-areas.ts'

type AddressFiles = Pick<SeedFiles, 'clinics' | 'zips'>

export const checkAddresses = (files: AddressFiles): Issue[] => [
  ...checkLocations(files.clinics),
  ...checkZipCodes(files),
]

const createWarning = (file: string, path: string, message: string): Issue => ({ file, path, message, warning: true })

export const checkLocations = (clinics: SeedFiles['clinics']): Issue[] =>
  clinics.flatMap(({ file, name, location, address }) => {
    const region = getAddressRegion(address)
    const expectedRegion = REGION_OF_AREA.get(location ?? '') ?? region
    if (region === null || region === expectedRegion) return []
    const regionDescription = region === 'elsewhere' ? region : `in ${region}`
    const message = `${name} is in '${location}', but zip code ${findZipCode(address)} is ${regionDescription}: correct one of them`
    return createWarning(file, 'location', message)
  })

/** Allows for large zip codes: some on Staten Island are miles long, and some on Long Island cover half a town. */
const MAX_MILES_FROM_ZIP_CENTER = { city: 3, longIsland: 8 }

export const checkZipCodes = ({ clinics, zips }: AddressFiles): Issue[] =>
  clinics.flatMap(({ file, name, address, coordinates }) => {
    const zip = findZipCode(address)
    const zipCode = zips.zips.find((candidate) => candidate.zip === zip)
    if (!zipCode) {
      const message = `zip code ${zip} of ${name} is not in data/zips.json: correct it, or add it there`
      return { file, path: 'address', message }
    }
    if (!coordinates || !isFarFromZipCenter(zipCode, coordinates)) return []
    const miles = getMilesBetween(coordinates, zipCode).toFixed(1)
    const message = `${name} is ${miles} miles from zip code ${zip}, more than ${getMaxMilesFromCenter(zipCode)}`
    return createWarning(file, 'coordinates', message)
  })

const getMaxMilesFromCenter = ({ borough }: ZipCode) =>
  borough === 'Long Island' ? MAX_MILES_FROM_ZIP_CENTER.longIsland : MAX_MILES_FROM_ZIP_CENTER.city

export const isFarFromZipCenter = (zipCode: ZipCode, point: Point) =>
  getMilesBetween(point, zipCode) > getMaxMilesFromCenter(zipCode)
