import { and, asc, between, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { BrowsePage, NamedPlace, ResultCard } from '../domain/browse-page.ts'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import { isCountedAhead, selectionKey, tokensOf } from '../domain/facets.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type ListState, wantedBy } from '../domain/list-state.ts'
import { countFacets, selectionsOf } from './browse-counts.ts'
import { orderPositions } from './browse-order.ts'
import { type Database, type Read, readTogether, versionOfBoth } from './client.ts'
import { cardColumns } from './clinics.ts'
import {
  areas,
  clinicOrders,
  clinicPrices,
  clinics,
  facetCounts,
  facetSets,
  facetValues,
  listings,
  openSets,
} from './schema.ts'

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
  const stored = storedList(state)
  const { version, results } = await readTogether(db, [
    ...facetQueries(db, query),
    db
      .select()
      .from(clinicOrders)
      .where(eq(clinicOrders.name, orderName(state)))
      .orderBy(asc(clinicOrders.piece)),
    db
      .select()
      .from(areas)
      .where(eq(areas.slug, state.base.area ?? '')),
    ...cardQueries(db, state, stored),
  ] as const)
  const [values, sets, open, counts, pieces, [area], storedCards, storedPrices] = results
  const { clinics: fitting, ...facets } = countFacets(state, { values, sets, open, counts })
  const page = { ...facets, near, area: area ?? null }
  const unit = values.find(({ facet, value }) => facet === 'treatment' && value === wantedBy(state).treatment)?.unit
  if (stored) return { version, data: { ...page, cards: withPrices(storedCards, storedPrices, unit) } }
  const positions = orderPositions(state, fitting, pieces, near, CLINICS_PER_PAGE)
  const second = await readTogether(db, cardQueries(db, state, placed(state, positions)))
  const [cards, prices] = second.results
  const order = new Map(positions.map((position, index) => [position + 1, index]))
  const sorted = [...cards].sort((a, b) => (order.get(a.rank) ?? 0) - (order.get(b.rank) ?? 0))
  return {
    version: versionOfBoth(version, second.version),
    data: { ...page, cards: withPrices(sorted, prices, unit) },
  }
}

/** The orders in which sets and lists are stored; the others are made of the recommended one. */
const storedSort = ({ sort }: ListState) => (sort === 'rating' || sort === 'name' ? sort : 'recommended')
const rankColumns = { recommended: listings.recommended, rating: listings.byRating, name: listings.byName }

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
  const ofSort = eq(facetSets.sort, sort)
  return [
    db.select().from(facetValues).orderBy(asc(facetValues.position)),
    db
      .select()
      .from(facetSets)
      .where(ahead.length < selections.length ? ofSort : and(ofSort, inArray(facetSets.token, tokens))),
    db
      .select()
      .from(openSets)
      .where(and(eq(openSets.sort, sort), lte(openSets.minute, minute)))
      .orderBy(desc(openSets.minute))
      .limit(1),
    db.select().from(facetCounts).where(inArray(facetCounts.selection, ahead)),
  ] as const
}

/** Part of a stored list: which list, in which order, and which of its rows. */
interface ListPart {
  service: string
  area: string
  sort: keyof typeof rankColumns
  rows: SQL
}

/** A page of treatment, area or both is a range of a list that is stored. */
function storedList(state: ListState): ListPart | null {
  const { treatment = ALL, area = ALL, ...others } = wantedBy(state)
  const sort = storedSort(state)
  const isStored = tokensOf(others).length === 0 && (state.sort === sort || orderName(state) === '')
  const first = (state.page - 1) * CLINICS_PER_PAGE
  const rows = between(rankColumns[sort], first + 1, first + CLINICS_PER_PAGE)
  return isStored ? { service: treatment, area: area.replace('.', '/'), sort, rows } : null
}

/** The clinics at these places of the whole directory. */
function placed(state: ListState, positions: readonly number[]): ListPart {
  const sort = storedSort(state)
  const ranks = positions.map((position) => position + 1)
  return { service: ALL, area: ALL, sort, rows: inArray(rankColumns[sort], ranks) }
}

/** The cards of a part of a list, and what they ask for the treatment; none for null. */
function cardQueries(db: Database, state: ListState, part: ListPart | null) {
  const { service, area, sort, rows } = part ?? placed(state, [])
  const inPart = and(eq(listings.service, service), eq(listings.area, area), rows)
  const treatment = wantedBy(state).treatment ?? ''
  return [
    db
      .select({ ...cardColumns, rank: rankColumns[sort] })
      .from(listings)
      .innerJoin(clinics, eq(clinics.id, listings.clinicId))
      .where(inPart)
      .orderBy(asc(rankColumns[sort])),
    db
      .select({
        clinicId: clinicPrices.clinicId,
        unit: clinicPrices.unit,
        min: clinicPrices.minPrice,
        max: clinicPrices.maxPrice,
      })
      .from(listings)
      .innerJoin(clinicPrices, and(eq(clinicPrices.clinicId, listings.clinicId), eq(clinicPrices.service, treatment)))
      .where(inPart)
      .orderBy(asc(clinicPrices.minPrice)),
  ] as const
}

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
