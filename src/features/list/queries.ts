import { selectArea } from '../../db/areas.ts'
import { combineVersions, type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { type Bitmap, fullBitmap, hasPosition, toBitmap } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import { centsName, cheapestFirstName } from '../../db/formats/price-orders.ts'
import { selectPriceStatistics } from '../../db/prices.ts'
import { selectFaqs, selectLocalPage, treatmentFaqScope } from '../../db/treatments.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import type { BrowsePage, DistanceOrigin } from '../../domain/list/browse-page.ts'
import { isPrecounted, type Selection, selectionKey, selectionTokens } from '../../domain/list/facets.ts'
import { fullSelection, type ListState } from '../../domain/list/list-state.ts'
import { addPrices, sortByPosition } from './card-prices.ts'
import { countedSelections, countFacets } from './count-queries.ts'
import { nearestPositions, orderPositions } from './order.ts'
import {
  allFacetValues,
  cardQueries,
  findOpenSet,
  listFacetCounts,
  listFacetSets,
  listOrderChunks,
} from './prepared-queries.ts'
import {
  COORDINATES_NAME,
  orderName,
  orderNames,
  sliceAtPositions,
  storedListSlice,
  storedSort,
} from './stored-list.ts'

export interface BrowseQuery {
  state: ListState
  /** Minute of the week. Null unless the list is filtered by "open now". */
  minute: number | null
  near: DistanceOrigin | null
  /** If the list is short, it also shows the clinics nearest to this point. Null if it never does. */
  nearbyOrigin: DistanceOrigin | null
  directorySize: number
}

export const MIN_RESULTS_WITHOUT_NEARBY = 3

const MAX_NEARBY_CLINICS = 6

export async function findBrowsePage(db: Database, query: BrowseQuery): Promise<Versioned<BrowsePage>> {
  const { state, near, nearbyOrigin } = query
  const { treatment = '' } = fullSelection(state)
  const stored = storedListSlice(state)
  const { version, results } = await queryWithVersion(db, [
    ...facetQueries(db, query),
    listOrderChunks(db, { names: [...orderNames(state), ...(nearbyOrigin ? [COORDINATES_NAME] : [])] }),
    selectPriceStatistics(db, treatment, WILDCARD),
    ...introductionQueries(db, state),
    ...cardQueries(db, stored ?? sliceAtPositions(state, []), treatment),
  ])
  const [values, sets, open, counts, orders, cityPrices, ...rest] = results
  const [[area], [local], faqs, areaPrices, storedCards, storedPrices] = rest
  const chunksOf = (name: string) => orders.filter((chunk) => chunk.name === name)
  const {
    clinics: matching,
    setOf,
    ...facets
  } = countFacets(state, {
    values,
    sets,
    open,
    counts,
    affordable: findAffordable(state, chunksOf),
  })
  const unit = values.find(({ facet, value }) => facet === 'treatment' && value === treatment)?.unit
  const page = {
    ...facets,
    unit: unit ?? null,
    near,
    area: area ?? null,
    local: local ?? null,
    faqs,
    areaPrices,
    cityPrices,
    nearby: null,
  }
  const positions = stored ? [] : orderPositions(state, matching, chunksOf(orderName(state)), near, CLINICS_PER_PAGE)
  const nearbyPositions =
    nearbyOrigin && facets.total < MIN_RESULTS_WITHOUT_NEARBY
      ? findNearbyPositions(query, nearbyOrigin, matching, setOf, chunksOf(COORDINATES_NAME))
      : []
  const readCards = addPrices(storedCards, storedPrices, unit)
  if (stored && nearbyPositions.length === 0) return { version, data: { ...page, cards: readCards } }
  const more = await findMoreCards(db, state, unit, positions, nearbyPositions)
  const nearby = nearbyOrigin && more.nearby.length > 0 ? { from: nearbyOrigin, cards: more.nearby } : null
  return {
    version: combineVersions(version, more.version),
    data: { ...page, cards: stored ? readCards : more.cards, nearby },
  }
}

async function findMoreCards(
  db: Database,
  state: ListState,
  unit: string | null | undefined,
  positions: readonly number[],
  nearbyPositions: readonly number[],
) {
  const { treatment = '' } = fullSelection(state)
  const { version, results } = await queryWithVersion(db, [
    ...cardQueries(db, sliceAtPositions(state, positions), treatment),
    ...cardQueries(db, sliceAtPositions(state, nearbyPositions), treatment),
  ])
  const [cards, prices, nearbyCards, nearbyPrices] = results
  return {
    version,
    cards: addPrices(sortByPosition(cards, positions), prices, unit),
    nearby: addPrices(sortByPosition(nearbyCards, nearbyPositions), nearbyPrices, unit),
  }
}

function introductionQueries(db: Database, { base }: ListState) {
  const { treatment = '', area = '' } = base
  const local = treatment && area ? { treatment, area } : { treatment: '', area: '' }
  return [
    selectArea(db, treatment ? '' : area),
    selectLocalPage(db, local),
    selectFaqs(db, treatmentFaqScope(local.treatment, local.area)),
    selectPriceStatistics(db, local.treatment, local.area),
  ] as const
}

function findNearbyPositions(
  { state, directorySize }: BrowseQuery,
  nearbyOrigin: DistanceOrigin,
  matching: Bitmap,
  setOf: (selection: Selection) => Bitmap,
  coordinates: readonly { body: string }[],
): number[] {
  // Only the recommended order works, because the stored coordinates are in that order.
  if (storedSort(state) !== 'recommended') return []
  const { area: _, ...anywhere } = fullSelection(state)
  const all = selectionTokens(anywhere).length === 0 ? fullBitmap(directorySize) : setOf(anywhere)
  const nearest = nearestPositions(all, coordinates, nearbyOrigin, MAX_NEARBY_CLINICS + MIN_RESULTS_WITHOUT_NEARBY)
  return nearest.filter((position) => !hasPosition(matching, position)).slice(0, MAX_NEARBY_CLINICS)
}

function findAffordable(state: ListState, chunksOf: (name: string) => readonly { body: string }[]): Bitmap | null {
  const { treatment, max } = fullSelection(state)
  if (!max || !treatment) return null
  const wordsOf = (name: string) => chunksOf(name).flatMap(({ body }) => [...unpackWords(body)])
  const amounts = wordsOf(centsName(treatment))
  const count = amounts.filter((cents) => cents <= Number(max) * 100).length
  return toBitmap(wordsOf(cheapestFirstName(treatment, storedSort(state))).slice(0, count))
}

function facetQueries(db: Database, { state, minute }: BrowseQuery) {
  const sort = storedSort(state)
  const selections = countedSelections(state)
  const precounted = selections.filter((selection) => isPrecounted(selection)).map(selectionKey)
  return [
    allFacetValues(db, {}),
    listFacetSets(db, sort, precounted.length < selections.length ? null : selectionTokens(fullSelection(state))),
    findOpenSet(db, { sort, minute: minute ?? -1 }),
    listFacetCounts(db, { selections: precounted }),
  ] as const
}
