import { and, between, eq, type Placeholder } from 'drizzle-orm'
import { listings } from './schema.ts'

/** Part of a list, from position `first` to `last` in the recommended order. Positions start at 1. */
export interface ListRange {
  /** Service slug or `ALL`. */
  service: string | Placeholder
  /** Area slug, `area/sub-area` or `ALL`. */
  area: string | Placeholder
  first: number | Placeholder
  last: number | Placeholder
}

/** Returns a condition that one index covers, so that a query reads only the range. */
export const isInListRange = (range: ListRange) =>
  and(
    eq(listings.service, range.service),
    eq(listings.area, range.area),
    between(listings.recommended, range.first, range.last),
  )
