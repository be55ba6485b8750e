/** Limits from the specification (§9). Limits in pixels are in CSS; tests/e2e/display-limits.spec.ts checks them. */
export const DISPLAY_LIMITS = {
  featuredClinics: 3,
  minFeaturedRating: 4.8,
  popularTreatments: 5,
  cardServices: 3,
  clinicsBeforeViewAll: 3,
  otherTreatments: 5,
  clinicSidebarTreatments: 5,
  stars: 5,
  redirectDelayMs: 100,
} as const

/** Keeps the compressed HTML of a list, without its map, at 14 KB or less (tests/site/page-weight.test.ts). */
export const CLINICS_PER_PAGE = 16

export const API_PAGE_SIZE = { min: 1, default: 50, max: 100 }

/** Requests per IP address within `periodSeconds`. API_LIMIT and SEARCH_LIMIT must match wrangler.toml. */
export const API_LIMIT = { requests: 200, periodSeconds: 10 }

/** Applies to search pages, and to pages that look up a place by its typed name. Suggestions are counted separately. */
export const SEARCH_LIMIT = { requests: 150, periodSeconds: 10 }

export const REQUEST_LIMITS = {
  urlLength: 8192,
  parameterCount: 100,
  segmentCount: 30,
  /** Maximum length of the If-None-Match header, in characters. A longer header is ignored. */
  ifNoneMatchLength: 2048,
} as const
