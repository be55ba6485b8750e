import { findZipCode } from '../../../src/domain/clinic/address.ts'
import { assignColumns, type Cells } from '../files/columns.ts'
import { isObject, mapKeysToColumns, parseIfText, toCells } from '../files/records.ts'
import { accept, isRejected, type Reading, reject } from '../values/reading.ts'
import { cleanText, toText } from '../values/scalars.ts'
import { isPlaceName, type Zips } from './cities.ts'
import { type AddressParts, composeAddress } from './compose-address.ts'
import { createStreetKey, isShortSuite, isSuite } from './street.ts'

const NEW_YORK_PATTERN = /^(?:ny|n\.\s?y\.?|new york|new york state|us-ny)$/i
const UNITED_STATES_PATTERN = /^(?:us|usa|u\.s\.|u\.s\.a\.|united states|united states of america)$/i

const OTHER_STATE_CODES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NC ND OH OK OR PA RI SC ' +
    'SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
)

export function readAddress(givenCells: Cells, zips: Zips, currentAddress?: string): Reading<string> | null {
  const plainCells = readAddressRecord(givenCells)
  if (isRejected(plainCells)) return plainCells
  const cells: Cells = {
    ...plainCells.value,
    street: moveSuiteOutOfParentheses(plainCells.value.street),
    address: moveSuiteOutOfParentheses(plainCells.value.address),
  }
  const texts = [cleanText(cells.street), cleanText(cells.address)]
  const remarks = texts.flatMap((text) => text.match(PARENTHESES_PATTERN) ?? [])
  if (remarks.length === 0) return readAddressWithoutRemarks(cells, zips, currentAddress)
  const [street, address] = texts.map((text) => text.replace(PARENTHESES_PATTERN, ' '))
  const cellsWithoutRemarks = { ...cells, street, ...(cells.address !== undefined && { address }) }
  const reading = readAddressWithoutRemarks(cellsWithoutRemarks, zips, currentAddress)
  if (!reading || isRejected(reading)) return reading
  return accept(reading.value, ...reading.notes, `left out ${remarks.join(' ')}`)
}

