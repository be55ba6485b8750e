import { getAddressRegion } from '../../../src/domain/clinic/address.ts'
import { accept, isRejected, type Reading, reject } from '../values/reading.ts'
import { isPlaceName, readCityParts, splitCity, type Zips } from './cities.ts'
import { expandStreet, expandSuite, fixCase, isSuite, UNTYPED_STREET_PATTERN } from './street.ts'

export interface AddressParts {
  lines: string[]
  city: string
  zip: string | null
}

/** Goes by the first three digits, because `data/zips.json` lacks some zip codes. Leaves out 110, partly in Queens. */
const isInRegion = (zip: string) => /^\d{5}$/.test(zip) && !['elsewhere', null].includes(getAddressRegion(zip))

export function composeAddress(
  { lines, city, zip }: AddressParts,
  units: readonly string[],
  zips: Zips,
): Reading<string> {
  if (zip === null) return reject('has no zip code', 'write the five-digit zip code in the column zip')
  const zipCode = zips.get(zip)
  if (!zipCode && isInRegion(zip))
    return reject(
      `zip code '${zip}' is for post office boxes, or does not exist`,
      'write the zip code of the street where the clinic is',
    )
  if (!zipCode)
    return reject(
      `zip code '${zip}' is not in this directory`,
      'correct it, remove the row, or add the zip code to data/zips.json',
    )
  const orderedLines = moveSuiteAfterStreet(lines)
  const [firstLine = ''] = orderedLines
  if (PO_BOX_PATTERN.test(firstLine))
    return reject('is a post office box, which nobody can visit', 'write the street where the clinic is')
  const [streetText, cityText] =
    orderedLines.length === 1 && city === '' ? splitCity(firstLine, zipCode) : [firstLine, city]
  const street = expandStreet(streetText)
  const otherGivenLines = [...orderedLines.slice(1), ...units]
  const isWithoutStreet = NO_STREET_PATTERN.test(street) && !otherGivenLines.some(isNumberedStreet)
  if (!/\p{L}/u.test(street) || isPlaceName(street, zips) || isSuite(street) || isWithoutStreet)
    return reject('has no street', 'write the number and the street')
  const cityReading = readCityParts(fixCase(cityText), zipCode, zips)
  if (isRejected(cityReading)) return cityReading
  const linesAfterStreet = otherGivenLines.map((line) =>
    !/^\d/.test(street) && isNumberedStreet(line) ? expandStreet(line) : expandSuite(line),
  )
  const parts = [
    street,
    ...omitRepeated(linesAfterStreet, [...street.split(', '), ...cityReading.value]),
    ...cityReading.value,
  ]
  const [, untypedName] = UNTYPED_STREET_PATTERN.exec(street) ?? []
  const notes = untypedName
    ? [`does not say whether it is ${untypedName} Street or ${untypedName} Avenue: kept as it is, please add it`]
    : []
  return accept(`${parts.join(', ')}, NY ${zip}`, ...cityReading.notes, ...notes)
}

/** Returns the lines that differ, in more than case, from the lines before them and from all other parts. */
function omitRepeated(lines: readonly string[], otherParts: readonly string[]): string[] {
  const keys = [...otherParts, ...lines].map((part) => part.toLowerCase())
  return lines.filter((line, index) => keys.indexOf(line.toLowerCase()) === otherParts.length + index)
}

/** Matches what a clinic without rooms of its own has instead of a street: 'Virtual', 'Mobile - we come to you'. */
const NO_STREET_PATTERN = /^(?:mobile|virtual|online|tele(?:health|medicine)|house ?calls?|by appointment)\b/i

/** Matches '120 E 56th St', but not '7 days a week'. */
const NUMBERED_STREET_PATTERN = /^\d(?!.*\b(?:days?|hours?|hrs?|minutes?|locations?|offices?|boroughs?)\b).*\s.*\p{L}/iu

const isNumberedStreet = (line: string) => NUMBERED_STREET_PATTERN.test(line) && !isSuite(line)

const PO_BOX_PATTERN = /^p\.?\s*o\.?\s*box\b/i

const moveSuiteAfterStreet = ([first = '', second, ...otherLines]: readonly string[]): string[] =>
  second !== undefined && isSuite(first) && !isSuite(second)
    ? [second, first, ...otherLines]
    : [first, ...(second === undefined ? [] : [second]), ...otherLines]
