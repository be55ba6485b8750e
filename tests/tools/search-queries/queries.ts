import { PAGE_QUERIES } from './pages.ts'
import { PLACE_QUERIES } from './places.ts'
import { TREATMENT_QUERIES } from './treatments.ts'

/** A query and the path of the page that should come first. */
export type ExpectedPage = readonly [query: string, path: string]

export const QUERIES: readonly ExpectedPage[] = [...TREATMENT_QUERIES, ...PLACE_QUERIES, ...PAGE_QUERIES]
