import { findZipCode, regionOfAddress } from '../../../src/domain/clinic/address.ts'
import type { Cells } from '../files/columns.ts'
import { accepted, isRejected, type Reading, rejected } from '../values/reading.ts'
import { cleanText, rawText } from '../values/values.ts'
import { isPlaceName, readCity, splitCity, type Zips } from './cities.ts'
import { expandStreet, expandSuite, fixCase, isSuite, streetKey } from './street.ts'

const NEW_YORK = /^(?:ny|n\.\s?y\.?|new york|new york state|us-ny)$/i
const UNITED_STATES = /^(?:us|usa|u\.s\.|u\.s\.a\.|united states|united states of america)$/i

const OTHER_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NC ND OH OK OR PA RI SC ' +
    'SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
)

interface AddressParts {
  lines: string[]
  city: string
  zip: string | null
}

export function readAddress(cells: Cells, zips: Zips, currentAddress?: string): Reading<string> | null {
  const texts = [cleanText(cells.street), cleanText(cells.address)]
  const remarks = texts.flatMap((text) => text.match(REMARK) ?? [])
  if (remarks.length === 0) return readParts(cells, zips, currentAddress)
  const [street, address] = texts.map((text) => text.replace(REMARK, ' '))
  const withoutRemarks = { ...cells, street, ...(cells.address !== undefined && { address }) }
  const reading = readParts(withoutRemarks, zips, currentAddress)
  if (!reading || isRejected(reading)) return reading
  return accepted(reading.value, ...reading.notes, `left out ${remarks.join(' ')}`)
}

const REMARK = /\([^()]*\)/g

function readParts(cells: Cells, zips: Zips, currentAddress?: string): Reading<string> | null {
  const rejection = placeOutsideNewYork(cells)
  if (rejection) return rejection
  const street = [cleanText(cells.house_number), cleanText(cells.street)].filter(Boolean).join(' ')
  if (street === '' && cells.address === undefined) return zipWithoutStreet(cells, currentAddress)
  const fallbackZip = zipOf(cells.zip) ?? (currentAddress === undefined ? null : findZipCode(currentAddress))
  const { city, fullAddress } = cityAndFullAddress(cells, street)
  const parts: Reading<AddressParts> =
    fullAddress === null
      ? accepted({ lines: [street], city, zip: fallbackZip })
      : splitFullAddress(toOneLine(fullAddress), city, zipOf(cells.zip), fallbackZip)
  return isRejected(parts) ? parts : compose(parts.value, cleanText(cells.suite), zips)
}

/** Returns the city, or a full address if the cell `address` has one or the city is like 'Brooklyn, NY 11215'. */
function cityAndFullAddress(cells: Cells, street: string): { city: string; fullAddress: string | null } {
  const city = cleanText(cells.city)
  const hasStateOrZip = /[,\d]|\S\s+(?:NY|N\.\s?Y\.?|New York)$/i.test(city) || OTHER_STATES.has(stateOf(city))
  const fullAddress = street === '' ? rawText(cells.address) : null
  return hasStateOrZip
    ? { city: '', fullAddress: `${fullAddress ?? street}, ${city.replace(STATE_END, ', $1')}` }
    : { city, fullAddress }
}

/** Matches a state at the end of a city: 'Hoboken NJ'. */
const STATE_END = /,?\s+([A-Z]{2})(?=(?:\s+\d{5}(?:-\d{4})?)?$)/
const stateOf = (city: string) => STATE_END.exec(city)?.[1] ?? ''

const toOneLine = (text: string) => cleanText(text.replace(/\s*[\r\n]+\s*/g, ', '))

function placeOutsideNewYork(cells: Cells): Reading<never> | null {
  const [state, country] = [cleanText(cells.state), cleanText(cells.country)]
  if (country !== '' && !UNITED_STATES.test(country)) return rejectPlace(country)
  return state === '' || NEW_YORK.test(state) ? null : rejectPlace(state)
}

const rejectPlace = (place: string) => rejected(`is in ${place}`, 'remove the row: this directory is for New York')

function zipWithoutStreet(cells: Cells, currentAddress: string | undefined): Reading<never> | null {
  const zip = zipOf(cells.zip)
  const zipChanged = currentAddress !== undefined && zip !== null && zip !== findZipCode(currentAddress)
  return zipChanged ? rejected(`has zip code ${zip}, but no street`, 'fill in the street') : null
}

