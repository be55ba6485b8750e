import { and, between, eq, type Placeholder } from 'drizzle-orm'
import { listings } from './schema.ts'

/** A range of positions in the recommended order, 1-based and inclusive. */
export interface ListRange {
  /** Service slug or `ALL`. */
  service: string | Placeholder
  /** Area slug, `area/sub-area` or `ALL`. */
  area: string | Placeholder
  first: number | Placeholder
  last: number | Placeholder
}

/** Selects a range of one index, so that only the matching listings are read. */
export const isInListRange = (range: ListRange) =>
  and(
    eq(listings.service, range.service),
    eq(listings.area, range.area),
    between(listings.recommended, range.first, range.last),
  )
