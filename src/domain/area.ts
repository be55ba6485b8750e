import { hasManhattanZip } from './address.ts'

const OPTIONS = [
  { slug: 'manhattan', name: 'Manhattan' },
  { slug: 'brooklyn', name: 'Brooklyn' },
  { slug: 'soho', name: 'SoHo' },
  { slug: 'tribeca', name: 'Tribeca' },
  { slug: 'williamsburg', name: 'Williamsburg' },
  { slug: 'midtown', name: 'Midtown' },
  { slug: 'upper-east-side', name: 'Upper East Side' },
  { slug: 'the-hamptons', name: 'The Hamptons' },
  { slug: 'flushing', name: 'Flushing' },
  { slug: 'queens', name: 'Queens' },
] as const

export type AreaSlug = (typeof OPTIONS)[number]['slug']

/** The ten areas, in the order of the area filter (specification §3, "Area filter option"). */
export const AREA_OPTIONS: readonly { slug: AreaSlug; name: string }[] = OPTIONS

/** Locations that make a clinic part of Manhattan whatever its address says (specification §7). */
const MANHATTAN_LOCATIONS = ['upper-east-side', 'upper-west-side', 'midtown', 'soho', 'tribeca', 'chelsea']

/** Words of an address that place it in an area (specification §9); the other five areas have only their name. */
const ADDRESS_KEYWORDS: Partial<Record<AreaSlug, readonly string[]>> = {
  manhattan: [
    ...['upper east side', 'soho', 'tribeca', 'midtown', 'chelsea', 'upper west side', 'lower east side'],
    ...['east village', 'west village', 'flatiron', 'financial district', 'gramercy', "hell's kitchen", 'murray hill'],
  ],
  brooklyn: ['williamsburg'],
  'the-hamptons': ['southampton', 'east hampton', 'bridgehampton', 'sag harbor', 'montauk'],
  queens: [
    ...['astoria', 'forest hills', 'bayside', 'long island city'],
    ...['flushing', 'st. albans', 'saint albans', 'rosedale'],
  ],
  flushing: ['flushing'],
}

/** The eleven keyword rules of the derivation, in the order in which they are asked. */
const DERIVATION: readonly { slug: AreaSlug; keywords: readonly string[] }[] = [
  { slug: 'manhattan', keywords: ['manhattan'] },
  { slug: 'brooklyn', keywords: ['brooklyn'] },
  { slug: 'soho', keywords: ['soho'] },
  { slug: 'upper-east-side', keywords: ['upper east side'] },
  { slug: 'tribeca', keywords: ['tribeca'] },
  { slug: 'midtown', keywords: ['midtown'] },
  { slug: 'williamsburg', keywords: ['williamsburg'] },
  { slug: 'the-hamptons', keywords: ['hamptons'] },
  { slug: 'queens', keywords: ['queens', 'astoria', 'forest hills', 'bayside', 'long island city', 'lic'] },
  { slug: 'flushing', keywords: ['flushing'] },
  { slug: 'queens', keywords: ['st. albans', 'saint albans', 'rosedale'] },
]

/** `lic` counts as a word only: Public and Felicia are not Long Island City. */
const LIC = /(?<![\p{L}\p{M}\p{N}])lic(?![\p{L}\p{M}\p{N}])/u

/**
 * The location slug of an address or a location name (specification §9): the first of eleven keyword rules that
 * applies, otherwise the text itself, hyphenated. It gives one place; the areas a clinic belongs to are `validLocations`.
 */
export function deriveLocationSlug(text: string): string {
  const name = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const says = (keyword: string) => (keyword === 'lic' ? LIC.test(name) : name.includes(keyword))
  return DERIVATION.find(({ keywords }) => keywords.some(says))?.slug ?? name.replaceAll(' ', '-')
}

/** The areas whose keywords an address contains (specification §9, "Area-from-address keywords"). */
export function areasFromAddress(address: string): AreaSlug[] {
  const areas = AREA_OPTIONS.map(({ slug }) => slug)
  return areas.filter((area) => wordsIn(address, ADDRESS_KEYWORDS[area] ?? []).length > 0)
}

/**
 * The address-in-location check (specification §9): the address contains the location's name, for Manhattan also
 * 'New York, NY' or one of its zip codes. 'The Hamptons' is looked for as 'Hamptons', as in the slug derivation.
 */
export function addressIsInLocation(address: string, locationName: string): boolean {
  const name = locationName.trim()
  const area = resolveAreaSlug(name.replace(/\s+/g, '-'))
  if (area === 'manhattan' && hasManhattanZip(address)) return true
  return name !== '' && wordsIn(address, area ? namesOf(area) : [name]).length > 0
}

/** The words of an address that put it in an area: keywords and name. The seed check reports them. */
export function wordsThatPlace(address: string, area: AreaSlug): string[] {
  return wordsIn(address, [...new Set([...(ADDRESS_KEYWORDS[area] ?? []), ...namesOf(area)])])
}

/**
 * The area filter (specification §7): the clinic's location is the area (for Manhattan also one of its neighborhoods),
 * or its address has a keyword of the area or passes the address-in-location check for it. The rule is the
 * specification's, plain substrings whatever the zip code says; `seed/check/addresses.ts` refuses addresses on which
 * rule and zip code disagree.
 */
export function clinicIsInArea(clinic: { location: string; address: string }, area: AreaSlug): boolean {
  const location = normalizeAreaAlias(clinic.location)
  if (location === area || (area === 'manhattan' && MANHATTAN_LOCATIONS.includes(location))) return true
  return areasFromAddress(clinic.address).includes(area) || addressIsInLocation(clinic.address, area)
}

/** The areas under which a clinic's page may stand: its own first, then the others in the filter's order. */
export function validLocations(clinic: { location: string; address: string }): AreaSlug[] {
  const own = resolveAreaSlug(clinic.location)
  const others = AREA_OPTIONS.map(({ slug }) => slug).filter((area) => area !== own && clinicIsInArea(clinic, area))
  return own ? [own, ...others] : others
}

/** The area that a URL segment names, in any case and under its alias; null for anything else. */
export function resolveAreaSlug(segment: string): AreaSlug | null {
  const slug = normalizeAreaAlias(segment)
  return AREA_OPTIONS.find((area) => area.slug === slug)?.slug ?? null
}

/** Lower case, with 'hamptons', as most local pages spell it, for 'the-hamptons' (specification §2); the rest stays. */
export function normalizeAreaAlias(segment: string): string {
  const slug = segment.toLowerCase()
  return slug === 'hamptons' ? 'the-hamptons' : slug
}

function namesOf(area: AreaSlug): string[] {
  if (area === 'manhattan') return ['manhattan', 'new york, ny']
  return [area === 'the-hamptons' ? 'hamptons' : area.replaceAll('-', ' ')]
}

function wordsIn(address: string, words: readonly string[]): string[] {
  const text = address.toLowerCase()
  return words.filter((word) => text.includes(word.toLowerCase()))
}

/** How many there are in an area, in words: `1 MedSpa`, `142 MedSpas`. */
export const medspaCount = (count: number) => `${count} ${count === 1 ? 'MedSpa' : 'MedSpas'}`
