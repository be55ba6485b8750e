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

type SpecifiedAreaSlug = (typeof SPECIFIED_AREAS)[number]['slug']

/** Locations that put a clinic in Manhattan (specification §7), unless its zip code is in another region. */
const MANHATTAN_LOCATIONS = ['upper-east-side', 'upper-west-side', 'midtown', 'soho', 'tribeca', 'chelsea']

/** Phrases in an address that put a clinic in an area (specification §9). The default is the slug, with spaces. */
const ADDRESS_PHRASES: ReadonlyMap<string, readonly string[]> = new Map<SpecifiedAreaSlug, readonly string[]>([
  [
    'manhattan',
    [
      'manhattan',
      'new york, ny',
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
  ],
  ['brooklyn', ['brooklyn', 'williamsburg']],
  ['the-hamptons', ['hamptons', 'southampton', 'east hampton', 'bridgehampton', 'sag harbor', 'montauk']],
  [
    'queens',
    [
      'queens',
      'astoria',
      'forest hills',
      'bayside',
      'long island city',
      'flushing',
      'st. albans',
      'saint albans',
      'rosedale',
    ],
  ],
])

const LOCATION_SLUG_RULES: readonly { slug: SpecifiedAreaSlug; keywords: readonly string[] }[] = [
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
    LOCATION_SLUG_RULES.find(({ keywords }) => keywords.some(matchesKeyword))?.slug ??
    normalizedText.replaceAll(' ', '-')
  )
}

/** Ignores zip codes outside Manhattan, as specified (§7). `assignClinicAreas` takes them into account. */
export function isClinicInArea(clinic: { location: string; address: string }, area: string): boolean {
  const location = normalizeAreaAlias(clinic.location)
  if (location === area) return true
  if (area === 'manhattan' && (MANHATTAN_LOCATIONS.includes(location) || hasManhattanZip(clinic.address))) return true
  const address = clinic.address.toLowerCase()
  return (ADDRESS_PHRASES.get(area) ?? [area.replaceAll('-', ' ')]).some((phrase) => address.includes(phrase))
}

export function findAreasOfClinic(clinic: { location: string; address: string }, areas: readonly string[]): string[] {
  const mainArea = normalizeAreaAlias(clinic.location)
  const otherAreas = areas.filter((area) => area !== mainArea && isClinicInArea(clinic, area))
  return areas.includes(mainArea) ? [mainArea, ...otherAreas] : otherAreas
}
