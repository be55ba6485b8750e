/** Limits of the specification (§9). Limits in pixels are in CSS classes (tests/e2e/display-limits.spec.ts). */
export const DISPLAY_LIMITS = {
  featuredClinics: 3,
  featuredRating: 4.8,
  popularTreatments: 5,
  cardServices: 3,
  providersBeforeViewAll: 3,
  otherTreatments: 5,
  clinicSidebarTreatments: 5,
  stars: 5,
  /** Delay before a 'Treatment Not Found' or 'Location Not Found' page redirects to /not-found. */
  redirectDelayMs: 100,
} as const

/** Few enough for a page of at most 14 KB (tests/site/page-weight.test.ts). */
export const CLINICS_PER_PAGE = 16

export const API_PAGE_SIZE = { min: 1, default: 50, max: 100 }

/** Requests per IP address within `period` seconds. Keep this and SEARCH_LIMIT in sync with wrangler.toml. */
export const API_LIMIT = { requests: 200, period: 10 }

/** For searches, and for lists near a place given by name. Suggestions have the same limit, counted separately. */
export const SEARCH_LIMIT = { requests: 150, period: 10 }

export const REQUEST_LIMITS = {
  url: 8192,
  parameters: 100,
  segments: 30,
  /** A longer header is ignored. */
  header: 2048,
} as const
