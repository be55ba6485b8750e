import { and, between, eq, type Placeholder } from 'drizzle-orm'
import { listings } from './schema.ts'

export interface ListRange {
  service: string | Placeholder
  area: string | Placeholder
  first: number | Placeholder
  last: number | Placeholder
}

export const isInListRange = (range: ListRange) =>
  and(
    eq(listings.service, range.service),
    eq(listings.area, range.area),
    between(listings.recommended, range.first, range.last),
  )