/** Returns whether text is a JSON list or record, or begins like one. '[Suite 5] 21 E 40th St' is neither. */
const isLikeJson = (text: string) =>
  /^(?:\{|\[\s*["'{])/.test(text) || (text.startsWith('[') && Array.isArray(parseIfText(text)))

/** Replaces an address in JSON, such as '{"street": "41 E 78th St", "zip": "10075"}', with the cells of its parts. */
function readAddressRecord(cells: Cells): Reading<Cells> {
  const column = (['address', 'street'] as const).find((name) => isLikeJson(cleanText(cells[name])))
  if (column === undefined) return accept(cells)
  const { [column]: value, ...otherCells } = cells
  const record = parseIfText(value)
  if (Array.isArray(record) && record.every((line) => typeof line === 'string'))
    return accept({ ...cells, [column]: record.join(', ') })
  const keys = isObject(record) ? Object.keys(record) : []
  const parts = isObject(record) ? toCells(record, mapKeysToColumns(keys, assignColumns(keys))) : {}
  if (parts.street === undefined && parts.address === undefined)
    return reject('is not an address', 'write the street, city and zip code in columns of their own')
  const zip = readZip(otherCells.zip)
  return zip !== null && parts.zip !== undefined && zip !== readZip(parts.zip)
    ? reject(`has zip code ${readZip(parts.zip)}, but the column zip has '${zip}'`, 'correct the one that is wrong')
    : accept({ ...otherCells, ...parts })
}

const PARENTHESES_PATTERN = /\([^()]*\)/g

/** Writes a suite in parentheses after the street with commas: '652 Broadway (3rd floor)'. */
const moveSuiteOutOfParentheses = (cell: unknown) =>
  typeof cell === 'string'
    ? cell.replace(PARENTHESES_PATTERN, (remark, offset: number) => {
        const lines = splitLines(remark.slice(1, -1).trim())
        return offset > 0 && lines.length > 0 && lines.every(isShortSuite) ? `, ${lines.join(', ')}, ` : remark
      })
    : cell

function readAddressWithoutRemarks(cells: Cells, zips: Zips, currentAddress?: string): Reading<string> | null {
  const rejection = rejectOutsideNewYork(cells)
  if (rejection) return rejection
  const street = [cleanText(cells.house_number), cleanText(cells.street)].filter(Boolean).join(' ')
  if (street === '' && cells.address === undefined) return rejectChangedZipWithoutStreet(cells, currentAddress)
  const fallbackZip = readZip(cells.zip) ?? (currentAddress === undefined ? null : findZipCode(currentAddress))
  const { city, fullAddress } = findCityAndFullAddress(cells, street)
  const parts: Reading<AddressParts> =
    fullAddress === null
      ? accept({ lines: splitLines(street), city, zip: fallbackZip })
      : splitFullAddress(joinLines(fullAddress), city, readZip(cells.zip), fallbackZip, zips)
  return isRejected(parts) ? parts : composeAddress(parts.value, listUnits(cells), zips)
}

const splitLines = (text: string) => text.split(/\s*,\s*/).filter(Boolean)

/** A city cell with more than a city, such as 'Brooklyn, NY 11215', becomes part of the full address. */
function findCityAndFullAddress(cells: Cells, street: string): { city: string; fullAddress: string | null } {
  if (isFullAddress(street)) return { city: '', fullAddress: street }
  const city = cleanText(cells.city)
  const hasMoreThanCity =
    /[,\d]|\S\s+(?:NY|N\.\s?Y\.?|New York)$/i.test(city) || OTHER_STATE_CODES.has(findStateCode(city))
  const fullAddress = street === '' ? toText(cells.address) : null
  return hasMoreThanCity
    ? { city: '', fullAddress: `${fullAddress ?? street}, ${city.replace(STATE_AT_END_PATTERN, ', $1')}` }
    : { city, fullAddress }
}

/** Returns whether text ends with New York or, after a comma, a zip code, as in '7th Avenue, Brooklyn 11215'. */
const isFullAddress = (text: string) =>
  /[\s,](?:NY|N\.\s?Y\.?|New York)[\s,]*(?:\d{5}(?:-\d{4})?)?(?:[\s,]+(?:USA?|United States))?$/i.test(text) ||
  (/,[^,\d]*(?<!\S)\d{5}(?:-\d{4})?$/.test(text) && !isSuite(splitLines(text).at(-1) ?? ''))

/** Matches a state after a city, with or without a zip code: 'Hoboken NJ', 'Hoboken NJ 07030'. */
const STATE_AT_END_PATTERN = /,?\s+([A-Z]{2})(?=(?:\s+\d{5}(?:-\d{4})?)?$)/
const findStateCode = (city: string) => STATE_AT_END_PATTERN.exec(city)?.[1] ?? ''

const joinLines = (text: string) => cleanText(text.replace(/\s*[\r\n]+\s*/g, ', '))

function rejectOutsideNewYork(cells: Cells): Reading<never> | null {
  const [state, country] = [cleanText(cells.state), cleanText(cells.country)]
  if (country !== '' && !UNITED_STATES_PATTERN.test(country)) return rejectLocation(country)
  return state === '' || NEW_YORK_PATTERN.test(state) ? null : rejectLocation(state)
}

const rejectLocation = (location: string) =>
  reject(`is in ${location}`, 'remove the row: this directory is for New York')

function rejectChangedZipWithoutStreet(cells: Cells, currentAddress: string | undefined): Reading<never> | null {
  const zip = readZip(cells.zip)
  const zipChanged = currentAddress !== undefined && zip !== null && zip !== findZipCode(currentAddress)
  return zipChanged ? reject(`has zip code ${zip}, but no street`, 'fill in the street') : null
}

/** Returns '10001' for 'NY 10001-1234' and, from a spreadsheet, '10001.0'. Returns other text unchanged. */
function readZip(value: unknown): string | null {
  const match = /^(?:N\.?Y\.?\s*)?(\d{5})(?:-?\d{4}|\.0)?$/i.exec(cleanText(value))
  return match?.[1] ?? (cleanText(value) || null)
}

function splitFullAddress(
  text: string,
  cityCell: string,
  zipCell: string | null,
  fallbackZip: string | null,
  zips: Zips,
): Reading<AddressParts> {
  const addressWithoutCountry = text.replace(/[\s,]+(?:USA?|U\.S\.A?\.|United States(?: of America)?)\.?$/i, '')
  const match = /^(.*?)[\s,]*(?<![\d-])(\d{5})(?:-\d{4})?$/.exec(addressWithoutCountry)
  const [beforeZip, zip] =
    match && match[1] !== '' ? [match[1] ?? '', match[2] ?? ''] : [addressWithoutCountry, fallbackZip]
  if (match && zipCell !== null && zip !== zipCell)
    return reject(`has zip code ${zip}, but the column zip has '${zipCell}'`, 'correct the one that is wrong')
  const stateCode = /,\s*([A-Z]{2})$/.exec(beforeZip)?.[1] ?? ''
  if (OTHER_STATE_CODES.has(stateCode)) return rejectLocation(stateCode)
  const beforeState = beforeZip.replace(/[\s,]+(?:NY|N\.\s?Y\.?|New York State|New York)\.?$/i, '')
  const lines = splitLines(beforeState)
  const lastLine = lines.at(-1) ?? ''
  const isCity =
    isPlaceName(lastLine, zips) || (cityCell === '' && !isSuite(lastLine) && !BUILDING_PATTERN.test(lastLine))
  const hasCity = lines.length > 1 && isCity
  const city = cityCell || (hasCity ? lastLine : '')
  return accept({ lines: hasCity ? lines.slice(0, -1) : lines, city, zip })
}

const BUILDING_PATTERN = /\b(?:mall|building|bldg|center|centre|plaza|tower|towers|arcade|hotel)$/i

function listUnits(cells: Cells): string[] {
  const floor = cleanText(cells.floor)
  return [...splitLines(cleanText(cells.suite)).map(formatSuite), ...(floor === '' ? [] : [formatFloor(floor)])]
}

/** Returns 'Suite 4B' for '4B', but not 'Suite LL' for 'LL', which is the lower level. */
const formatSuite = (text: string) =>
  /^[\dA-Z][\dA-Z-]*$/i.test(text) && (/\d/.test(text) || !isSuite(text)) ? `Suite ${text}` : text
const formatFloor = (text: string) => (isSuite(text) ? text : `${text} Floor`)

export const createAddressKey = (address: string) => `${findZipCode(address)} ${createStreetKey(address)}`

export function isShortFormOfAddress(address: string, fullAddress: string): boolean {
  const parts = fullAddress.toLowerCase().split(', ')
  const hasNoOtherParts = address
    .toLowerCase()
    .split(', ')
    .every((part) => parts.includes(part))
  return hasNoOtherParts && createAddressKey(address) === createAddressKey(fullAddress)
}
