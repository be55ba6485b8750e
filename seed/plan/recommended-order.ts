import type { Clinic } from '../../src/domain/clinic/clinic-record.ts'
import { DISPLAY_LIMITS } from '../../src/domain/limits.ts'

/** Bayesian prior of a rating. Without the prior, a clinic with a single 5.0 review would lead the list. */
const RATING_PRIOR = { rating: 4.2, reviewCount: 25 }

type RankedClinic = Pick<Clinic, 'id' | 'name' | 'featured' | 'rating' | 'reviewCount'>

export const canBeFeatured = ({ featured, rating }: Pick<Clinic, 'featured' | 'rating'>): boolean =>
  featured || (rating ?? 0) >= DISPLAY_LIMITS.minFeaturedRating

export const chooseFeatured = <T extends Pick<Clinic, 'featured' | 'rating'>>(clinics: readonly T[]): T[] =>
  clinics.filter(canBeFeatured).slice(0, DISPLAY_LIMITS.featuredClinics)

export function computeWeightedRating({ rating, reviewCount }: Pick<Clinic, 'rating' | 'reviewCount'>): number {
  const weight = rating === null ? 0 : Math.max(0, reviewCount ?? 0)
  return (RATING_PRIOR.rating * RATING_PRIOR.reviewCount + (rating ?? 0) * weight) / (RATING_PRIOR.reviewCount + weight)
}

export function compareRecommended(a: RankedClinic, b: RankedClinic): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    computeWeightedRating(b) - computeWeightedRating(a) ||
    compareByCodeUnit(a.name, b.name) ||
    compareByCodeUnit(a.id, b.id)
  )
}

/** Gives the same order in every runtime, unlike `localeCompare`. */
function compareByCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
