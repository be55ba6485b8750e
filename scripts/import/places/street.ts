import { isAllCaps, toTitleCase } from '../values/names.ts'

const mapNames = (entries: readonly (readonly [abbreviation: string, name: string])[]): ReadonlyMap<string, string> =>
  new Map([...entries, ...entries.map(([, name]) => [name.toLowerCase(), name] as const)])

const STREET_TYPES = mapNames([
  ...['st', 'str'].map((abbreviation) => [abbreviation, 'Street'] as const),
  ...['ave', 'av', 'aven'].map((abbreviation) => [abbreviation, 'Avenue'] as const),
  ['blvd', 'Boulevard'],
  ['rd', 'Road'],
  ['pl', 'Place'],
  ['dr', 'Drive'],
  ['ln', 'Lane'],
  ['ct', 'Court'],
  ['pkwy', 'Parkway'],
  ['sq', 'Square'],
  ['ter', 'Terrace'],
  ['terr', 'Terrace'],
  ['hwy', 'Highway'],
  ['tpke', 'Turnpike'],
  ['expy', 'Expressway'],
  ['plz', 'Plaza'],
])

const DIRECTIONS = mapNames([
  ['e', 'East'],
  ['w', 'West'],
  ['n', 'North'],
  ['s', 'South'],
  ['so', 'South'],
])

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Matches a house number and a direction: '120 N '. */
const DIRECTION_PATTERN = String.raw`^\d\S*\s(?:[ewns]|east|west|north|south)\.?\s`
const NUMBER_PATTERN = String.raw`(?:\d+(?:st|nd|rd|th)?|${ORDINALS.join('|')})`

/** Matches '310 5th', which may be 5th Street or 5th Avenue. */
export const UNTYPED_STREET_PATTERN = new RegExp(
  String.raw`^\d\S* (\d+(?:st|nd|rd|th)|${ORDINALS.join('|')})(?=,|$)`,
  'i',
)

/** Matches the unit after a street: '#4B', 'Ste200', '2nd Fl', 'Gr. Fl.', 'LL', or '1A' after 'St'. */
const SUITE_PATTERN = new RegExp(
  String.raw`(?<!^)[\s,]+((?:` +
    [
      String.raw`(?:suite|ste|room|rm|unit|apt|apartment)(?:\b|(?=\d)).*`,
      // Does not match the 'Fl' of '120 N 2nd Fl', which may be a mistake for 'St'.
      String.raw`(?<!${DIRECTION_PATTERN}${NUMBER_PATTERN}\s(?=[a-z]+$))(?:floor|flr?)(?:\b|(?=\d)).*`,
      String.raw`#.*|no\.\s*\d.*`,
      // Does not match the '34th Fl' of '31 W 34th Fl 8'.
      String.raw`(?<!${DIRECTION_PATTERN})${NUMBER_PATTERN}[\s-]*(?:fl|flr|floor)\b.*`,
      String.raw`(?:ground|grd|gr|main|parlou?r|garden|lower|upper|lobby|mezzanine)\.?\s*(?:fl|flr|floor|level|lvl)\b.*`,
      // Matches 'Street Level', but not 'Street' before a numbered floor, as in '120 Front Street Floor 2'.
      String.raw`(?:street|concourse)\.?\s*(?:fl|flr|floor|level|lvl)\b(?!\.?\s*#?\d).*`,
      String.raw`(?:\d+/f|g/?f|ll|ph|penthouse|mezz|mezzanine|bsmt|basement|lobby|storefront)\b.*`,
      String.raw`(?<=\b(?:st|street|ave?|avenue|blvd|boulevard|broadway|(?<!county )(?:rd|road)|pl|place|pkwy|parkway|ln|lane|dr|drive|sq|square|plaza)\.?,?\s)(?:\d{1,3}[a-z]|[a-z]\d{1,3})(?:[\s,].*)?`,
    ].join('|') +
    '))$',
  'i',
)

