import { DISPLAY_LIMITS } from '../limits.ts'
import { wordPattern } from '../search/query.ts'
import { newYorkDate } from '../time.ts'
import type { Clinic } from './clinic-record.ts'

/** Bayesian prior of a rating. Without the prior, a clinic with a single 5.0 review would lead the list. */
const RATING_PRIOR = { rating: 4.2, reviewCount: 25 }

type RankedClinic = Pick<Clinic, 'id' | 'name' | 'featured' | 'rating' | 'reviewCount'>

export const countWholeStars = (rating: number): number =>
  Math.min(Math.max(Math.floor(rating) || 0, 0), DISPLAY_LIMITS.stars)

export const isFeatured = ({ featured, rating }: Pick<Clinic, 'featured' | 'rating'>): boolean =>
  featured || (rating ?? 0) >= DISPLAY_LIMITS.featuredRating

export const chooseFeatured = <T extends Pick<Clinic, 'featured' | 'rating'>>(clinics: readonly T[]): T[] =>
  clinics.filter(isFeatured).slice(0, DISPLAY_LIMITS.featuredClinics)

export const clinicSegment = ({ id, slug }: Pick<Clinic, 'id' | 'slug'>): string => slug || id

export const firstLocation = (validLocations: readonly string[]): string => validLocations[0] ?? 'locations'

export function weightedRating({ rating, reviewCount }: Pick<Clinic, 'rating' | 'reviewCount'>): number {
  const weight = rating === null ? 0 : Math.max(0, reviewCount ?? 0)
  return (RATING_PRIOR.rating * RATING_PRIOR.reviewCount + (rating ?? 0) * weight) / (RATING_PRIOR.reviewCount + weight)
}

export function compareRecommended(a: RankedClinic, b: RankedClinic): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    weightedRating(b) - weightedRating(a) ||
    compareByCodeUnit(a.name, b.name) ||
    compareByCodeUnit(a.id, b.id)
  )
}

export function truncateText(text: string, maxLength = 90): string {
  const normalized = text.trim().replace(/\s+/g, ' ')
  if (normalized.length <= maxLength) return normalized
  if (maxLength < 1) return ''
  const head = normalized.slice(0, maxLength)
  const lastSpace = head.lastIndexOf(' ')
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`
}

/** Gives the same order in every runtime, unlike `localeCompare`. */
function compareByCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Days for which the page of a closed clinic shows a closing notice. Afterward, the page returns status 410. */
export const CLOSING_NOTICE_DAYS = 365

const DIAGNOSING_LICENSES: ReadonlySet<string> = new Set(['MD', 'DO', 'NP', 'PA'])

/** Returns whether a provider may diagnose, as a med spa in New York requires. Accepts a clinic without providers. */
export const isMedSpa = ({ providers }: { providers: readonly { license: string }[] }): boolean =>
  providers.length === 0 || providers.some(({ license }) => DIAGNOSING_LICENSES.has(license))

export const isClosed = ({ status }: { status: { kind: string } | null }): boolean => status?.kind === 'closed'

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts days from midnight to midnight in New York. */
export function isClosingNoticeOver(status: { kind: string; on: string } | null, now: Date): boolean {
  if (status?.kind !== 'closed') return false
  return Date.parse(newYorkDate(now)) - Date.parse(status.on) >= CLOSING_NOTICE_DAYS * DAY_MS
}

const WORDS_WITHOUT_INITIAL = new Set(['and', 'of', 'the', 'on', 'at', 'in', 'for', 'by'])

export function getInitials(name: string): string {
  const words = name.match(wordPattern()) ?? []
  const significantWords = words.filter((word) => !WORDS_WITHOUT_INITIAL.has(word.toLowerCase()))
  return (significantWords.length > 0 ? significantWords : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
