import {
  COORDINATES_LIST_NAME,
  getCheapestFirstListName,
  getStartingPricesListName,
} from '../../db/formats/packed-list-names.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import { listSelectionTokens } from '../../domain/list/facets.ts'
import { getFullSelection, type ListSort, type ListState, type StoredSort } from '../../domain/list/list-state.ts'
import type { StoredListSlice } from './prepared-queries.ts'

const STORED_SORTS: Record<ListSort, StoredSort> = {
  recommended: 'recommended',
  rating: 'rating',
  name: 'name',
  price: 'recommended',
  distance: 'recommended',
}

export const getStoredSort = ({ sort }: ListState): StoredSort => STORED_SORTS[sort]

export function getPackedListName(state: ListState): string {
  const { treatment } = getFullSelection(state)
  if (state.sort === 'price' && treatment) return getCheapestFirstListName(treatment, 'recommended')
  return state.sort === 'distance' && state.near !== null ? COORDINATES_LIST_NAME : ''
}

export function listPackedListNames(state: ListState): string[] {
  const { treatment, max } = getFullSelection(state)
  return [
    getPackedListName(state),
    ...(max && treatment
      ? [getCheapestFirstListName(treatment, getStoredSort(state)), getStartingPricesListName(treatment)]
      : []),
  ].filter(Boolean)
}

export function getStoredListSlice(state: ListState): StoredListSlice | null {
  const { treatment = WILDCARD, area = WILDCARD, ...otherFacets } = getFullSelection(state)
  const sort = getStoredSort(state)
  const isStored =
    listSelectionTokens(otherFacets).length === 0 && (state.sort === sort || getPackedListName(state) === '')
  const skippedCount = (state.page - 1) * CLINICS_PER_PAGE
  const ranks = Array.from({ length: CLINICS_PER_PAGE }, (_, index) => skippedCount + index + 1)
  return isStored ? { service: treatment, area: area.replace('.', '/'), sort, ranks } : null
}

export const createSliceAtPositions = (state: ListState, positions: readonly number[]): StoredListSlice => ({
  service: WILDCARD,
  area: WILDCARD,
  sort: getStoredSort(state),
  ranks: positions.map((position) => position + 1),
})