const SUITE_REPLACEMENTS: readonly [RegExp, string][] = [
  [/^(?:suite|ste)(?:\b|(?=\d))\.?\s*#?\s*/i, 'Suite '],
  [/^(?:room|rm)(?:\b|(?=\d))\.?\s*#?\s*/i, 'Room '],
  [/^(?:apartment|apt)(?:\b|(?=\d))\.?\s*#?\s*/i, 'Apartment '],
  [/^unit(?:\b|(?=\d))\s*#?\s*/i, 'Unit '],
  [/^(?:(?:ground|grd|gr)\.?\s*(?:fl|flr|floor)|g\/?f)\b\.?/i, 'Ground Floor'],
  [/(?<=^(?:main|parlou?r|garden|lower|upper)\.?\s*)(?:fl|flr)\b\.?/i, 'Floor'],
  [
    /(?<=^(?:main|parlou?r|garden|lower|upper|lobby|street|concourse|mezzanine|ground|grd|gr))\.?\s*lvl\b\.?/i,
    ' Level',
  ],
  [new RegExp(String.raw`(?<=^(?:\d+(?:st|nd|rd|th)|${ORDINALS.join('|')})[\s-]*)(?:fl|flr)\b\.?`, 'i'), 'Floor'],
  [/^(\d+)(?:\s*(?:fl|flr|floor)\b\.?|\/f\b)/i, 'Floor $1'],
  [/^flr?(?:\b|(?=\d))\.?\s*/i, 'Floor '],
  [/^ll\b\.?/i, 'Lower Level'],
  [/^ph\b\.?\s*/i, 'Penthouse '],
  [/^mezz\b\.?/i, 'Mezzanine'],
  [/^bsmt\b\.?/i, 'Basement'],
]

export function expandStreet(text: string): string {
  const normalizedText = moveSuiteToEnd(removeTrailingPunctuation(normalizeText(text)))
  const match = SUITE_PATTERN.exec(normalizedText)
  const suiteMatch = match && /\p{L}/u.test(normalizedText.slice(0, match.index)) ? match : null
  const street = expandAbbreviations(
    fixCase(suiteMatch ? removeTrailingPunctuation(normalizedText.slice(0, suiteMatch.index)) : normalizedText),
  )
  return suiteMatch ? `${street}, ${expandSuite(suiteMatch[1] ?? '')}` : street
}

/** Replaces the dash that spreadsheets make of the hyphen in a house number in Queens, such as '136–58'. */
const normalizeText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d+)[‐‑‒–—−](?=\d)/, '$1-')

function moveSuiteToEnd(text: string): string {
  const [first = '', ...otherParts] = text.split(/\s*,\s*/)
  return isSuite(first) && otherParts.some((part) => /^\d/.test(part) && !isSuite(part))
    ? [...otherParts, first].join(', ')
    : text
}

export const fixCase = (text: string) => (isAllCaps(text) || text === text.toLowerCase() ? toTitleCase(text) : text)

const removeTrailingPunctuation = (text: string) => text.replace(/[\s.,]+$/, '')

function expandAbbreviations(street: string): string {
  const words = street.split(' ')
  const lastIndex = words.length - 1
  // Expands the S in '233 Park Ave S', but not in '1500 Ave S', which is Avenue S in Brooklyn.
  const suffix =
    lastIndex >= 3 && STREET_TYPES.has(normalizeWord(words[lastIndex - 1]))
      ? DIRECTIONS.get(normalizeWord(words[lastIndex]))
      : undefined
  if (suffix) words[lastIndex] = suffix
  const typeIndex = suffix ? lastIndex - 1 : lastIndex
  const hasHouseNumber = /^\d/.test(words[0] ?? '')
  // Expands a street type at the end or before a final direction, but not the 'St.' in '12 St. Marks Place'.
  const streetType = typeIndex >= 2 ? STREET_TYPES.get(normalizeWord(words[typeIndex])) : undefined
  if (streetType) words[typeIndex] = streetType
  // Also expands 'Ave' after the house number, as in '15 Ave A' and '1345 Ave of the Americas'.
  if (hasHouseNumber && lastIndex >= 2 && STREET_TYPES.get(normalizeWord(words[1])) === 'Avenue') words[1] = 'Avenue'
  const direction = DIRECTIONS.get(normalizeWord(words[1]))
  if (direction && hasHouseNumber && lastIndex >= 2) words[1] = direction
  return words
    .join(' ')
    .replace(/^\d\S* (?:East|West|North|South) \d+(?:st|nd|rd|th)?$/i, '$& Street')
    .replace(/(?<=^\d\S* (?:(?:East|West|North|South) )?)\d+(?= (?:Street|Avenue)\b)/, formatOrdinal)
}

const normalizeWord = (word = '') => word.toLowerCase().replace(/\.$/, '')

export function expandSuite(text: string): string {
  const casedText = fixCase(text)
  const replacement = SUITE_REPLACEMENTS.find(([pattern]) => pattern.test(casedText))
  return removeTrailingPunctuation(
    (replacement ? casedText.replace(...replacement) : casedText).replace(/\s+/g, ' ').trim(),
  )
}

/** Matches a house number with a letter and the name of its street, such as '61A Clinton Street', but not '2F Rear'. */
const LETTERED_HOUSE_NUMBER_PATTERN = /^\d+[a-z]\s+(?!(?:rear|front)$)[a-z\d]/i

/** Returns whether a line is a suite. The pattern reads '2F' as a suite only after a street type. */
export const isSuite = (text: string) =>
  SUITE_PATTERN.exec(`st ${text}`)?.index === 2 && !LETTERED_HOUSE_NUMBER_PATTERN.test(text)

/** Matches a short suite or floor: 'Suite # 4', 'Lower Level Suite 4', '2nd floor rear'. */
const SHORT_SUITE_PATTERN =
  /^(?:(?:\S+ (?:floor|level) )?(?:\S+ )?(?:(?:no\.|#) )?(?:[#a-z.-]*\d+[-/]?[a-z\d]{0,3}|[a-z]|ph|ll)|\S+[ -](?:fl|flr|floor|level|lvl)\.?(?: (?:rear|front))?|g\/?f|penthouse|mezz|mezzanine|bsmt|basement|lobby|storefront)$/i

/** Returns whether text is a suite and nothing else: 'Suite 4', '3rd floor', 'Lobby', but not 'room for parking'. */
export const isShortSuite = (text: string) => SHORT_SUITE_PATTERN.test(text) && isSuite(text)

const ORDINAL_SUFFIXES = ['st', 'nd', 'rd']

export function createStreetKey(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const streetLine = parts.find((part) => /^\d/.test(part)) ?? parts[0] ?? ''
  const [streetWithNumber = ''] = expandStreet(streetLine.toLowerCase()).split(',')
  return streetWithNumber
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/\s+/)
    .map((word) => (ORDINALS.includes(word) ? formatOrdinal(String(ORDINALS.indexOf(word) + 1)) : word))
    .join(' ')
}

const formatOrdinal = (digits: string) =>
  `${digits}${(/1\d$/.test(digits) ? undefined : ORDINAL_SUFFIXES[Number(digits.at(-1)) - 1]) ?? 'th'}`
