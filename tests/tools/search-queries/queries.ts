import { PAGE_QUERIES } from './pages.ts'
import { PLACE_QUERIES } from './places.ts'
import type { QueryExpectation } from './query-expectation.ts'
import { TREATMENT_QUERIES } from './treatments.ts'

export const QUERIES: readonly QueryExpectation[] = [...TREATMENT_QUERIES, ...PLACE_QUERIES, ...PAGE_QUERIES]
