import { lazily } from '../lazily.ts'

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
export const LICENSES = ['MD', 'DO', 'NP', 'PA', 'RN', 'esthetician'] as const
export type License = (typeof LICENSES)[number]
export const toLicenseFacetValue = (license: License) => license.toLowerCase()

export const MAX_EXACT_COUNT = 10_000

export const toFacetToken = (facet: Facet, value: string) => `${facet}=${value}`

export const listSelectionTokens = (selection: Selection): string[] =>
  FACETS.flatMap((facet) => (selection[facet] === undefined ? [] : [toFacetToken(facet, selection[facet])]))

export const toSelectionKey = (selection: Selection) => listSelectionTokens(selection).join('&')

export const listSelectedFacets = (selection: Selection) => FACETS.filter((facet) => selection[facet] !== undefined)

/** Without the treatment, there is no maximum price either, because the price is that of the treatment. */
export function getSelectionWithoutFacet(base: Selection, chosen: Selection, facet: Facet): Selection {
  const { [facet]: _, max, ...otherFacets } = chosen
  return { ...base, ...otherFacets, ...(max !== undefined && !['max', 'treatment'].includes(facet) && { max }) }
}

export function isPrecounted(selection: Selection): boolean {
  const facets = listSelectedFacets(selection)
  if (selection.max !== undefined) return false
  // The clinics that are open change over the week. Counts are stored for each interval of the week (`open_sets`), and
  // therefore only for 'open now' without any other facet.
  if (selection.open === 'now') return facets.length === 1
  return facets.length <= 1 || (facets.length === 2 && ('treatment' in selection || 'area' in selection))
}

const getNumberFormat = lazily(() => new Intl.NumberFormat('en-US'))

export const formatCount = (count: number) =>
  count > MAX_EXACT_COUNT ? `${getNumberFormat().format(MAX_EXACT_COUNT)}+` : getNumberFormat().format(count)
