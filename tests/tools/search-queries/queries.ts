import { PAGE_QUERIES } from './pages.ts'
import { PLACE_QUERIES } from './places.ts'
import { TREATMENT_QUERIES } from './treatments.ts'

/** A query and the path that must be among its first three results. */
export type QueryExpectation = readonly [query: string, path: string]

export const QUERIES: readonly QueryExpectation[] = [...TREATMENT_QUERIES, ...PLACE_QUERIES, ...PAGE_QUERIES]
