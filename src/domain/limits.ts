/** How much of anything is shown (specification §9, "Display limits"). Heights and widths are CSS pixels. */
export const DISPLAY_LIMITS = {
  /** Clinics in the featured list of the home page. */
  featuredClinics: 3,
  /** A clinic rated at least this belongs to the featured choice, flagged or not (0–5). */
  featuredRating: 4.8,
  /** Treatments under "Popular Treatments" in the treatment dropdown. */
  popularTreatments: 5,
  /** Popular services named on a clinic card. */
  cardServices: 3,
  /** With more providers than this, the treatment page links to all of them. */
  providersBeforeViewAll: 3,
  /** Other treatments in the sidebar of a treatment in a location. */
  otherTreatments: 5,
  /** Treatments in the sidebar of a clinic's page. */
  clinicSidebarTreatments: 5,
  /** A rating is shown as whole stars out of this many. */
  stars: 5,
  /** Lines to which a card's description is clamped. */
  cardDescriptionLines: 2,
  mapHeightWide: 240,
  mapHeightCompact: 180,
  locationDropdownMaxHeight: 300,
  treatmentDropdownMaxHeight: 400,
  /** A window narrower than this is mobile. */
  mobileBreakpoint: 768,
  /** Milliseconds before a 'Treatment Not Found' or 'Location Not Found' page moves on to /not-found. */
  redirectDelay: 100,
} as const

/** Clinics on one page of a list. */
export const CLINICS_PER_PAGE = 24

/** Records on one page of an API's list: what `limit` may say. */
export const PAGE_SIZE = { least: 1, usual: 50, most: 100 }

/** Requests that an address may make to the API within `period` seconds: as in wrangler.toml, which counts. */
export const API_LIMIT = { requests: 200, period: 10 }

/** The same for searches, which a place by its name on a list counts as, and once more for suggestions. */
export const SEARCH_LIMIT = { requests: 150, period: 10 }

/** How much a request may carry. Our own links stay far below; beyond it nobody reads on. */
export const REQUEST_LIMITS = {
  /** Characters of path and query string together. */
  address: 8192,
  /** Parameters of the query string. */
  parameters: 100,
  /** Segments of the path. */
  segments: 30,
  /** Characters of a header that the site reads; a longer one counts as not sent. */
  header: 2048,
} as const
