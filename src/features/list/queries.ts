import { selectArea } from '../../db/areas.ts'
import { combineVersions, type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { type Bitmap, createFullBitmap, hasPosition, toBitmap } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import {
  COORDINATES_LIST_NAME,
  getCheapestFirstListName,
  getStartingPricesListName,
} from '../../db/formats/packed-list-names.ts'
import { selectServicePriceStatistics } from '../../db/prices.ts'
import { getTreatmentFaqScope, selectFaqs, selectLocalPage } from '../../db/treatments.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import { isPrecounted, listSelectionTokens, type Selection, toSelectionKey } from '../../domain/list/facets.ts'
import type { DistanceOrigin, ListResults } from '../../domain/list/list-results.ts'
import { getFullSelection, type ListState } from '../../domain/list/list-state.ts'
import { addPrices } from './card-prices.ts'
import { countFacets, listSelectionsToCount } from './count-facets.ts'
import { listPagePositions, listPositionsOfNearestClinics } from './order.ts'
import {
  createCardQueries,
  selectFacetCounts,
  selectFacetSets,
  selectFacetValues,
  selectOpenSet,
  selectPackedChunks,
} from './prepared-queries.ts'
import {
  createSliceAtPositions,
  getPackedListName,
  getStoredListSlice,
  getStoredSort,
  listPackedListNames,
} from './stored-list.ts'

export interface ListResultsQuery {
  state: ListState
  minuteOfWeek: number | null
  near: DistanceOrigin | null
  /** Place whose nearest clinics a short list also shows, unless it is sorted by rating or name. */
  nearbyOrigin: DistanceOrigin | null
  directorySize: number
}

export const MIN_RESULTS_WITHOUT_NEARBY = 3

const MAX_NEARBY_CLINICS = 6

export async function findListResults(db: Database, query: ListResultsQuery): Promise<Versioned<ListResults>> {
  const { state, near, nearbyOrigin } = query
  const { treatment = '' } = getFullSelection(state)
  const storedSlice = getStoredListSlice(state)
  const { version, results } = await queryWithVersion(db, [
    ...createFacetQueries(db, query),
    selectPackedChunks(db, {
      names: [...listPackedListNames(state), ...(nearbyOrigin ? [COORDINATES_LIST_NAME] : [])],
    }),
    selectServicePriceStatistics(db, { service: treatment, area: WILDCARD }),
    ...createPageContentQueries(db, state),
    ...createCardQueries(db, storedSlice ?? createSliceAtPositions(state, []), treatment),
  ])
  const [values, sets, openSets, counts, packedChunks, cityStatistics, ...otherResults] = results
  const [[area], [local], faqs, areaStatistics, storedCards, storedPrices] = otherResults
  const listChunks = (name: string) => packedChunks.filter((chunk) => chunk.name === name)
  const facetRows = { values, sets, openSets, counts, affordableSet: findAffordableSet(state, listChunks) }
  const { matchingSet, intersectSets, ...facetCounts } = countFacets(state, facetRows)
  const unit = values.find(({ facet, value }) => facet === 'treatment' && value === treatment)?.unit
  const pageWithoutCards = {
    ...facetCounts,
    unit: unit ?? null,
    near,
    area: area ?? null,
    localPage: local ?? null,
    faqs,
    areaStatistics,
    cityStatistics,
    nearby: null,
  }
  const positions = storedSlice
    ? []
    : listPagePositions(state, matchingSet, listChunks(getPackedListName(state)), near, CLINICS_PER_PAGE)
  const nearbyPositions =
    nearbyOrigin && facetCounts.total < MIN_RESULTS_WITHOUT_NEARBY
      ? findNearbyPositions(query, nearbyOrigin, matchingSet, intersectSets, listChunks(COORDINATES_LIST_NAME))
      : []
  const pricedCards = addPrices(storedCards, storedPrices, unit)
  if (storedSlice && nearbyPositions.length === 0) return { version, data: { ...pageWithoutCards, cards: pricedCards } }
  const moreCards = await findMoreCards(db, state, unit, positions, nearbyPositions)
  const nearby = nearbyOrigin && moreCards.nearby.length > 0 ? { origin: nearbyOrigin, cards: moreCards.nearby } : null
  return {
    version: combineVersions(version, moreCards.version),
    data: { ...pageWithoutCards, cards: storedSlice ? pricedCards : moreCards.cards, nearby },
  }
}

async function findMoreCards(
  db: Database,
  state: ListState,
  unit: string | null | undefined,
  positions: readonly number[],
  nearbyPositions: readonly number[],
) {
  const { treatment = '' } = getFullSelection(state)
  const slice = createSliceAtPositions(state, [...positions, ...nearbyPositions])
  const { version, results } = await queryWithVersion(db, createCardQueries(db, slice, treatment))
  const [cards, prices] = results
  const listCards = (wantedPositions: readonly number[]) =>
    addPrices(
      wantedPositions.flatMap((position) => cards.find(({ rank }) => rank === position + 1) ?? []),
      prices,
      unit,
    )
  return { version, cards: listCards(positions), nearby: listCards(nearbyPositions) }
}

function createPageContentQueries(db: Database, { base }: ListState) {
  const { treatment = '', area = '' } = base
  const localPageKey = treatment && area ? { treatment, area } : { treatment: '', area: '' }
  return [
    selectArea(db, treatment ? '' : area),
    selectLocalPage(db, localPageKey),
    selectFaqs(db, getTreatmentFaqScope(localPageKey.treatment, localPageKey.area)),
    selectServicePriceStatistics(db, { service: localPageKey.treatment, area: localPageKey.area }),
  ] as const
}

function findNearbyPositions(
  { state, directorySize }: ListResultsQuery,
  nearbyOrigin: DistanceOrigin,
  matchingSet: Bitmap,
  intersectSets: (selection: Selection) => Bitmap,
  coordinates: readonly { body: string }[],
): number[] {
  // The stored coordinates are in the recommended order, so positions in another order would get wrong coordinates.
  if (getStoredSort(state) !== 'recommended') return []
  const { area: _, ...selectionWithoutArea } = getFullSelection(state)
  const anyAreaSet =
    listSelectionTokens(selectionWithoutArea).length === 0
      ? createFullBitmap(directorySize)
      : intersectSets(selectionWithoutArea)
  const nearestPositions = listPositionsOfNearestClinics(
    anyAreaSet,
    coordinates,
    nearbyOrigin,
    MAX_NEARBY_CLINICS + MIN_RESULTS_WITHOUT_NEARBY,
  )
  return nearestPositions.filter((position) => !hasPosition(matchingSet, position)).slice(0, MAX_NEARBY_CLINICS)
}

function findAffordableSet(state: ListState, listChunks: (name: string) => readonly { body: string }[]): Bitmap | null {
  const { treatment, max } = getFullSelection(state)
  if (!max || !treatment) return null
  const unpackChunks = (name: string) => listChunks(name).flatMap(({ body }) => [...unpackWords(body)])
  const startingPricesCents = unpackChunks(getStartingPricesListName(treatment))
  const count = startingPricesCents.filter((cents) => cents <= Number(max) * 100).length
  return toBitmap(unpackChunks(getCheapestFirstListName(treatment, getStoredSort(state))).slice(0, count))
}

function createFacetQueries(db: Database, { state, minuteOfWeek }: ListResultsQuery) {
  const sort = getStoredSort(state)
  const selections = listSelectionsToCount(state)
  const precountedKeys = selections.filter((selection) => isPrecounted(selection)).map(toSelectionKey)
  return [
    selectFacetValues(db, {}),
    selectFacetSets(
      db,
      sort,
      precountedKeys.length < selections.length ? null : listSelectionTokens(getFullSelection(state)),
    ),
    selectOpenSet(db, { sort, minute: minuteOfWeek ?? -1 }),
    selectFacetCounts(db, { selections: precountedKeys }),
  ] as const
}
