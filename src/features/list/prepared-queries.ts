import { and, asc, desc, eq, getTableColumns, lte, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { cardColumns } from '../../db/clinics.ts'
import { isInJsonArray, prepareLookup, prepareQuery } from '../../db/prepared-query.ts'
import {
  clinicPrices,
  clinics,
  facetCounts,
  facetSets,
  facetValues,
  listings,
  openSets,
  packedLists,
} from '../../db/schema.ts'
import type { StoredSort } from '../../domain/list/list-state.ts'

// These queries are prepared, because generating their SQL for each request took a quarter of the time of a list page.

export const selectFacetValues = prepareQuery([], (db) =>
  db.select().from(facetValues).orderBy(asc(facetValues.position)),
)

const selectSetsBySort = prepareLookup(facetSets, facetSets.sort)

const selectSetsByToken = prepareQuery(['sort', 'tokens'], (db, placeholder) =>
  db
    .select()
    .from(facetSets)
    .where(and(eq(facetSets.sort, placeholder('sort')), isInJsonArray(facetSets.token, placeholder('tokens')))),
)

export const selectFacetSets = (db: Database, sort: StoredSort, tokens: readonly string[] | null) =>
  tokens === null ? selectSetsBySort(db, sort) : selectSetsByToken(db, { sort, tokens })

export const selectOpenSet = prepareQuery(['sort', 'minute'], (db, placeholder) =>
  db
    .select()
    .from(openSets)
    .where(and(eq(openSets.sort, placeholder('sort')), lte(openSets.minute, placeholder('minute'))))
    .orderBy(desc(openSets.minute))
    .limit(1),
)

export const selectFacetCounts = prepareQuery(['selections'], (db, placeholder) =>
  db
    .select()
    .from(facetCounts)
    .where(isInJsonArray(facetCounts.selection, placeholder('selections'))),
)

export const selectPackedChunks = prepareQuery(['names'], (db, placeholder) =>
  db
    .select()
    .from(packedLists)
    .where(isInJsonArray(packedLists.name, placeholder('names')))
    .orderBy(asc(packedLists.name), asc(packedLists.chunk)),
)

export interface StoredListSlice {
  service: string
  area: string
  sort: StoredSort
  /** Ranks in the sorted list, from 1. A clinic's rank is its position plus 1. */
  ranks: readonly number[]
}

export function createCardQueries(db: Database, { service, area, sort, ranks }: StoredListSlice, treatment: string) {
  const { cards, prices } = CARD_QUERIES_BY_SORT[sort]
  return [cards(db, { service, area, ranks }), prices(db, { service, area, ranks, treatment })] as const
}

const CARD_QUERIES_BY_SORT = {
  recommended: prepareCardQueries(listings.recommended),
  rating: prepareCardQueries(listings.byRating),
  name: prepareCardQueries(listings.byName),
}

function prepareCardQueries<Rank extends (typeof listings)['recommended' | 'byRating' | 'byName']>(rank: Rank) {
  const isInSlice = (placeholder: (name: 'service' | 'area' | 'ranks') => Placeholder) =>
    and(
      eq(listings.service, placeholder('service')),
      eq(listings.area, placeholder('area')),
      isInJsonArray(rank, placeholder('ranks')),
    )
  return {
    cards: prepareQuery(['service', 'area', 'ranks'], (db, placeholder) =>
      db
        .select({ ...cardColumns, rank })
        .from(listings)
        .innerJoin(clinics, eq(clinics.id, listings.clinicId))
        .where(isInSlice(placeholder))
        .orderBy(asc(rank)),
    ),
    prices: prepareQuery(['service', 'area', 'ranks', 'treatment'], (db, placeholder) =>
      db
        .select(getTableColumns(clinicPrices))
        .from(listings)
        .innerJoin(
          clinicPrices,
          and(eq(clinicPrices.clinicId, listings.clinicId), eq(clinicPrices.service, placeholder('treatment'))),
        )
        .where(isInSlice(placeholder))
        .orderBy(asc(clinicPrices.minPrice)),
    ),
  }
}
