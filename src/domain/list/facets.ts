import { DAYS, isOpenOnAnyDay, isOpenOnAnyWeekdayAt, type WeekHours } from '../clinic/hours.ts'
import { lazily } from '../lazily.ts'
import { toSlug } from '../slug.ts'

export const FACETS = [
  'treatment',
  'area',
  'open',
  'price',
  'max',
  'rating',
  'verified',
  'access',
  'provider',
  'language',
  'device',
  'skin',
] as const
export type Facet = (typeof FACETS)[number]

export type Selection = { readonly [F in Facet]?: string }

export interface FacetValue {
  facet: Facet
  value: string
  name: string
}

export const PRICE_LEVELS = ['1', '2', '3', '4'] as const
export const MIN_RATINGS = ['4', '4.5', '4.8'] as const
/** 'weekend' means Saturday or Sunday. The filter form offers 'weekend' only if it is already chosen. */
export const OPEN_TIMES = ['now', 'evening', 'saturday', 'sunday', 'weekend'] as const
export const SKIN_TYPES = ['1', '2', '3', '4', '5', '6'] as const
/** Licenses of providers, as written in listings. Facet values are lowercase. */
export const LICENSES = ['MD', 'DO', 'NP', 'PA', 'RN', 'esthetician'] as const
export type License = (typeof LICENSES)[number]
export const toLicenseFacetValue = (license: License) => license.toLowerCase()

export const MAX_EXACT_COUNT = 10_000

export interface FacetedClinic {
  services: readonly string[]
  areas: readonly string[]
  subAreas: readonly string[]
  priceLevel: number | null
  rating: number | null
  verified: boolean
  hours: WeekHours
  languages: readonly string[]
  stepFree: boolean | null
  licenses: readonly License[]
  devices: readonly string[]
  skinTypes: readonly number[]
}

/** Minute at which a clinic must be open to match 'open evenings': half an hour after SAMPLE_HOURS end. */
const EVENING_MINUTE = 19 * 60 + 30

/** A clinic with opening times always has the value 'now', because a load cannot know when visitors use the filter. */
export function getFacetValues(clinic: FacetedClinic): Record<Exclude<Facet, 'max'>, string[]> {
  const { hours } = clinic
  return {
    treatment: [...new Set(clinic.services)],
    area: [...clinic.areas, ...clinic.subAreas],
    open: [
      ...(isOpenOnAnyDay(hours, DAYS) ? ['now'] : []),
      ...(isOpenOnAnyWeekdayAt(hours, EVENING_MINUTE) ? ['evening'] : []),
      ...(isOpenOnAnyDay(hours, ['sat']) ? ['saturday'] : []),
      ...(isOpenOnAnyDay(hours, ['sun']) ? ['sunday'] : []),
      ...(isOpenOnAnyDay(hours, ['sat', 'sun']) ? ['weekend'] : []),
    ],
    price: clinic.priceLevel === null ? [] : [String(clinic.priceLevel)],
    rating: MIN_RATINGS.filter((min) => (clinic.rating ?? 0) >= Number(min)),
    verified: clinic.verified ? ['yes'] : [],
    access: clinic.stepFree ? ['step-free'] : [],
    provider: [...new Set(clinic.licenses.map(toLicenseFacetValue))],
    language: [...new Set(clinic.languages.map(toSlug))],
    device: [...new Set(clinic.devices.map(toSlug))],
    skin: [...new Set(clinic.skinTypes.map(String))],
  }
}

export const facetToken = (facet: Facet, value: string) => `${facet}=${value}`

export const selectionTokens = (selection: Selection): string[] =>
  FACETS.flatMap((facet) => (selection[facet] === undefined ? [] : [facetToken(facet, selection[facet])]))

export const selectionKey = (selection: Selection) => selectionTokens(selection).join('&')

export const chosenFacets = (chosen: Selection) => FACETS.filter((facet) => chosen[facet] !== undefined)

export function removeFacet(base: Selection, chosen: Selection, facet: Facet): Selection {
  const { [facet]: _, ...otherFacets } = chosen
  return { ...base, ...otherFacets }
}

export function isPrecounted(selection: Selection): boolean {
  const facets = chosenFacets(selection)
  if (selection.max !== undefined) return false
  // Matches of 'open now' change by the minute, so counts are stored only for lists without other filters.
  if (selection.open === 'now') return facets.length === 1
  return facets.length <= 1 || (facets.length === 2 && ('treatment' in selection || 'area' in selection))
}

const numberFormat = lazily(() => new Intl.NumberFormat('en-US'))

export const formatCount = (count: number) =>
  count > MAX_EXACT_COUNT ? `${numberFormat().format(MAX_EXACT_COUNT)}+` : numberFormat().format(count)
