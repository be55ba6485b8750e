/** The only localStorage key (documented in seed/sample/content/pages/privacy.md). */
export const SHORTLIST_KEY = 'shortlist'
