import { and, asc, desc, eq, lte, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { cardColumns } from '../../db/clinics.ts'
import { isInList, prepareLookup, prepareQuery } from '../../db/prepared-query.ts'
import {
  clinicOrders,
  clinicPrices,
  clinics,
  facetCounts,
  facetSets,
  facetValues,
  listings,
  openSets,
} from '../../db/schema.ts'

// Prepared queries of a list page. Generating the SQL of its eight queries took a quarter of the page's time.

/** Sort orders with a rank in `listings`. Other orders use the positions of 'recommended'. */
export type StoredSort = 'recommended' | 'rating' | 'name'

export const allFacetValues = prepareQuery([], (db) => db.select().from(facetValues).orderBy(asc(facetValues.position)))

const setsOfSort = prepareLookup(facetSets, facetSets.sort)

const setsOfTokens = prepareQuery(['sort', 'tokens'], (db, value) =>
  db
    .select()
    .from(facetSets)
    .where(and(eq(facetSets.sort, value('sort')), isInList(facetSets.token, value('tokens')))),
)

export const listFacetSets = (db: Database, sort: StoredSort, tokens: readonly string[] | null) =>
  tokens === null ? setsOfSort(db, sort) : setsOfTokens(db, { sort, tokens })

export const findOpenSet = prepareQuery(['sort', 'minute'], (db, value) =>
  db
    .select()
    .from(openSets)
    .where(and(eq(openSets.sort, value('sort')), lte(openSets.minute, value('minute'))))
    .orderBy(desc(openSets.minute))
    .limit(1),
)

export const listFacetCounts = prepareQuery(['selections'], (db, value) =>
  db
    .select()
    .from(facetCounts)
    .where(isInList(facetCounts.selection, value('selections'))),
)

export const listOrderChunks = prepareQuery(['names'], (db, value) =>
  db
    .select()
    .from(clinicOrders)
    .where(isInList(clinicOrders.name, value('names')))
    .orderBy(asc(clinicOrders.name), asc(clinicOrders.chunk)),
)

export interface StoredListSlice {
  service: string
  area: string
  sort: StoredSort
  /** Positions in the sorted list, from 1. */
  ranks: readonly number[]
}

export function cardQueries(db: Database, { service, area, sort, ranks }: StoredListSlice, treatment: string) {
  const { cards, prices } = PREPARED[sort]
  return [cards(db, { service, area, ranks }), prices(db, { service, area, ranks, treatment })] as const
}

const PREPARED = {
  recommended: prepareForRank(listings.recommended),
  rating: prepareForRank(listings.byRating),
  name: prepareForRank(listings.byName),
}

function prepareForRank<Rank extends (typeof listings)['recommended' | 'byRating' | 'byName']>(rank: Rank) {
  const isInSlice = (value: (name: 'service' | 'area' | 'ranks') => Placeholder) =>
    and(eq(listings.service, value('service')), eq(listings.area, value('area')), isInList(rank, value('ranks')))
  return {
    cards: prepareQuery(['service', 'area', 'ranks'], (db, value) =>
      db
        .select({ ...cardColumns, rank })
        .from(listings)
        .innerJoin(clinics, eq(clinics.id, listings.clinicId))
        .where(isInSlice(value))
        .orderBy(asc(rank)),
    ),
    prices: prepareQuery(['service', 'area', 'ranks', 'treatment'], (db, value) =>
      db
        .select({
          clinicId: clinicPrices.clinicId,
          label: clinicPrices.label,
          unit: clinicPrices.unit,
          min: clinicPrices.minPrice,
          max: clinicPrices.maxPrice,
        })
        .from(listings)
        .innerJoin(
          clinicPrices,
          and(eq(clinicPrices.clinicId, listings.clinicId), eq(clinicPrices.service, value('treatment'))),
        )
        .where(isInSlice(value))
        .orderBy(asc(clinicPrices.minPrice)),
    ),
  }
}
