import { FACETS, type Facet, listSelectedFacets, type Selection } from './facets.ts'

export const LIST_PARAMETERS: readonly string[] = [...FACETS, 'sort', 'near', 'page', 'view']

export const LIST_SORTS = ['recommended', 'rating', 'price', 'distance', 'name'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** Sorts whose ranks are a column of `listings`, computed at each load. */
export type StoredSort = 'recommended' | 'rating' | 'name'

/** For narrow screens. A wide screen shows both. */
export const LIST_VIEWS = ['list', 'map'] as const
export type ListView = (typeof LIST_VIEWS)[number]

export interface ListState {
  path: string
  /** Facet values that every clinic of the list has, such as the treatment in a list of the clinics that offer it. */
  base: Selection
  chosen: Selection
  sort: ListSort
  /** Slug, zip code or typed name of the place that distances are measured from. Null if no place was requested. */
  near: string | null
  page: number
  view: ListView
}

export const getFullSelection = (state: Pick<ListState, 'base' | 'chosen'>): Selection => ({
  ...state.base,
  ...state.chosen,
})

export const isFiltered = ({ chosen }: Pick<ListState, 'chosen'>) => listSelectedFacets(chosen).length > 0

export const isDefaultList = (state: ListState) =>
  !isFiltered(state) && state.sort === 'recommended' && state.near === null

export function normalizeListState(state: ListState): ListState {
  const hasTreatment = getFullSelection(state).treatment !== undefined
  const { max: _, ...withoutMaxPrice } = state.chosen
  const validSort = state.sort === 'price' && !hasTreatment ? 'recommended' : state.sort
  return {
    ...state,
    chosen: hasTreatment ? state.chosen : withoutMaxPrice,
    sort: state.near !== null && validSort === 'recommended' ? 'distance' : validSort,
  }
}

export function selectFacet(state: ListState, facet: Facet, value: string | null): ListState {
  const { [facet]: _, ...otherFacets } = state.chosen
  return normalizeListState({
    ...state,
    page: 1,
    chosen: value === null ? otherFacets : { ...otherFacets, [facet]: value },
  })
}
