/** Borough names as they stand in addresses (specification §3). */
const BOROUGHS = ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten island'] as const

/** A borough, the east end of Long Island, or a zip code that belongs to neither. */
export type Region = (typeof BOROUGHS)[number] | 'the hamptons' | 'elsewhere'

/** The first three digits of a zip code say the region; 110 is cut by the Queens line, so there words decide. */
const REGION_OF_ZIP: ReadonlyMap<string, Region | null> = new Map([
  ['100', 'manhattan'],
  ['101', 'manhattan'],
  ['102', 'manhattan'],
  ['103', 'staten island'],
  ['104', 'bronx'],
  ['110', null],
  ['111', 'queens'],
  ['112', 'brooklyn'],
  ['113', 'queens'],
  ['114', 'queens'],
  ['116', 'queens'],
  ['119', 'the hamptons'],
])

/** Manhattan's zip codes as specification §9 lists them, first and last of each run. */
const MANHATTAN_ZIPS = [
  [10001, 10007],
  [10009, 10014],
  [10016, 10040],
  [10044, 10044],
  [10065, 10065],
  [10075, 10075],
  [10128, 10128],
  [10280, 10280],
] as const

const STREET_WORD =
  '(?:avenue|ave|street|st|boulevard|blvd|road|rd|highway|hwy|turnpike|tpke|parkway|pkwy|place|pl|lane|ln)'

/** One spelling for comparing: lower case, single spaces, hyphens as spaces, straight apostrophes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/**
 * Whether an address says a place's name, as whole words. A street named after a place is not the place:
 * Flushing Avenue runs through Maspeth, Manhattan Avenue through Brooklyn.
 */
export function namesPlace(address: string, place: string): boolean {
  return lastMention(address, place) >= 0
}

/** The zip code of an address: its last number of five digits, unless that is the house number it begins with. */
export function zipOf(address: string): string | null {
  const last = [...address.trim().matchAll(/(?<!\d|\d-)\d{5}(?=(?:-\d{4})?(?![\d-]))/g)].at(-1)
  if (!last) return null
  const isHouseNumber = last.index === 0 && /\p{L}/u.test(address)
  return isHouseNumber ? null : last[0]
}

/**
 * Where an address lies: its zip code says so, or else the last borough it names ('Manhattan Avenue, Brooklyn'
 * is in Brooklyn); null when it says neither. Keeps words that stray from putting a clinic in two boroughs.
 */
export function regionOf(address: string): Region | null {
  const zip = zipOf(address)
  const byZip = zip ? REGION_OF_ZIP.get(zip.slice(0, 3)) : null
  if (byZip || (zip && byZip === undefined)) return byZip ?? 'elsewhere'
  const named = BOROUGHS.map((name) => ({ name, at: lastMention(address, name) })).filter(({ at }) => at >= 0)
  return named.sort((a, b) => b.at - a.at)[0]?.name ?? null
}

/** Manhattan's post town or one of its zip codes (specification §9, "Address-in-location check"). */
export function hasManhattanMark(address: string): boolean {
  const zip = Number(zipOf(address))
  return /\bnew york,? ny\b/.test(plain(address)) || MANHATTAN_ZIPS.some(([first, last]) => zip >= first && zip <= last)
}

function lastMention(address: string, place: string): number {
  const name = plain(place).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  if (name === '') return -1
  const asWords = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])(?! ${STREET_WORD}\\b)`, 'gu')
  return [...plain(address).matchAll(asWords)].at(-1)?.index ?? -1
}
