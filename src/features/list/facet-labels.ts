import type { Facet } from '../../domain/list/facets.ts'
import type { CountedValue, ListResults } from '../../domain/list/list-results.ts'
import { isFiltered, type ListState } from '../../domain/list/list-state.ts'
import { formatUsd } from '../../domain/price.ts'

export const getFacetLabels = ({
  base,
}: ListState): Record<Facet, { title: string; anyLabel: string; note?: string }> => ({
  treatment: { title: 'Treatment', anyLabel: 'All treatments' },
  area: base.area
    ? { title: 'Neighborhood', anyLabel: 'All neighborhoods' }
    : { title: 'Location', anyLabel: 'All locations' },
  open: { title: 'Hours', anyLabel: 'Any time' },
  price: {
    title: 'Prices',
    anyLabel: 'Any price',
    note: 'Compared with what the listed clinics ask for the same.',
  },
  max: { title: 'Starting price', anyLabel: 'Any price' },
  rating: { title: 'Rating', anyLabel: 'Any rating' },
  verified: { title: 'Listing', anyLabel: 'All listings' },
  access: { title: 'Access', anyLabel: 'Any entrance' },
  provider: { title: 'Who treats you', anyLabel: 'Any license' },
  language: { title: 'Language spoken', anyLabel: 'Any language' },
  device: { title: 'Device', anyLabel: 'Any device' },
  skin: {
    title: 'Skin type treated',
    anyLabel: 'Any skin type',
    note: 'On the Fitzpatrick scale, from 1 (lightest) to 6 (darkest).',
  },
})

/** Omits values without clinics if no filter is chosen, and sub-areas unless their area is chosen or fixed. */
export function listOfferedValues(
  { state, results }: { state: ListState; results: Pick<ListResults, 'values'> },
  facet: Facet,
): CountedValue[] {
  const { base, chosen } = state
  if (base[facet] !== undefined && facet !== 'area') return []
  const [areaSlug] = (chosen.area ?? base.area ?? '').split('.')
  return results.values
    .filter((value) => value.facet === facet && (value.count !== 0 || isFiltered(state)))
    .filter(({ value }) => facet !== 'open' || value !== WEEKEND || chosen.open === WEEKEND)
    .filter(({ value }) => facet !== 'area' || isOfferedArea(value, areaSlug, base.area !== undefined))
    .map((value) =>
      facet === 'area' && value.value.includes('.') && !base.area ? { ...value, name: `– ${value.name}` } : value,
    )
}

export const changesResults = (
  { state, results }: { state: ListState; results: Pick<ListResults, 'total'> },
  facet: Facet,
  values: readonly CountedValue[],
) =>
  state.chosen[facet] !== undefined ||
  values.some(({ count }) => (count === null ? results.total > 1 : count > 0 && count < results.total))

const WEEKEND = 'weekend'

const isOfferedArea = (value: string, areaSlug: string | undefined, showsSubAreasOnly: boolean) =>
  value.includes('.') ? value.split('.')[0] === areaSlug : !showsSubAreasOnly

export function formatFacetValue(results: Pick<ListResults, 'values' | 'unit'>, facet: Facet, value: string): string {
  if (facet === 'max')
    return `Starting at ${formatUsd(Number(value))} or less${results.unit ? ` per ${results.unit}` : ''}`
  const countedValue = results.values.find((candidate) => candidate.value === value && candidate.facet === facet)
  const name = countedValue?.name ?? value.replace(/^.*\./, '').replaceAll('-', ' ')
  if (facet === 'rating') return `Rated ${name}`
  if (facet === 'price') return `Prices ${name.toLowerCase()}`
  if (facet === 'skin') return `Treats ${name.toLowerCase()} skin`
  return facet === 'language' ? `${name} spoken` : name
}
