import { DISPLAY_LIMITS } from './limits.ts'
import { eachWord } from './search-query.ts'
import { newYorkDate } from './time.ts'

/** The rating and number of reviews that a clinic is assumed to start from, so that a single 5.0 does not lead the list. */
const PRIOR = { rating: 4.2, reviews: 25 }

interface Ranked {
  id: string
  name: string
  featured: boolean
  rating: number
  reviewCount: number
}

/** Stars are whole: the rating rounded down, out of 5 (specification §9, "Display limits"). */
export function wholeStars(rating: number): number {
  const stars = Math.floor(rating)
  return stars > 0 ? Math.min(stars, DISPLAY_LIMITS.stars) : 0
}

/** The featured choice of the home page: flagged, or rated 4.8 or higher (specification §9). */
export function isFeaturedChoice(clinic: { featured: boolean; rating: number }): boolean {
  return clinic.featured || clinic.rating >= DISPLAY_LIMITS.featuredRating
}

/** The first clinics of the featured choice, in the order in which the listings come (specification §9). */
export function chooseFeatured<T extends { featured: boolean; rating: number }>(
  clinics: readonly T[],
  limit: number = DISPLAY_LIMITS.featuredClinics,
): T[] {
  return clinics.filter(isFeaturedChoice).slice(0, limit)
}

/** The last segment of a clinic's URL: its slug, or its id when it has none (specification §2, "Clinic detail"). */
export function clinicSegment(clinic: { id: string; slug: string | null }): string {
  return clinic.slug || clinic.id
}

/** The first segment of a clinic's URL: its first valid location, or 'locations' if none (specification §2). */
export function firstLocation(validLocations: readonly string[]): string {
  return validLocations[0] ?? 'locations'
}

/** Lookup in any case, every id tried before any slug (specification §5), so that a slug cannot hide another's id. */
export function findByIdOrSlug<T extends { id: string; slug: string | null }>(
  clinics: readonly T[],
  key: string,
): T | null {
  const wanted = key.toLowerCase()
  const byId = clinics.find((clinic) => clinic.id.toLowerCase() === wanted)
  return byId ?? clinics.find((clinic) => clinic.slug?.toLowerCase() === wanted) ?? null
}

/** A rating (0–5) drawn towards the usual one, the more the fewer reviews stand behind it. Ours, not the specification's. */
export function weightedRating(rating: number, reviewCount: number): number {
  const reviews = Math.max(0, reviewCount)
  return (PRIOR.rating * PRIOR.reviews + rating * reviews) / (PRIOR.reviews + reviews)
}

/** 'Recommended' order: featured first, then weighted rating, then name; the id settles what is left, so that pages do
 * not overlap. Names compare by code unit, because the order must be the same in every runtime. */
export function compareRecommended(a: Ranked, b: Ranked): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    weightedRating(b.rating, b.reviewCount) - weightedRating(a.rating, a.reviewCount) ||
    compareText(a.name, b.name) ||
    compareText(a.id, b.id)
  )
}

/** The beginning of a text in at most `max` UTF-16 units, cut after a word and ended with '…' when something is left out. */
export function excerpt(text: string, max = 160): string {
  const clean = text.trim().replace(/\s+/g, ' ')
  if (clean.length <= max) return clean
  if (max < 1) return ''
  const head = clean.slice(0, max)
  const lastSpace = head.lastIndexOf(' ')
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** How long the page of a clinic that closed says so, in days from the day it closed. After that the page is gone. */
export const CLOSING_NOTICE_DAYS = 365

/** Whether it closed for good: its page says so for a while, and nothing else. */
export const isClosed = ({ status }: { status: { kind: string } | null }): boolean => status?.kind === 'closed'

const DAY = 24 * 60 * 60 * 1000

/** Returns whether a clinic closed so long ago that its page is gone (410). Days begin at New York's midnight. */
export function isPastNotice(status: { kind: string; on: string } | null, now: Date): boolean {
  if (status?.kind !== 'closed') return false
  return Date.parse(newYorkDate(now)) - Date.parse(status.on) >= CLOSING_NOTICE_DAYS * DAY
}

/** Words that a monogram leaves out. */
const SMALL_WORDS = new Set(['and', 'of', 'the', 'on', 'at', 'in', 'for', 'by'])

/** The monogram of a name: the first letters of its first two words that count, e.g. 'MO' for 'Marchetti & Osei'. */
export function initials(name: string): string {
  const words = name.match(eachWord()) ?? []
  const counting = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  return (counting.length > 0 ? counting : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
