import { FACETS, type Facet, type Selection } from './facets.ts'

export const LIST_SORTS = ['recommended', 'rating', 'price', 'distance', 'name'] as const
export type ListSort = (typeof LIST_SORTS)[number]

export interface ListState {
  path: string
  /** Facets fixed by the list itself, e.g. the treatment of a provider list. */
  base: Selection
  chosen: Selection
  sort: ListSort
  near: string | null
  page: number
}

export const fullSelection = (state: Pick<ListState, 'base' | 'chosen'>): Selection => ({
  ...state.base,
  ...state.chosen,
})

export const isFiltered = ({ chosen }: Pick<ListState, 'chosen'>) => FACETS.some((facet) => chosen[facet] !== undefined)

export const isDefaultList = (state: ListState) =>
  !isFiltered(state) && state.sort === 'recommended' && state.near === null

/** A place implies sorting by distance. An impossible sort order becomes the default. */
export function normalizeListState(state: ListState): ListState {
  const sort = state.near !== null && state.sort === 'recommended' ? 'distance' : state.sort
  const possible = sort === 'price' && fullSelection(state).treatment === undefined ? 'recommended' : sort
  return { ...state, sort: possible, near: possible === 'distance' ? state.near : null }
}

/** Returns the first page with one facet set, or cleared with null. */
export function selectFacet(state: ListState, facet: Facet, value: string | null): ListState {
  const { [facet]: _, ...others } = state.chosen
  return normalizeListState({ ...state, page: 1, chosen: value === null ? others : { ...others, [facet]: value } })
}
