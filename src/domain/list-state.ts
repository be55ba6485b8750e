import { FACETS, type Facet, type Selection } from './facets.ts'

/** The orders a list can be put in. By price needs a treatment, by distance a place to measure from. */
export const LIST_SORTS = ['recommended', 'rating', 'price', 'distance', 'name'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** What a visitor asked of a list: all of it stands in the address. */
export interface ListState {
  /** The list's own address. */
  path: string
  /** What the list itself stands for: all of a treatment, all of an area, or nothing. */
  base: Selection
  chosen: Selection
  sort: ListSort
  /** A zip code or an area's slug, for the order by distance. */
  near: string | null
  page: number
}

/** Everything a clinic must have to be in the list. */
export const wantedBy = (state: Pick<ListState, 'base' | 'chosen'>): Selection => ({ ...state.base, ...state.chosen })

export const isFiltered = ({ chosen }: Pick<ListState, 'chosen'>) => FACETS.some((facet) => chosen[facet] !== undefined)

/** Whether it is the plain list, in its own order. */
export const isPlain = (state: ListState) => !isFiltered(state) && state.sort === 'recommended' && state.near === null

/** A state in its one form: a place alone means the order by distance, and an order that cannot be is the usual one. */
export function settle(state: ListState): ListState {
  const sort = state.near !== null && state.sort === 'recommended' ? 'distance' : state.sort
  const possible = sort === 'price' && wantedBy(state).treatment === undefined ? 'recommended' : sort
  return { ...state, sort: possible, near: possible === 'distance' ? state.near : null }
}

/** The first page of the list with one value of a facet chosen, or with null none of it. */
export function choose(state: ListState, facet: Facet, value: string | null): ListState {
  const { [facet]: _, ...others } = state.chosen
  return settle({ ...state, page: 1, chosen: value === null ? others : { ...others, [facet]: value } })
}
