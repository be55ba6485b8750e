import type { BrowsePage, NamedPlace, ResultCard } from '../domain/browse-page.ts'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import { isCountedAhead, selectionKey, tokensOf } from '../domain/facets.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type ListState, wantedBy } from '../domain/list-state.ts'
import { areaCalled } from './areas.ts'
import { countFacets, selectionsOf } from './browse-counts.ts'
import { orderPositions } from './browse-order.ts'
import {
  allFacetValues,
  cardQueries,
  countsOf,
  facetSetsOf,
  type ListPart,
  openAt,
  orderPieces,
  type StoredSort,
} from './browse-queries.ts'
import { type Database, type Read, readTogether, versionOfBoth } from './client.ts'

export interface BrowseQuery {
  state: ListState
  /** The minute of the week in New York, for who is open. */
  minute: number
  /** Where distances are measured from. */
  near: NamedPlace | null
}

const NOW = 'open=now'

/**
 * A page of a list with the counts of every facet. The counts come in one round trip: of a few rows counted when the
 * data was loaded, or by intersecting the sets of the values, about a hundred rows whatever the number of clinics.
 * The cards come with them when the list is one that is stored; else they are read by their places, in a second trip.
 */
export async function findBrowsePage(db: Database, query: BrowseQuery): Promise<Read<BrowsePage>> {
  const { state, near } = query
  const { treatment = '' } = wantedBy(state)
  const stored = storedList(state)
  const { version, results } = await readTogether(db, [
    ...facetQueries(db, query),
    orderPieces(db, { name: orderName(state) }),
    areaCalled(db, { slug: state.base.area ?? '' }),
    ...cardQueries(db, stored, treatment),
  ] as const)
  const [values, sets, open, counts, pieces, [area], storedCards, storedPrices] = results
  const { clinics: fitting, ...facets } = countFacets(state, { values, sets, open, counts })
  const page = { ...facets, near, area: area ?? null }
  const unit = values.find(({ facet, value }) => facet === 'treatment' && value === treatment)?.unit
  if (stored) return { version, data: { ...page, cards: withPrices(storedCards, storedPrices, unit) } }
  const positions = orderPositions(state, fitting, pieces, near, CLINICS_PER_PAGE)
  const second = await readTogether(db, cardQueries(db, placed(state, positions), treatment))
  const [cards, prices] = second.results
  const order = new Map(positions.map((position, index) => [position + 1, index]))
  const sorted = [...cards].sort((a, b) => (order.get(a.rank) ?? 0) - (order.get(b.rank) ?? 0))
  return {
    version: versionOfBoth(version, second.version),
    data: { ...page, cards: withPrices(sorted, prices, unit) },
  }
}

const storedSort = ({ sort }: ListState): StoredSort => (sort === 'rating' || sort === 'name' ? sort : 'recommended')

function orderName(state: ListState): string {
  if (state.sort === 'price') return `price/${wantedBy(state).treatment}`
  return state.sort === 'distance' && state.near !== null ? 'places' : ''
}

/** Values, their sets, who is open and the counts worked out ahead. */
function facetQueries(db: Database, { state, minute }: BrowseQuery) {
  const sort = storedSort(state)
  const selections = selectionsOf(state)
  const ahead = selections.filter((selection) => isCountedAhead(selection)).map(selectionKey)
  const tokens = tokensOf(wantedBy(state)).filter((token) => token !== NOW)
  return [
    allFacetValues(db, {}),
    facetSetsOf(db, sort, ahead.length < selections.length ? null : tokens),
    openAt(db, { sort, minute }),
    countsOf(db, ahead),
  ] as const
}

/** A page of treatment, area or both is a range of a list that is stored. */
function storedList(state: ListState): ListPart | null {
  const { treatment = ALL, area = ALL, ...others } = wantedBy(state)
  const sort = storedSort(state)
  const isStored = tokensOf(others).length === 0 && (state.sort === sort || orderName(state) === '')
  const first = (state.page - 1) * CLINICS_PER_PAGE
  const places = { first: first + 1, last: first + CLINICS_PER_PAGE }
  return isStored ? { service: treatment, area: area.replace('.', '/'), sort, places } : null
}

/** The clinics at these places of the whole directory. */
const placed = (state: ListState, positions: readonly number[]): ListPart => ({
  service: ALL,
  area: ALL,
  sort: storedSort(state),
  places: positions.map((position) => position + 1),
})

interface AskedPrice {
  clinicId: string
  unit: string
  min: number
  max: number
}

/** The cheapest price in the unit that most ask, or else in any. */
const withPrices = (
  cards: readonly (ClinicCard & { rank: number })[],
  prices: readonly AskedPrice[],
  unit: string | null | undefined,
): ResultCard[] =>
  cards.map(({ rank: _, ...card }) => {
    const own = prices.filter((price) => price.clinicId === card.id)
    const price = own.find((candidate) => candidate.unit === unit) ?? own[0]
    return { ...card, price: price ? { unit: price.unit, min: price.min, max: price.max } : null }
  })
