import { opensAt, opensOn, type WeekHours } from './hours.ts'
import { lazily } from './lazily.ts'

/** By what a list of clinics can be narrowed, in the order in which a page offers it. One value of each at a time. */
export const FACETS = [
  'treatment',
  'area',
  'open',
  'price',
  'rating',
  'verified',
  'access',
  'provider',
  'language',
] as const
export type Facet = (typeof FACETS)[number]

/** The value chosen of each facet; an area's is its slug or `area.sub-area`. */
export type Selection = { readonly [F in Facet]?: string }

/** A value that at least one clinic has. */
export interface FacetValue {
  facet: Facet
  value: string
  name: string
}

export const PRICE_LEVELS = ['1', '2', '3', '4'] as const
/** A clinic counts towards every rating it reaches. */
export const RATINGS = ['4', '4.5', '4.8'] as const
export const OPEN_TIMES = ['now', 'evening', 'weekend'] as const
/** Licenses of the people who treat, as listings write them; a value of the facet is one in lower case. */
export const LICENCES = ['MD', 'DO', 'NP', 'PA', 'RN', 'esthetician'] as const
export type Licence = (typeof LICENCES)[number]
export const licenceValue = (licence: Licence) => licence.toLowerCase()

/** Above this a number is not shown exactly. */
export const EXACT_UP_TO = 10_000

/** What of a clinic its facets follow from. */
export interface Faceted {
  services: readonly string[]
  /** Every area it belongs to. */
  areas: readonly string[]
  /** As `area.sub-area`. */
  subAreas: readonly string[]
  priceLevel: number | null
  rating: number
  verified: boolean
  hours: WeekHours
  languages: readonly string[]
  stepFree: boolean | null
  licences: readonly Licence[]
}

/** Later than the fixed hours end: what someone who works until six can use. */
const EVENING = 19 * 60 + 30

/** The values a clinic has of every facet but 'open now', which changes by the minute. */
export function facetsOf(clinic: Faceted): Record<Facet, string[]> {
  const { hours } = clinic
  return {
    treatment: [...new Set(clinic.services)],
    area: [...clinic.areas, ...clinic.subAreas],
    open: [...(opensAt(hours, EVENING) ? ['evening'] : []), ...(opensOn(hours, ['sat', 'sun']) ? ['weekend'] : [])],
    price: clinic.priceLevel === null ? [] : [String(clinic.priceLevel)],
    rating: RATINGS.filter((least) => clinic.rating >= Number(least)),
    verified: clinic.verified ? ['yes'] : [],
    access: clinic.stepFree ? ['step-free'] : [],
    provider: [...new Set(clinic.licences.map(licenceValue))],
    language: [...new Set(clinic.languages.map(languageSlug))],
  }
}

export const languageSlug = (language: string) => language.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Names a value among all: `verified=yes`. */
export const tokenOf = (facet: Facet, value: string) => `${facet}=${value}`

/** The tokens of a selection in the order of FACETS. */
export const tokensOf = (selection: Selection): string[] =>
  FACETS.flatMap((facet) => (selection[facet] === undefined ? [] : [tokenOf(facet, selection[facet])]))

/** Names a selection, whatever the order in which it was made. */
export const selectionKey = (selection: Selection) => tokensOf(selection).join('&')

/** What is chosen beyond what the list itself stands for. */
export const chosenFacets = (chosen: Selection) => FACETS.filter((facet) => chosen[facet] !== undefined)

/** A selection without one of its facets; what the list itself stands for stays. */
export function without(base: Selection, chosen: Selection, facet: Facet): Selection {
  const { [facet]: _, ...others } = chosen
  return { ...base, ...others }
}

/**
 * Whether the counts of a selection are worked out when the data is loaded: of everything, of one value, and of
 * a treatment or an area together with one more value. 'Open now' changes too often for more than itself.
 */
export function isCountedAhead(selection: Selection): boolean {
  const facets = chosenFacets(selection)
  if (selection.open === 'now') return facets.length === 1
  return facets.length <= 1 || (facets.length === 2 && ('treatment' in selection || 'area' in selection))
}

const wholeNumber = lazily(() => new Intl.NumberFormat('en-US'))

/** A number of clinics as it is shown: exact up to 10,000, then '10,000+'. */
export const countLabel = (count: number) =>
  count > EXACT_UP_TO ? `${wholeNumber().format(EXACT_UP_TO)}+` : wholeNumber().format(count)
