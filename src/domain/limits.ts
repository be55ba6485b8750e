/** Display limits (specification §9). Limits in pixels are class names, checked by tests/e2e/display-limits.spec.ts. */
export const DISPLAY_LIMITS = {
  featuredClinics: 3,
  featuredRating: 4.8,
  popularTreatments: 5,
  cardServices: 3,
  providersBeforeViewAll: 3,
  otherTreatments: 5,
  clinicSidebarTreatments: 5,
  stars: 5,
  /** Milliseconds before a 'Treatment Not Found' or 'Location Not Found' page redirects to /not-found. */
  redirectDelay: 100,
} as const

/** Keeps a full page within 14 KB (tests/site/page-weight.test.ts). */
export const CLINICS_PER_PAGE = 16

export const PAGE_SIZE = { min: 1, default: 50, max: 100 }

/** Requests per IP address and `period` (seconds). Keep in sync with wrangler.toml, which enforces it. */
export const API_LIMIT = { requests: 200, period: 10 }

/**
 * Like API_LIMIT, for searches and lists near a place name. Suggestions are counted separately. Keep in sync with
 * wrangler.toml.
 */
export const SEARCH_LIMIT = { requests: 150, period: 10 }

export const REQUEST_LIMITS = {
  address: 8192,
  parameters: 100,
  segments: 30,
  /** A longer header is ignored. */
  header: 2048,
} as const
