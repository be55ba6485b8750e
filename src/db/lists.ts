import { and, between, eq, type Placeholder } from 'drizzle-orm'
import { listings } from './schema.ts'

/** Places of a list in the recommended order, 1, 2, 3 …, both ends included. */
export interface ListRange {
  /** A service's slug, or `ALL`. */
  service: string | Placeholder
  /** An area's slug, `area/sub-area`, or `ALL`. */
  area: string | Placeholder
  first: number | Placeholder
  last: number | Placeholder
}

/** Those rows of `listings`, and no other: a range of one index, whatever the list's length. */
export const placesOfList = (range: ListRange) =>
  and(
    eq(listings.service, range.service),
    eq(listings.area, range.area),
    between(listings.recommended, range.first, range.last),
  )
