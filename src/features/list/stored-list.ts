import { centsName, cheapestFirstName } from '../../db/formats/price-orders.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import { selectionTokens } from '../../domain/list/facets.ts'
import { fullSelection, type ListState } from '../../domain/list/list-state.ts'
import type { StoredListSlice, StoredSort } from './prepared-queries.ts'

export const storedSort = ({ sort }: ListState): StoredSort =>
  sort === 'rating' || sort === 'name' ? sort : 'recommended'

export const COORDINATES_NAME = 'places'

/** Returns the name of the rows of `clinic_orders` to sort by, or an empty string if the sort needs none. */
export function orderName(state: ListState): string {
  const { treatment } = fullSelection(state)
  if (state.sort === 'price' && treatment) return cheapestFirstName(treatment, 'recommended')
  return state.sort === 'distance' && state.near !== null ? COORDINATES_NAME : ''
}

export function orderNames(state: ListState): string[] {
  const { treatment, max } = fullSelection(state)
  return [
    orderName(state),
    ...(max && treatment ? [cheapestFirstName(treatment, storedSort(state)), centsName(treatment)] : []),
  ].filter(Boolean)
}

export function storedListSlice(state: ListState): StoredListSlice | null {
  const { treatment = WILDCARD, area = WILDCARD, ...others } = fullSelection(state)
  const sort = storedSort(state)
  const isStored = selectionTokens(others).length === 0 && (state.sort === sort || orderName(state) === '')
  const first = (state.page - 1) * CLINICS_PER_PAGE
  const ranks = Array.from({ length: CLINICS_PER_PAGE }, (_, index) => first + index + 1)
  return isStored ? { service: treatment, area: area.replace('.', '/'), sort, ranks } : null
}

export const sliceAtPositions = (state: ListState, positions: readonly number[]): StoredListSlice => ({
  service: WILDCARD,
  area: WILDCARD,
  sort: storedSort(state),
  ranks: positions.map((position) => position + 1),
})
