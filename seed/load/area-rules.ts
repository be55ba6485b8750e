import { normalizeAreaAlias } from '../../src/domain/area.ts'
import { hasManhattanZip, type Region } from '../../src/domain/clinic/address.ts'

/** Areas in the order of the area filter (specification §3, "Area filter option"). */
export const SPECIFIED_AREAS = [
  { slug: 'manhattan', name: 'Manhattan', region: 'Manhattan' },
  { slug: 'brooklyn', name: 'Brooklyn', region: 'Brooklyn' },
  { slug: 'soho', name: 'SoHo', region: 'Manhattan' },
  { slug: 'tribeca', name: 'Tribeca', region: 'Manhattan' },
  { slug: 'williamsburg', name: 'Williamsburg', region: 'Brooklyn' },
  { slug: 'midtown', name: 'Midtown', region: 'Manhattan' },
  { slug: 'upper-east-side', name: 'Upper East Side', region: 'Manhattan' },
  { slug: 'the-hamptons', name: 'The Hamptons', region: 'the Hamptons' },
  { slug: 'flushing', name: 'Flushing', region: 'Queens' },
  { slug: 'queens', name: 'Queens', region: 'Queens' },
] as const satisfies readonly { slug: string; name: string; region: Region }[]

export type AreaSlug = (typeof SPECIFIED_AREAS)[number]['slug']

/** Locations that put a clinic in Manhattan regardless of its address (specification §7). */
const MANHATTAN_LOCATIONS = ['upper-east-side', 'upper-west-side', 'midtown', 'soho', 'tribeca', 'chelsea']

const ADDRESS_KEYWORDS: Partial<Record<AreaSlug, readonly string[]>> = {
  manhattan: [
    'upper east side',
    'soho',
    'tribeca',
    'midtown',
    'chelsea',
    'upper west side',
    'lower east side',
    'east village',
    'west village',
    'flatiron',
    'financial district',
    'gramercy',
    "hell's kitchen",
    'murray hill',
  ],
  brooklyn: ['williamsburg'],
  'the-hamptons': ['southampton', 'east hampton', 'bridgehampton', 'sag harbor', 'montauk'],
  queens: [
    'astoria',
    'forest hills',
    'bayside',
    'long island city',
    'flushing',
    'st. albans',
    'saint albans',
    'rosedale',
  ],
  flushing: ['flushing'],
}

const ORDERED_SLUG_RULES: readonly { slug: AreaSlug; keywords: readonly string[] }[] = [
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

/** Matches `lic` (Long Island City) as a whole word only, not in "Public" or "Felicia". */
const LIC_PATTERN = /(?<![\p{L}\p{M}\p{N}])lic(?![\p{L}\p{M}\p{N}])/u

export function deriveLocationSlug(text: string): string {
  const normalizedText = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const matchesKeyword = (keyword: string) =>
    keyword === 'lic' ? LIC_PATTERN.test(normalizedText) : normalizedText.includes(keyword)
  return (
    ORDERED_SLUG_RULES.find(({ keywords }) => keywords.some(matchesKeyword))?.slug ??
    normalizedText.replaceAll(' ', '-')
  )
}

export function findAreasInAddress(address: string): AreaSlug[] {
  const areas = SPECIFIED_AREAS.map(({ slug }) => slug)
  return areas.filter((area) => containsAny(address, ADDRESS_KEYWORDS[area] ?? []))
}

export function isAddressInLocation(address: string, locationName: string): boolean {
  const name = locationName.trim()
  const area = resolveAreaSlug(name.replace(/\s+/g, '-'))
  if (area === 'manhattan' && hasManhattanZip(address)) return true
  return name !== '' && containsAny(address, area ? getAddressPhrases(area) : [name])
}

/**
 * Returns whether a clinic's location or address puts it in an area. Ignores zip codes outside Manhattan, as specified
 * (§7). `seed/plan/clinic-areas.ts` drops areas that contradict the zip code.
 */
export function isClinicInArea(clinic: { location: string; address: string }, area: string): boolean {
  const location = normalizeAreaAlias(clinic.location)
  if (location === area || (area === 'manhattan' && MANHATTAN_LOCATIONS.includes(location))) return true
  const addressAreas: readonly string[] = findAreasInAddress(clinic.address)
  return addressAreas.includes(area) || isAddressInLocation(clinic.address, area.replaceAll('-', ' '))
}

/** Returns the areas that contain a clinic, beginning with the area of the clinic's `location`. */
export function findAreasOfClinic(clinic: { location: string; address: string }, areas: readonly string[]): string[] {
  const mainArea = normalizeAreaAlias(clinic.location)
  const otherAreas = areas.filter((area) => area !== mainArea && isClinicInArea(clinic, area))
  return areas.includes(mainArea) ? [mainArea, ...otherAreas] : otherAreas
}

export function resolveAreaSlug(segment: string): AreaSlug | null {
  const slug = normalizeAreaAlias(segment)
  return SPECIFIED_AREAS.find((area) => area.slug === slug)?.slug ?? null
}

function getAddressPhrases(area: AreaSlug): string[] {
  if (area === 'manhattan') return ['manhattan', 'new york, ny']
  return [area === 'the-hamptons' ? 'hamptons' : area.replaceAll('-', ' ')]
}

function containsAny(address: string, phrases: readonly string[]): boolean {
  const text = address.toLowerCase()
  return phrases.some((phrase) => text.includes(phrase.toLowerCase()))
}
