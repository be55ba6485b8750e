import { and, asc, between, desc, eq, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { cardColumns } from './clinics.ts'
import { prepareQuery } from './prepared-query.ts'
import {
  clinicOrders,
  clinicPrices,
  clinics,
  facetCounts,
  facetSets,
  facetValues,
  listings,
  openSets,
} from './schema.ts'

/** The queries of a list's page. It has eight: to write their SQL anew for each page took a quarter of its time. */

/** What the places of a list go by; the other orders are made of the recommended one. */
export type StoredSort = 'recommended' | 'rating' | 'name'

const RANKS = { recommended: listings.recommended, rating: listings.byRating, name: listings.byName } as const

/** One of a list of texts or numbers that is handed over as JSON: their number is no part of the SQL. */
const isAmong = (column: SQLiteColumn, list: Placeholder): SQL =>
  sql`${column} in (select value from json_each(${list}))`

export const allFacetValues = prepareQuery([], (db) => db.select().from(facetValues).orderBy(asc(facetValues.position)))

const setsOfSort = prepareQuery(['sort'], (db, value) =>
  db
    .select()
    .from(facetSets)
    .where(eq(facetSets.sort, value('sort'))),
)

const setsOfTokens = prepareQuery(['sort', 'tokens'], (db, value) =>
  db
    .select()
    .from(facetSets)
    .where(and(eq(facetSets.sort, value('sort')), isAmong(facetSets.token, value('tokens')))),
)

/** The sets of these tokens; null: of all. */
export const facetSetsOf = (db: Database, sort: StoredSort, tokens: readonly string[] | null) =>
  tokens === null ? setsOfSort(db, { sort }) : setsOfTokens(db, { sort, tokens: JSON.stringify(tokens) })

/** Who is open at a minute of the week. */
export const openAt = prepareQuery(['sort', 'minute'], (db, value) =>
  db
    .select()
    .from(openSets)
    .where(and(eq(openSets.sort, value('sort')), lte(openSets.minute, value('minute'))))
    .orderBy(desc(openSets.minute))
    .limit(1),
)

const countsAmong = prepareQuery(['selections'], (db, value) =>
  db
    .select()
    .from(facetCounts)
    .where(isAmong(facetCounts.selection, value('selections'))),
)

export const countsOf = (db: Database, selections: readonly string[]) =>
  countsAmong(db, { selections: JSON.stringify(selections) })

/** The pieces of an order that is stored, by its name. */
export const orderPieces = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(clinicOrders)
    .where(eq(clinicOrders.name, value('name')))
    .orderBy(asc(clinicOrders.piece)),
)

/** Some clinics of a list: `service` and `area` name it, as slugs or `ALL`. */
export interface ListPart {
  service: string
  area: string
  sort: StoredSort
  /** Places in its order, 1, 2, 3 …: all from the first to the last, or each. */
  places: { first: number; last: number } | readonly number[]
}

/** The cards of a part of a list with their places, and what they ask for a treatment; no cards for null. */
export function cardQueries(db: Database, part: ListPart | null, treatment: string) {
  const { service, area, sort, places } = part ?? NONE
  const { range, each } = KEPT[sort]
  if ('first' in places) {
    const list = { service, area, first: places.first, last: places.last }
    return [range.cards(db, list), range.prices(db, { ...list, treatment })] as const
  }
  const list = { service, area, places: JSON.stringify(places) }
  return [each.cards(db, list), each.prices(db, { ...list, treatment })] as const
}

const NONE: ListPart = { service: '', area: '', sort: 'recommended', places: [] }

type ValueOf<Name extends string> = (name: Name) => Placeholder

const range = (rank: SQLiteColumn) => (value: ValueOf<'first' | 'last'>) => between(rank, value('first'), value('last'))
const each = (rank: SQLiteColumn) => (value: ValueOf<'places'>) => isAmong(rank, value('places'))

const KEPT = {
  recommended: keptFor(RANKS.recommended),
  rating: keptFor(RANKS.rating),
  name: keptFor(RANKS.name),
}

function keptFor<Rank extends (typeof RANKS)[StoredSort]>(rank: Rank) {
  return {
    range: partQueries(rank, ['first', 'last'], range(rank)),
    each: partQueries(rank, ['places'], each(rank)),
  }
}

function partQueries<Rank extends (typeof RANKS)[StoredSort], Name extends string>(
  rank: Rank,
  names: readonly Name[],
  placesOf: (value: ValueOf<Name>) => SQL | undefined,
) {
  const inPart = (value: ValueOf<Name | 'service' | 'area'>) =>
    and(eq(listings.service, value('service')), eq(listings.area, value('area')), placesOf(value))
  return {
    cards: prepareQuery(['service', 'area', ...names], (db, value) =>
      db
        .select({ ...cardColumns, rank })
        .from(listings)
        .innerJoin(clinics, eq(clinics.id, listings.clinicId))
        .where(inPart(value))
        .orderBy(asc(rank)),
    ),
    prices: prepareQuery(['service', 'area', 'treatment', ...names], (db, value) =>
      db
        .select({
          clinicId: clinicPrices.clinicId,
          unit: clinicPrices.unit,
          min: clinicPrices.minPrice,
          max: clinicPrices.maxPrice,
        })
        .from(listings)
        .innerJoin(
          clinicPrices,
          and(eq(clinicPrices.clinicId, listings.clinicId), eq(clinicPrices.service, value('treatment'))),
        )
        .where(inPart(value))
        .orderBy(asc(clinicPrices.minPrice)),
    ),
  }
}
