/** A query and the path that must be among its first three results. */
export type QueryExpectation = readonly [query: string, path: string]
