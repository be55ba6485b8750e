import { CLINIC_AND_PAGE_QUERIES } from './clinics-and-pages.ts'
import { PLACE_QUERIES } from './places.ts'
import type { QueryExpectation } from './query-expectation.ts'
import { TREATMENT_QUERIES } from './treatments.ts'

export const QUERIES: readonly QueryExpectation[] = [...TREATMENT_QUERIES, ...PLACE_QUERIES, ...CLINIC_AND_PAGE_QUERIES]
