import { selectArea } from '../../db/areas.ts'
import { combineVersions, type Database, queryWithVersion, type Versioned } from '../../db/client.ts'
import { type Bitmap, fullBitmap, hasPosition, toBitmap } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import { centsName, cheapestFirstName } from '../../db/formats/price-orders.ts'
import { selectPriceStatistics } from '../../db/prices.ts'
import { selectFaqs, selectLocalPage, treatmentFaqScope } from '../../db/treatments.ts'
import { ALL } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import type { BrowsePage, DistanceOrigin } from '../../domain/list/browse-page.ts'
import { isPrecounted, type Selection, selectionKey, selectionTokens } from '../../domain/list/facets.ts'
import { fullSelection, type ListState } from '../../domain/list/list-state.ts'
import { sortByPosition, withPrices } from './card-prices.ts'
import { countedSelections, countFacets } from './count-queries.ts'
import { nearestPositions, orderPositions } from './order.ts'
import {
  allFacetValues,
  cardQueries,
  findOpenSet,
  listFacetCounts,
  listFacetSets,
  listOrders,
} from './prepared-queries.ts'
import { COORDINATES, orderName, orderNames, sliceAtPositions, storedListSlice, storedSort } from './stored-list.ts'

export interface BrowseQuery {
  state: ListState
  /**
   * Minute of the week, to find open clinics. Null unless the list is filtered by open clinics, so that other lists do
   * not depend on the time.
   */
  minute: number | null
  near: DistanceOrigin | null
  /** Place near which to find other clinics if the list is short. If null, none are searched for. */
  nearbyOrigin: DistanceOrigin | null
  directorySize: number
}

/** A list with fewer results also shows other clinics nearby. */
export const MIN_RESULTS_WITHOUT_NEARBY = 3

const MAX_OTHERS = 6

const NOW = 'open=now'

/**
 * Reads the data of a list page. Takes one round trip to the database, or two if it must compute which cards to read.
 * Counts are precomputed, or computed from about a hundred rows regardless of the number of clinics.
 */
export async function findBrowsePage(db: Database, query: BrowseQuery): Promise<Versioned<BrowsePage>> {
  const { state, near, nearbyOrigin } = query
  const { treatment = '' } = fullSelection(state)
  const stored = storedListSlice(state)
  const { version, results } = await queryWithVersion(db, [
    ...facetQueries(db, query),
    listOrders(db, { names: [...orderNames(state), ...(nearbyOrigin ? [COORDINATES] : [])] }),
    selectPriceStatistics(db, treatment, ALL),
    ...introductionQueries(db, state),
    ...cardQueries(db, stored, treatment),
  ])
  const [values, sets, open, counts, orders, cityPrices, ...rest] = results
  const [[area], [local], faqs, areaPrices, storedCards, storedPrices] = rest
  const chunksOf = (name: string) => orders.filter((chunk) => chunk.name === name)
  const {
    clinics: matching,
    setOf,
    ...facets
  } = countFacets(state, {
    ...{ values, sets, open, counts },
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
    others: null,
  }
  const positions = stored ? [] : orderPositions(state, matching, chunksOf(orderName(state)), near, CLINICS_PER_PAGE)
  const otherPositions =
    nearbyOrigin && facets.total < MIN_RESULTS_WITHOUT_NEARBY
      ? findOthers(query, nearbyOrigin, matching, setOf, chunksOf(COORDINATES))
      : []
  const own = withPrices(storedCards, storedPrices, unit)
  if (stored && otherPositions.length === 0) return { version, data: { ...page, cards: own } }
  const more = await findMoreCards(db, state, unit, stored ? null : positions, otherPositions)
  const others = nearbyOrigin && more.others.length > 0 ? { from: nearbyOrigin, cards: more.others } : null
  return {
    version: combineVersions(version, more.version),
    data: { ...page, cards: stored ? own : more.cards, others },
  }
}

/** Reads cards by position. `positions` is null if the cards of the list are already read. */
async function findMoreCards(
  db: Database,
  state: ListState,
  unit: string | null | undefined,
  positions: readonly number[] | null,
  otherPositions: readonly number[],
) {
  const { treatment = '' } = fullSelection(state)
  const { version, results } = await queryWithVersion(db, [
    ...cardQueries(db, positions && sliceAtPositions(state, positions), treatment),
    ...cardQueries(db, sliceAtPositions(state, otherPositions), treatment),
  ])
  const [cards, prices, otherCards, otherPrices] = results
  return {
    version,
    cards: withPrices(sortByPosition(cards, positions ?? []), prices, unit),
    others: withPrices(sortByPosition(otherCards, otherPositions), otherPrices, unit),
  }
}

/** Returns queries for the introduction to an area's list, or to a treatment's list in an area. */
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

/** Returns positions of the nearest clinics outside the area that match all other filters. */
function findOthers(
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
  const nearest = nearestPositions(all, coordinates, nearbyOrigin, MAX_OTHERS + MIN_RESULTS_WITHOUT_NEARBY)
  return nearest.filter((position) => !hasPosition(matching, position)).slice(0, MAX_OTHERS)
}

/** Returns the clinics whose lowest price is at most the chosen maximum, or null if no maximum is chosen. */
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
  const tokens = selectionTokens(fullSelection(state)).filter((token) => token !== NOW)
  return [
    allFacetValues(db, {}),
    listFacetSets(db, sort, precounted.length < selections.length ? null : tokens),
    findOpenSet(db, { sort, minute: minute ?? -1 }),
    listFacetCounts(db, { selections: precounted }),
  ] as const
}