/** Reads '10001', '10001-1234', 'NY 10001' and, from a spreadsheet, '10001.0'. Leaves other text unchanged. */
function zipOf(value: unknown): string | null {
  const match = /^(?:N\.?Y\.?\s*)?(\d{5})(?:-?\d{4}|\.0)?$/i.exec(cleanText(value))
  return match?.[1] ?? (cleanText(value) || null)
}

function splitFullAddress(
  text: string,
  givenCity: string,
  givenZip: string | null,
  fallbackZip: string | null,
): Reading<AddressParts> {
  const local = text.replace(/[\s,]+(?:USA?|U\.S\.A?\.|United States(?: of America)?)\.?$/i, '')
  const match = /^(.*?)[\s,]*(?<![\d-])(\d{5})(?:-\d{4})?$/.exec(local)
  const [beforeZip, zip] = match && match[1] !== '' ? [match[1] ?? '', match[2] ?? ''] : [local, fallbackZip]
  if (match && givenZip !== null && zip !== givenZip)
    return rejected(`has zip code ${zip}, but the column zip has '${givenZip}'`, 'correct the one that is wrong')
  const otherState = /,\s*([A-Z]{2})$/.exec(beforeZip)?.[1] ?? ''
  if (OTHER_STATES.has(otherState)) return rejectPlace(otherState)
  const rest = beforeZip.replace(/[\s,]+(?:NY|N\.\s?Y\.?|New York State|New York)\.?$/i, '')
  const lines = rest.split(/\s*,\s*/).filter(Boolean)
  const last = lines.at(-1) ?? ''
  const hasCity = lines.length > 1 && !isSuite(last)
  const city = givenCity || (hasCity ? last : '')
  return accepted({ lines: hasCity ? lines.slice(0, -1) : lines, city, zip })
}

/** `data/zips.json` has only zip codes with streets. */
const isInRegion = (zip: string) => /^\d{5}$/.test(zip) && !['elsewhere', null].includes(regionOfAddress(zip))

function compose({ lines, city, zip }: AddressParts, suite: string, zips: Zips): Reading<string> {
  if (zip === null) return rejected('has no zip code', 'write the five-digit zip code in the column zip')
  const known = zips.get(zip)
  if (!known && isInRegion(zip))
    return rejected(
      `zip code '${zip}' is for post office boxes, or does not exist`,
      'write the zip code of the street where the clinic is',
    )
  if (!known)
    return rejected(
      `zip code '${zip}' is not in this directory`,
      'correct it, remove the row, or add the zip code to data/zips.json',
    )
  const ordered = suiteAfterStreet(lines)
  const [start = ''] = ordered
  if (PO_BOX.test(start))
    return rejected('is a post office box, which nobody can visit', 'write the street where the clinic is')
  const [streetText, cityText] = ordered.length === 1 && city === '' ? splitCity(start, known) : [start, city]
  const street = expandStreet(streetText)
  if (!/\p{L}/u.test(street) || isPlaceName(street, zips) || isSuite(street))
    return rejected('has no street', 'write the number and the street')
  const place = readCity(fixCase(cityText), known, zips)
  if (isRejected(place)) return place
  const middle = [...ordered.slice(1), ...(suite === '' ? [] : [suiteText(suite)])].map((line) => expandSuite(line))
  const parts = [street, ...middle.filter((line) => !place.value.includes(line)), ...place.value]
  return accepted(`${parts.join(', ')}, NY ${zip}`, ...place.notes)
}

const PO_BOX = /^p\.?\s*o\.?\s*box\b/i

const suiteAfterStreet = ([first = '', second, ...rest]: readonly string[]): string[] =>
  second !== undefined && isSuite(first) && !isSuite(second)
    ? [second, first, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest]

const suiteText = (text: string) => (/^[\dA-Z][\dA-Z-]*$/i.test(text) ? `Suite ${text}` : text)

export const addressKey = (address: string) => `${findZipCode(address)} ${streetKey(address)}`

export function isAbbreviationOf(address: string, fullAddress: string): boolean {
  const parts = fullAddress.toLowerCase().split(', ')
  const hasSameParts = address
    .toLowerCase()
    .split(', ')
    .every((part) => parts.includes(part))
  return hasSameParts && addressKey(address) === addressKey(fullAddress)
}
