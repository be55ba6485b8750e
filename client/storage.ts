/** The only localStorage key (documented in seed/content/pages/privacy.md). */
export const SHORTLIST_KEY = 'shortlist'
